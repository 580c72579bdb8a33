<?php
/**
 * Fills a site with entries of form 4 and measures what readers ask of them:
 *
 *     php tools/bench/entries.php FOLDER-OF-WORDPRESS [200000]
 *
 * It adds what is missing up to the number and prints milliseconds, the middle of five, for each request. Nothing of it
 * ships with the plugin.
 */

declare(strict_types=1);

[ , $folder, $wanted ] = array( ...$argv, '', '200000' );
$_SERVER['HTTP_HOST']  = '127.0.0.1';
require $folder . '/wp-load.php';

global $wpdb;
$table = $wpdb->prefix . 'vestibule_submissions';
mt_srand( 7 );

$syllables = explode( ' ', 'ba be bo da de do fa fi ga go ha he in ka ki la le li lo ma me mi mo na ne ni no pa pe po ra re ri ro sa se si so ta te ti to va ve vi vo wa we ya zo' );
$words     = array();
for ( $i = 0; $i < 4000; $i++ ) {
	$word = '';
	for ( $j = mt_rand( 2, 4 ); $j > 0; $j-- ) {
		$word .= $syllables[ array_rand( $syllables ) ];
	}
	$words[] = $word;
}
$text = static fn ( int $count ): string => implode( ' ', array_map( static fn (): string => $words[ (int) floor( 3999 * ( mt_rand() / mt_getrandmax() ) ** 2 ) ], range( 1, $count ) ) );

$there = (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$table}" );
while ( $there < (int) $wanted ) {
	$rows = array();
	for ( $i = 0; $i < 500 && $there < (int) $wanted; $i++, $there++ ) {
		$first  = ucfirst( $words[ mt_rand( 0, 3999 ) ] );
		$last   = ucfirst( $words[ mt_rand( 0, 3999 ) ] );
		$data   = array( 'names[first_name]' => $first, 'names[last_name]' => $last, 'email' => strtolower( "{$first}.{$last}{$there}@example.org" ), 'phone' => '+49' . mt_rand( 1000000000, 9999999999 ), 'country-list' => array( 'DE', 'AT', 'CH', 'GB', 'US' )[ mt_rand( 0, 4 ) ], 'input_text' => ucfirst( $text( 4 ) ), 'input_text_1' => $text( 2 ), 'description' => $text( mt_rand( 20, 80 ) ), 'gdpr-agreement' => 'on' );
		$rows[] = $wpdb->prepare( '(%d, %s, %s, %s, %s, %s, %s)', 0 === mt_rand( 0, 9 ) ? 5 : 4, gmdate( 'Y-m-d H:i:s', time() - 3 * YEAR_IN_SECONDS + (int) ( $there * 3 * YEAR_IN_SECONDS / (int) $wanted ) ), array( 'unread', 'read', 'read', 'read', 'trash' )[ mt_rand( 0, 4 ) ], wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ), mb_strtolower( implode( "\n", $data ) ), 'https://example.org/contact/', 'sent' );
	}
	$wpdb->query( "INSERT INTO {$table} (form_id, created_at, status, data, search_text, source_url, mail_status) VALUES " . implode( ', ', $rows ) );
}

echo "{$there} entries; the schema's steps and cron: ";
$began = microtime( true );
do_action( 'vestibule_purge' );
do {
	do_action( 'vestibule_entry_senders' );
} while ( false !== wp_next_scheduled( 'vestibule_entry_senders' ) && 0 < wp_clear_scheduled_hook( 'vestibule_entry_senders' ) );
printf( "%.1f s\n", microtime( true ) - $began );
$wpdb->query( "ANALYZE TABLE {$table}" );

wp_set_current_user( 1 );
$name   = (string) $wpdb->get_var( "SELECT sender FROM {$table} WHERE id = 100000" );
$word   = explode( ' ', strtolower( $name ) )[0];
$recent = gmdate( 'Y-m-d', time() - 30 * DAY_IN_SECONDS );
$lists  = array(
	'list, first page'                => array(),
	'list, page 5,000'                => array( 'page' => 5000 ),
	'unread'                          => array( 'status' => 'unread' ),
	'Trash'                           => array( 'status' => 'trash' ),
	'one form'                        => array( 'form' => 5 ),
	'thirty days'                     => array( 'from' => $recent ),
	'starred'                         => array( 'starred' => true ),
	"search, rare: {$word}"           => array( 'search' => $word ),
	'search, two words'               => array( 'search' => $name ),
	'search, in every entry: example' => array( 'search' => 'example' ),
	'search, nowhere'                 => array( 'search' => 'zzyzx' ),
	'search, two letters: ba'         => array( 'search' => 'ba' ),
	'answer, a fifth: country is DE'  => array( 'form' => 4, 'field' => 'country-list', 'match' => 'equals', 'value' => 'DE' ),
	'answer, contains a word'         => array( 'form' => 4, 'field' => 'input_text', 'match' => 'contains', 'value' => $word ),
	'sorted by form, ascending'       => array( 'orderby' => 'form', 'order' => 'asc' ),
	'sorted by form, descending'      => array( 'orderby' => 'form' ),
	'sorted by status'                => array( 'orderby' => 'status' ),
	'sorted by name'                  => array( 'orderby' => 'name', 'order' => 'asc' ),
);
$middle = static function ( Closure $work ): float {
	$times = array();
	for ( $i = 0; $i < 5; $i++ ) {
		$began = microtime( true );
		$work();
		$times[] = ( microtime( true ) - $began ) * 1000;
	}
	sort( $times );
	return $times[2];
};
foreach ( array( '/entries' => $lists, '/entries/overview' => array( 'numbers by status' => array() ), '/entries/100000/neighbours' => array( 'entries beside one' => array(), 'beside one, in a search' => array( 'search' => $word ) ) ) as $route => $queries ) {
	foreach ( $queries as $title => $query ) {
		$request = new WP_REST_Request( 'GET', "/vestibule/v1{$route}" );
		$request->set_query_params( $query + ( '/entries/overview' === $route ? array() : array( 'orderby' => 'created_at' ) ) );
		$answer = null;
		$time   = $middle(
			static function () use ( $request, &$answer ): void {
				$answer = rest_do_request( $request );
			}
		);
		printf( "%-36s %6.0f ms  %s %s\n", $title, $time, $answer->get_status(), $answer->get_headers()['X-WP-Total'] ?? '' );
	}
}

$services = new Vestibule\Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
$book     = ( new Vestibule\Booking\Parts( $services ) )->book();
$listed   = new Vestibule\Booking\Cli\BookingList( $services->store->database, $services->store->tables );
$counts   = new Vestibule\Form\Library\EntryCounts( $services->store->database, $services->store->tables );
$days     = new Vestibule\Entries\Dashboard\Counts( $services->store->database, $services->store->tables, $services->clock );
$day      = new DateTimeImmutable( 'today', new DateTimeZone( 'UTC' ) );
printf( "%d bookings\n", $listed->count() );
$event = (int) $book->event( 0 );
foreach (
	array(
		'free times of a month'            => static fn () => $book->freeTimes( $event, $day, $day->modify( '+31 days' ) ),
		'bookings from today, with number' => static fn () => array( $listed->find( 0, 'any', $day, null )->count(), $listed->find( 0, 'any', $day, null )->rows( 50 ) ),
		'bookings, cancelled, with number' => static fn () => array( $listed->find( 0, 'cancelled', null, null )->count(), $listed->find( 0, 'cancelled', null, null )->rows( 50 ) ),
		'list of forms, its numbers'       => static fn () => $counts->forForms( array( 4, 5 ) ),
		'dashboard'                        => static function () use ( $days ): void {
			$days->forget();
			$days->byDay( null );
		},
	) as $title => $work
) {
	printf( "%-36s %6.0f ms\n", $title, $middle( $work ) );
}
