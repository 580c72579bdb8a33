<?php
/**
 * Fills a site with entries and bookings (fill.php) and measures the requests of editors inside PHP:
 *
 * php tools/bench/entries.php FOLDER-OF-WORDPRESS 200000
 *
 * Prints the median of five runs of each request, in milliseconds. Not part of the plugin.
 */

declare(strict_types=1);

use Vestibule\Calendar\Book;
use Vestibule\Calendar\Bookings\BookingTable;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Entries\DayCounts;
use Vestibule\Entries\EntryCounts;
use Vestibule\Entries\EntryTable;
use Vestibule\Inbox\Access;
use Vestibule\Inbox\Admin\Widget;
use Vestibule\Kernel\Wiring\Objects;
use Vestibule\Services;

require __DIR__ . '/fill.php';
echo PHP_EOL;

wp_set_current_user( 1 );
$name   = (string) $wpdb->get_var( "SELECT sender FROM {$table} ORDER BY id DESC LIMIT 1 OFFSET 400" );
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

$services = new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
$of       = new Objects( $services );
$book     = $of->get( Book::class );
$listed   = new BookingTable( $services->store()->database, $of->get( StoredBookings::class ) );
$counts   = new EntryCounts( $services->store()->database );
$entries  = new EntryTable( $services->store()->database, $services->clock );
$days     = new Widget( new Access(), $entries, new DayCounts( $services->store()->database ), $services->clock );
$day      = new DateTimeImmutable( 'today', new DateTimeZone( 'UTC' ) );
printf( "%d bookings\n", $listed->count() );
$event = (int) $book->event( 0 );
foreach (
	array(
		'free times of a month'            => static fn () => $book->freeTimes( $event, $day, $day->modify( '+31 days' ) ),
		'bookings from today, with number' => static fn () => array( $listed->between( $day, null )->count(), $listed->between( $day, null )->page( 'start_at', true, 1, 50 ) ),
		'bookings, cancelled, with number' => static fn () => array( $listed->withStatus( array( 'cancelled' ) )->count(), $listed->withStatus( array( 'cancelled' ) )->page( 'start_at', true, 1, 50 ) ),
		'list of forms, its numbers'       => static fn () => $counts->forForms( array( 4, 5 ) ),
		'dashboard'                        => static function () use ( $days ): void {
			$days->forget();
			$days->byDay( null );
		},
	) as $title => $work
) {
	printf( "%-36s %6.0f ms\n", $title, $middle( $work ) );
}
