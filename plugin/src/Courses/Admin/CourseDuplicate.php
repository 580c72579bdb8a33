<?php

declare(strict_types=1);

namespace Vestibule\Courses\Admin;

use DateTimeImmutable;
use Vestibule\Courses\Course;
use Vestibule\Courses\Courses;
use Vestibule\Courses\NextTerm;
use Vestibule\Courses\View\CourseWords;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_Post;

/**
 * Duplicates a course for the next term. The screen at post.php asks for the new start date and works without scripts.
 */
final class CourseDuplicate {

	/** Action of post.php, and name of the nonce. */
	public const ACTION = 'vestibule_duplicate';

	public function __construct( private readonly Courses $courses ) {}

	public static function url( int $course ): string {
		return admin_url( "post.php?post={$course}&action=" . self::ACTION );
	}

	public static function isAllowed( int $course ): bool {
		return current_user_can( 'edit_post', $course ) && current_user_can( 'edit_pages' );
	}

	/** Shows the screen, or duplicates the course and opens the duplicate in the editor. */
	#[Hook( 'post_action_vestibule_duplicate' )]
	public function answer( int $id ): void {
		$course = $this->courses->findInAnyStatus( $id );
		if ( null === $course || ! self::isAllowed( $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to duplicate this course.', 'vestibule' ), '', 403 );
		}
		$error = '';
		if ( Parameter::isPost() ) {
			check_admin_referer( self::ACTION . "_{$id}" );
			$copy  = $this->duplicate( $id, Parameter::text( 'start' ) );
			$error = is_wp_error( $copy ) ? $copy->get_error_message() : '';
			if ( is_int( $copy ) && wp_safe_redirect( (string) get_edit_post_link( $copy, 'raw' ) ) ) {
				exit;
			}
		}
		$GLOBALS['title']       = __( 'Duplicate for the next term', 'vestibule' ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- wp-admin screens set their title here.
		$GLOBALS['parent_file'] = 'edit.php?post_type=' . Courses::NAME; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Opens the courses menu.
		require_once ABSPATH . 'wp-admin/admin-header.php';
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part was escaped when it was added.
		echo $this->screen( $course, $error );
		require_once ABSPATH . 'wp-admin/admin-footer.php';
		exit;
	}

	/**
	 * Copies a course as a draft with all dates moved by whole weeks. Registrations are not copied.
	 *
	 * @param string $start Day on or after which the first date takes place.
	 * @return int|WP_Error Post ID of the draft.
	 */
	public function duplicate( int $id, string $start ): int|WP_Error {
		$course = $this->courses->findInAnyStatus( $id );
		$post   = get_post( $id );
		if ( null === $course || ! $post instanceof WP_Post ) {
			return new WP_Error( 'vestibule_course_missing', __( 'Course not found.', 'vestibule' ) );
		}
		$is_day = 1 === preg_match( '/^([12]\d{3})-(\d\d)-(\d\d)$/D', $start, $part )
			&& checkdate( (int) $part[2], (int) $part[3], (int) $part[1] );
		$term   = new NextTerm( $course->settings );
		if ( ! $is_day || $start <= $term->span()[0] ) {
			return new WP_Error(
				'vestibule_course_start',
				__( 'Enter a day that is after the first date of the course.', 'vestibule' )
			);
		}
		$copy = wp_insert_post( $this->fields( $post ), true );
		if ( is_int( $copy ) ) {
			$this->copyTerms( $id, $copy );
			foreach ( array( '_thumbnail_id', '_wp_page_template' ) as $key ) {
				$value = get_post_meta( $id, $key, true );
				is_scalar( $value ) && '' !== $value && update_post_meta( $copy, $key, wp_slash( $value ) );
			}
			update_post_meta( $copy, Courses::META, wp_slash( $term->settings( $start ) ) );
		}
		return $copy;
	}

	/** @return array{post_type: string, post_status: string, post_title: string, post_content: string, post_excerpt: string, menu_order: int} */
	private function fields( WP_Post $post ): array {
		return array(
			'post_type'    => Courses::NAME,
			'post_status'  => 'draft',
			'post_title'   => wp_slash( $post->post_title ),
			'post_content' => wp_slash( $post->post_content ),
			'post_excerpt' => wp_slash( $post->post_excerpt ),
			'menu_order'   => $post->menu_order,
		);
	}

	private function copyTerms( int $from, int $to ): void {
		foreach ( get_object_taxonomies( Courses::NAME ) as $taxonomy ) {
			$terms = wp_get_object_terms( $from, $taxonomy, array( 'fields' => 'ids' ) );
			$ids   = array_filter( is_array( $terms ) ? $terms : array(), is_numeric( ... ) );
			wp_set_object_terms( $to, array_map( intval( ... ), $ids ), $taxonomy );
		}
	}

	/** @return string HTML of the screen. */
	public function screen( Course $course, string $error = '' ): string {
		[ , $last ] = ( new NextTerm( $course->settings ) )->span();
		$start      = '' === $last
			? gmdate( 'Y-m-d', time() + WEEK_IN_SECONDS )
			: ( new DateTimeImmutable( $last ) )->modify( '+7 days' )->format( 'Y-m-d' );
		/* translators: %s: title of a course. */
		$heading = sprintf( __( 'Duplicate “%s” for the next term', 'vestibule' ), $course->title );
		$list    = admin_url( 'edit.php?post_type=' . Courses::NAME );
		$start   = Parameter::isPost() ? Parameter::text( 'start' ) : $start;
		$notice  = '' === $error
			? ''
			: '<div class="notice notice-error" role="alert"><p>' . esc_html( $error ) . '</p></div>';
		return implode(
			'',
			array(
				'<div class="wrap"><h1>' . esc_html( $heading ) . "</h1>{$notice}",
				'<p>' . esc_html( ( new CourseWords() )->range( $course->planned() ) ) . '</p><p>',
				esc_html__( 'The duplicate is saved as a draft. Registrations, changes to single dates and skipped days are not copied.', 'vestibule' ),
				'</p><form method="post" action="' . esc_url( self::url( $course->id ) ) . '">',
				wp_nonce_field( self::ACTION . "_{$course->id}", '_wpnonce', false, false ),
				$this->field( $start, '' !== $error ),
				'<p class="submit"><button type="submit" class="button button-primary">',
				esc_html__( 'Duplicate', 'vestibule' ),
				'</button> <a class="button" href="' . esc_url( $list ) . '">',
				esc_html__( 'Back to the courses', 'vestibule' ) . '</a></p></form></div>',
			)
		);
	}

	private function field( string $start, bool $is_wrong ): string {
		return '<p><label for="vestibule-start"><strong>'
			. esc_html__( 'First day of the new term', 'vestibule' ) . '</strong></label></p>'
			. sprintf(
				'<p><input type="date" id="vestibule-start" name="start" value="%1$s" required aria-describedby="vestibule-start-help"%2$s></p>',
				esc_attr( $start ),
				$is_wrong ? ' aria-invalid="true"' : ''
			)
			. '<p class="description" id="vestibule-start-help">'
			. esc_html__( 'All dates move by whole weeks, so weekdays and times stay the same.', 'vestibule' ) . '</p>';
	}
}
