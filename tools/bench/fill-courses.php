<?php
/**
 * Adds courses with twenty dates each and registrations for them, two forms with and without the field Course, and two
 * pages with a list of courses, with and without their dates and spots:
 *
 * php tools/bench/fill-courses.php FOLDER-OF-WORDPRESS 1000 100000
 *
 * Not part of the plugin. Registrations are written to the tables directly, each for one person and the whole course.
 */

declare(strict_types=1);

[ , $folder, $courses, $registrations ] = array( ...$argv, '', '1000', '100000' );
$_SERVER['HTTP_HOST']   = '127.0.0.1';
$_SERVER['SERVER_PORT'] = '80';
require $folder . '/wp-load.php';

global $wpdb;
$courses       = max( 1, (int) $courses );
$registrations = (int) $registrations;
wp_set_current_user( 1 );

$form = static function ( string $title, string $fields ): array {
	$post = (int) wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $fields . '<!-- wp:vestibule/field-name {"name":"names","label":"Name"} /--><!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->' ) );
	$id   = get_post_meta( $post, 'vestibule_form_id', true );
	return array( 'post' => $post, 'id' => is_numeric( $id ) ? (int) $id : 0 );
};
$with    = $form( 'Registration of the benchmark', '<!-- wp:vestibule/field-course {"name":"course","label":"Course","required":true} /-->' );
$without = $form( 'Enquiry of the benchmark', '' );

$dates = static fn ( string $first, int $count, int $capacity ): array => array( 'series' => array( array( 'start' => $first, 'from' => '18:30', 'to' => '20:00', 'count' => $count ) ), 'capacity' => $capacity, 'form' => $with['post'] );
$add   = static function ( string $title, array $settings ): int {
	$content = '<!-- wp:vestibule/course-facts /--><!-- wp:vestibule/course-dates /--><!-- wp:vestibule/course-register /-->';
	return (int) wp_insert_post( array( 'post_type' => 'vestibule_course', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => $content, 'meta_input' => array( 'vestibule_course' => $settings ) ) );
};
$ids   = array();
for ( $i = 0; $i < $courses; $i++ ) {
	$ids[] = $add( "Course {$i}", $dates( gmdate( 'Y-m-d', time() + DAY_IN_SECONDS * ( 7 + $i % 300 ) ), 20, 200 ) );
}
$ten = $add( 'Course with ten dates', $dates( gmdate( 'Y-m-d', time() + 14 * DAY_IN_SECONDS ), 10, 0 ) );

$prefix = "{$wpdb->prefix}vestibule_";
$list   = implode( ',', $ids );
$wpdb->query( 'START TRANSACTION' );
$first = 1 + (int) $wpdb->get_var( "SELECT MAX(id) FROM {$prefix}submissions" );
$last  = $first + $registrations - 1;
$wpdb->query( "INSERT INTO {$prefix}submissions (id, form_id, created_at, status, data, search_text, source_url, mail_status, sender) SELECT seq, {$with['id']}, UTC_TIMESTAMP() - INTERVAL seq MINUTE, 'read', CONCAT('{\"names[first_name]\":\"Ada\",\"email\":\"ada', seq, '@example.org\"}'), CONCAT('ada ', seq), '', 'sent', CONCAT('Ada ', seq) FROM seq_{$first}_to_{$last}" );
$wpdb->query( "INSERT INTO {$prefix}registrations (entry_id, course_id, kind, dates, people, created_at) SELECT seq, ELT(1 + seq MOD {$courses}, {$list}), 'whole', '', 1, UTC_TIMESTAMP() - INTERVAL 1 DAY FROM seq_{$first}_to_{$last}" );
$wpdb->query( "INSERT INTO {$prefix}entry_seats (pool, entry_id, spots) SELECT CONCAT('course:', course_id), entry_id, 1 FROM {$prefix}registrations WHERE entry_id >= {$first}" );
$wpdb->query( "INSERT INTO {$prefix}entry_seats (pool, entry_id, spots) SELECT CONCAT('course:', r.course_id, ':', s.session_key), r.entry_id, 1 FROM {$prefix}registrations r JOIN {$prefix}course_sessions s ON s.course_id = r.course_id WHERE r.entry_id >= {$first}" );
$wpdb->query( "REPLACE INTO {$prefix}booking_resources (resource, taken) SELECT pool, SUM(spots) FROM {$prefix}entry_seats WHERE pool LIKE 'course:%' GROUP BY pool" );
$wpdb->query( 'COMMIT' );
$wpdb->query( "ANALYZE TABLE {$prefix}submissions, {$prefix}registrations, {$prefix}entry_seats, {$prefix}booking_resources, {$prefix}course_sessions" );

$path  = static fn ( int $post ): string => (string) wp_parse_url( (string) get_permalink( $post ), PHP_URL_PATH );
$alone = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Enquiry', 'post_content' => "<!-- wp:vestibule/form {\"ref\":{$without['post']}} /-->" ) );
$page  = static function ( string $title, string $blocks ) use ( $path ): string {
	$query = '{"queryId":1,"query":{"perPage":10,"postType":"vestibule_course","orderBy":"date","order":"desc","inherit":false},"namespace":"vestibule/courses"}';
	$post  = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title, 'post_content' => "<!-- wp:query {$query} --><div class=\"wp-block-query\"><!-- wp:post-template --><!-- wp:post-title {\"isLink\":true} /-->{$blocks}<!-- /wp:post-template --></div><!-- /wp:query -->" ) );
	return $path( (int) $post );
};
do_action( 'vestibule_purge' );
echo wp_json_encode(
	array(
		'courses'       => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = 'vestibule_course' AND post_status = 'publish'" ),
		'dates'         => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$prefix}course_sessions" ),
		'registrations' => (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$prefix}registrations" ),
		'course'        => $ids[0],
		'path'          => $path( $ids[0] ),
		'ids'           => implode( ',', array_slice( $ids, 0, 10 ) ),
		'ten'           => array( 'course' => $ten, 'form' => $with['id'], 'path' => $path( $ten ) ),
		'plain'         => array( 'form' => $without['id'], 'path' => $path( $alone ) ),
		'dated'         => $page( 'Courses with dates', '<!-- wp:vestibule/course-dates /--><!-- wp:vestibule/course-facts /-->' ),
		'undated'       => $page( 'Courses without dates', '' ),
		'error'         => $wpdb->last_error,
	)
);
