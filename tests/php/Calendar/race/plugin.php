<?php
/**
 * Must-use plugin for races.mjs, only for disposable sites. Runs the database operations of a submission without a
 * form.
 *
 * @package Vestibule
 */

declare(strict_types=1);

use Vestibule\Calendar\Book;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Calendar\Times\TakenTimes;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\PlacesCheck;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Call\Calls;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\RateLimit;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Store;
use Vestibule\Kernel\Schema\Schema;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Time\Instant;

// Rate limits have their own tests, and no email may be sent.
add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'race' === $what ? $limit : 0, 10, 2 );
add_filter( 'pre_wp_mail', '__return_true' );

// phpcs:disable WordPress.Security.NonceVerification -- a disposable site
global $wpdb;
foreach ( array( 'READ UNCOMMITTED', 'READ COMMITTED', 'REPEATABLE READ', 'SERIALIZABLE' ) as $vestibule_level ) {
	if ( ( $_GET['level'] ?? '' ) === $vestibule_level ) {
		$wpdb->query( "SET SESSION TRANSACTION ISOLATION LEVEL {$vestibule_level}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- one of the list
	}
}
if ( isset( $_GET['unlocked'] ) ) {
	add_filter( 'query', static fn ( string $query ): string => str_contains( $query, 'vestibule_booking_resources' ) ? 'SELECT 1' : $query );
}
// Delays each insert, so that concurrent requests check the capacity in the meantime.
add_filter(
	'query',
	static function ( string $query ): string {
		if ( 1 === preg_match( '/^INSERT.{0,40}vestibule_(?:bookings|entry_seats)\b/', $query ) ) {
			usleep( 20_000 );
		}
		return $query;
	}
);
// phpcs:enable

add_action(
	'plugins_loaded',
	static function (): void {
		global $wpdb;
		$store    = new Store( $wpdb );
		$database = $store->database;
		$clock    = new Clock();
		$schema   = new Schema( WP_PLUGIN_DIR . '/vestibule' );
		$events   = new Events( $schema, new Hosts( $schema ) );
		$book     = new Book( $events, new Seats( $database, $clock, $store->transaction() ), new TakenTimes( $database, $clock ), $store->transaction(), $clock );
		$answers  = array(
			'race_begin' => static function ( Request $request ) use ( $store, $database, $book ): Answer {
				foreach ( array( '{submissions}', '{bookings}', '{tokens}', '{rates}', '{entry_seats}' ) as $table ) {
					$database->execute( "DELETE FROM {$table}" );
				}
				$event = (int) $book->event( 0 );
				update_post_meta( $event, Events::META, array( 'capacity' => (int) $request->body( 'capacity' ), 'step' => (int) $request->body( 'step' ) ) );
				// Starts in the morning, so that the first three times are adjacent.
				$free = $book->freeTimes( $event, new DateTimeImmutable( '+5 days midnight' ), new DateTimeImmutable( '+12 days midnight' ) );
				if ( '1' === $request->body( 'expired' ) ) {
					$database->insert(
						'{bookings}',
						array(
							'event_id'   => $event,
							'start_at'   => $free[0]['start']->format( 'Y-m-d H:i:s' ),
							'end_at'     => $free[0]['end']->format( 'Y-m-d H:i:s' ),
							'seat'       => 1,
							'status'     => 'held',
							'timezone'   => '',
							'hold'       => hash( 'sha256', 'gone' ),
							'expires_at' => '2020-01-01 00:00:00',
							'created_at' => '2020-01-01 00:00:00',
						)
					);
				}
				$key = ( new PageKey( $store->secret() ) )->forForm( 4 );
				return Answer::success( array( 'event' => $event, 'start' => Instant::format( $free[0]['start'] ), 'next' => array_map( static fn ( array $time ): string => Instant::format( $time['start'] ), array_slice( $free, 0, 3 ) ), 'key' => $key ) );
			},
			'race_book'  => static function ( Request $request ) use ( $store, $database, $book ): Answer {
				$work = static function () use ( $database, $book, $request ): int {
					$row = array(
						'form_id'     => 4,
						'created_at'  => '2026-01-01 00:00:00',
						'status'      => 'unread',
						'data'        => '{}',
						'search_text' => '',
						'source_url'  => '',
						'user_id'     => null,
						'mail_status' => 'pending',
					);
					$id  = $database->insert( '{submissions}', $row );
					usleep( 20_000 ); // Makes transactions overlap on a machine with few cores.
					return $book->book( (int) $request->body( 'event' ), Instant::parse( $request->body( 'start' ) ) ?? new DateTimeImmutable(), $id, 'UTC' );
				};
				try {
					return Answer::success( array( 'booking' => $store->transaction()->run( $work ) ) );
				} catch ( TimeTaken ) {
					return Answer::failure( 409, array() );
				}
			},
			// Two appointment types that share a host. Each request books the time of one of them.
			'race_host'  => static function ( Request $request ) use ( $store, $database, $clock, $events ): Answer {
				$start = Instant::parse( $request->body( 'start' ) ) ?? new DateTimeImmutable();
				$event = Event::fromSettings( 1_000_000 + (int) $request->body( 'event' ), $events->sanitize( null ), array( new Host( 7, 'Ada' ), new Host( 8, 'Grace' ) ) );
				$seats = new Seats( $database, $clock, $store->transaction() );
				$id    = $seats->take( $event, new Slot( $start, $start->modify( '+30 minutes' ) ), array( 'status' => 'booked', 'timezone' => 'UTC' ) );
				return null === $id ? Answer::failure( 409, array() ) : Answer::success( array( 'booking' => $id ) );
			},
			// Form with a limit in total, per option, per person or per unique answer.
			'race_limits' => static function ( Request $request ) use ( $store, $database ): Answer {
				foreach ( array( '{submissions}', '{bookings}', '{tokens}', '{rates}', '{entry_seats}', '{booking_resources}' ) as $table ) {
					$database->execute( "DELETE FROM {$table}" );
				}
				$kind   = $request->body( 'kind' );
				$places = (int) $request->body( 'places' );
				$option = in_array( $kind, array( 'option', 'waiting' ), true ) ? ",\"places\":{$places}" : '';
				$list   = 'waiting' === $kind ? ',"waitingList":true' : '';
				$unique = 'unique' === $kind ? ',"unique":true' : '';
				$post   = wp_insert_post(
					array(
						'post_type'    => 'vestibule_form',
						'post_status'  => 'publish',
						'post_title'   => 'Race',
						'post_content' => wp_slash( '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /--><!-- wp:vestibule/field-text {"name":"code","label":"Code"' . $unique . '} /--><!-- wp:vestibule/field-radio {"name":"day","label":"Day"' . $list . ',"options":[{"value":"friday","label":"Friday"' . $option . '}]} /-->' ),
					)
				);
				update_post_meta( $post, 'vestibule_form_limits', array( 'entries' => 'total' === $kind ? $places : 1000, 'onePer' => 'person' === $kind ? 'email' : '' ) );
				$number = get_post_meta( $post, 'vestibule_form_id', true );
				$number = is_numeric( $number ) ? (int) $number : 0;
				return Answer::success( array( 'form' => $number, 'key' => ( new PageKey( $store->secret() ) )->forForm( $number ) ) );
			},
			'race_limited' => static function ( Request $request ) use ( $database ): Answer {
				$form = (int) $request->body( 'form' );
				$post = (int) get_posts( array( 'post_type' => 'vestibule_form', 'meta_key' => 'vestibule_form_id', 'meta_value' => (string) $form, 'fields' => 'ids' ) )[0]; // phpcs:ignore WordPress.DB.SlowDBQuery -- A disposable site.
				$content = get_post_field( 'post_content', $post );
				$limits  = get_post_meta( $post, 'vestibule_form_limits', true );
				$limits  = is_array( $limits ) ? $limits : array();
				$entries = (int) $database->value( "SELECT COUNT(*) FROM {submissions} WHERE form_id = %d AND status IN ('unread', 'read')", $form );
				$places  = match ( true ) {
					1 === preg_match( '/"places":(\d+)/', $content, $found )                                     => (int) $found[1],
					str_contains( $content, '"unique":true' ) || 'email' === ( $limits['onePer'] ?? '' ) => 1,
					default                                                                                       => is_int( $limits['entries'] ?? null ) ? $limits['entries'] : -1,
				};
				return Answer::success(
					array(
						'left'    => $places - $entries,
						'entries' => $entries,
						'rows'    => (int) $database->value( 'SELECT COUNT(*) FROM {entry_seats}' ),
						'taken'   => (int) $database->value( 'SELECT SUM(taken) FROM {booking_resources}' ),
						'waiting' => (int) $database->value( 'SELECT COUNT(*) FROM {entry_seats} WHERE pool LIKE %s', 'wait:%' ),
					)
				);
			},
			// Trashes an entry with a spot. Returns the number of waiting entries, and how many of them are older
			// than the promoted one.
			'race_left' => static function ( Request $request ) use ( $store, $database, $clock ): Answer {
				$entries = new EntryTable( $database, $clock );
				$seats   = 'SELECT s.entry_id FROM {entry_seats} s JOIN {entry_seats} l ON l.pool LIKE %s AND s.pool = CONCAT(%s, SUBSTRING(l.pool, 6)) GROUP BY s.entry_id';
				$held    = array_column( $database->rows( $seats, 'wait:%', 'seat:' ), 'entry_id' );
				( new Changes( $entries, $store->transaction() ) )->change( $entries->findAll( array( (int) ( $held[0] ?? 0 ) ) ), 'trash' );
				$moved = array_diff( array_column( $database->rows( $seats, 'wait:%', 'seat:' ), 'entry_id' ), $held );
				return Answer::success(
					array(
						'waiting' => (int) $database->value( 'SELECT COUNT(*) FROM {entry_seats} WHERE pool LIKE %s', 'wait:%' ),
						'passed'  => array() === $moved ? -1 : (int) $database->value( 'SELECT COUNT(*) FROM {entry_seats} WHERE pool LIKE %s AND entry_id < %d', 'wait:%', (int) min( $moved ) ),
					)
				);
			},
			// Course of ten dates, and a form to register for it. The form can also have an option with limited spots, and
			// an appointment with two hosts. Both have two thirds of the capacity.
			'race_course' => static function ( Request $request ) use ( $store, $database, $book ): Answer {
				foreach ( array( '{submissions}', '{registrations}', '{bookings}', '{tokens}', '{rates}', '{entry_seats}', '{booking_resources}' ) as $table ) {
					$database->execute( "DELETE FROM {$table}" );
				}
				$capacity = (int) $request->body( 'capacity' );
				$kind     = $request->body( 'kind' );
				$is_mixed = 'mixed' === $kind;
				$places   = $is_mixed ? intdiv( 2 * $capacity, 3 ) : $capacity;
				$days     = "{\"value\":\"friday\",\"label\":\"Friday\",\"places\":{$places}},{\"value\":\"monday\",\"label\":\"Monday\"}";
				$option   = in_array( $kind, array( 'option', 'mixed' ), true ) ? "<!-- wp:vestibule/field-radio {\"name\":\"day\",\"label\":\"Day\",\"options\":[{$days}]} /-->" : '';
				$hosts    = array_map( static fn ( string $name ): int => (int) wp_insert_post( array( 'post_type' => Hosts::NAME, 'post_status' => 'publish', 'post_title' => $name ) ), $is_mixed ? array( 'Ada', 'Grace' ) : array() );
				$event    = $is_mixed ? (int) wp_insert_post( array( 'post_type' => Events::NAME, 'post_status' => 'publish', 'post_title' => 'Race', 'meta_input' => array( Events::META => array( 'capacity' => intdiv( $places, 2 ), 'hosts' => $hosts ) ) ) ) : 0;
				$time     = $is_mixed ? "<!-- wp:vestibule/field-appointment {\"name\":\"time\",\"label\":\"Time\",\"event\":{$event},\"required\":true} /-->" : '';
				$form     = (int) wp_insert_post(
					array(
						'post_type'    => 'vestibule_form',
						'post_status'  => 'publish',
						'post_title'   => 'Race',
						'post_content' => wp_slash( '<!-- wp:vestibule/field-email {"name":"email","label":"Email"} /--><!-- wp:vestibule/field-course {"name":"course","label":"Course","required":true} /-->' . $option . $time ),
					)
				);
				$series   = array( 'start' => gmdate( 'Y-m-d', time() + 10 * DAY_IN_SECONDS ), 'from' => '18:30', 'to' => '20:00', 'count' => 10 );
				$course   = wp_insert_post(
					array(
						'post_type'   => 'vestibule_course',
						'post_status' => 'publish',
						'post_title'  => 'Race',
						'meta_input'  => array( 'vestibule_course' => array( 'series' => array( $series ), 'capacity' => $capacity, 'maxPeople' => 3, 'waiting' => 'waiting' === $kind, 'form' => $form ) ),
					)
				);
				$number   = get_post_meta( $form, 'vestibule_form_id', true );
				$number   = is_numeric( $number ) ? (int) $number : 0;
				$free     = $is_mixed ? $book->freeTimes( $event, new DateTimeImmutable( '+5 days midnight' ), new DateTimeImmutable( '+12 days midnight' ) ) : array();
				return Answer::success( array( 'course' => $course, 'form' => $number, 'places' => $places, 'start' => isset( $free[0] ) ? Instant::format( $free[0]['start'] ) : '', 'key' => ( new PageKey( $store->secret() ) )->forForm( $number ) ) );
			},
			// Everything that is stored for a course, in one consistent read. `torn` counts what is stored in part: entries
			// without a registration or an appointment, registrations or appointments without an entry, and registrations
			// that have neither their spots on all dates nor a row on the waiting list.
			'race_registered' => static fn ( Request $request ): Answer => $store->transaction()->run(
				static function () use ( $request, $database ): Answer {
					$course        = (int) $request->body( 'course' );
					$entries       = array_map( intval( ... ), array_column( $database->rows( "SELECT id FROM {submissions} WHERE status IN ('unread', 'read') ORDER BY id" ), 'id' ) );
					$registrations = array_map( intval( ... ), array_column( $database->rows( 'SELECT entry_id, people FROM {registrations} ORDER BY entry_id' ), 'people', 'entry_id' ) );
					$booked        = array_map( intval( ... ), array_column( $database->rows( "SELECT submission_id FROM {bookings} WHERE status = 'booked' ORDER BY submission_id" ), 'submission_id' ) );
					$pools         = array_map( intval( ... ), array_column( $database->rows( 'SELECT resource, taken FROM {booking_resources} WHERE taken <> 0' ), 'taken', 'resource' ) );
					$seats         = array();
					foreach ( $database->rows( 'SELECT entry_id, pool, spots FROM {entry_seats}' ) as $row ) {
						$seats[ (int) $row['entry_id'] ][ (string) $row['pool'] ] = (int) $row['spots'];
					}
					$dates = array_filter( $pools, static fn ( int|string $pool ): bool => str_starts_with( (string) $pool, "course:{$course}:" ), ARRAY_FILTER_USE_KEY );
					$torn  = count( array_diff( $entries, array_keys( $registrations ) ) ) + count( array_diff( array_keys( $registrations ), $entries ) )
						+ count( array_diff( $booked, $entries ) ) + ( '1' === $request->body( 'mixed' ) ? count( array_diff( $entries, $booked ) ) : 0 )
						+ count( array_diff_key( $seats, $registrations ) );
					foreach ( $registrations as $entry => $people ) {
						$has   = array_filter( $seats[ $entry ] ?? array(), static fn ( int|string $pool ): bool => str_contains( (string) $pool, 'course:' ), ARRAY_FILTER_USE_KEY );
						$whole = array( "course:{$course}" => 1 ) + array_fill_keys( array_keys( $dates ), $people );
						ksort( $has );
						ksort( $whole );
						$torn += in_array( $has, array( $whole, array( "wait:course:{$course}" => $people ) ), true ) ? 0 : 1;
					}
					$check = array_values( array_filter( (array) apply_filters( 'vestibule/health_checks', array() ), static fn ( mixed $check ): bool => $check instanceof PlacesCheck ) );
					return Answer::success(
						array(
							'isThere'  => 'publish' === get_post_status( $course ),
							'entries'  => $entries,
							'torn'     => $torn,
							'most'     => array() === $dates ? 0 : max( $dates ),
							'least'    => 10 === count( $dates ) ? min( $dates ) : 0,
							'taken'    => array_sum( $pools ),
							'rows'     => array_sum( array_map( array_sum( ... ), $seats ) ),
							'friday'   => array_sum( array_filter( $pools, static fn ( int|string $pool ): bool => str_starts_with( (string) $pool, 'seat:' ), ARRAY_FILTER_USE_KEY ) ),
							'bookings' => count( $booked ),
							'waiting'  => (int) $database->value( 'SELECT COUNT(*) FROM {entry_seats} WHERE pool LIKE %s', 'wait:%' ),
							'health'   => isset( $check[0] ) ? $check[0]->finding()->status : 'missing',
						)
					);
				}
			),
			// Trashes an entry with spots. Returns the number of waiting entries, and how many of them are older than
			// the promoted one.
			'race_canceled' => static function ( Request $request ) use ( $store, $database, $clock ): Answer {
				$entries = new EntryTable( $database, $clock );
				$pool    = 'course:' . (int) $request->body( 'course' ) . ':%';
				$held    = array_column( $database->rows( 'SELECT DISTINCT entry_id FROM {entry_seats} WHERE pool LIKE %s', $pool ), 'entry_id' );
				( new Changes( $entries, $store->transaction() ) )->change( $entries->findAll( array( (int) ( $held[0] ?? 0 ) ) ), 'trash' );
				$moved = array_diff( array_column( $database->rows( 'SELECT DISTINCT entry_id FROM {entry_seats} WHERE pool LIKE %s', $pool ), 'entry_id' ), $held );
				return Answer::success(
					array(
						'waiting' => (int) $database->value( 'SELECT COUNT(*) FROM {entry_seats} WHERE pool LIKE %s', 'wait:%' ),
						'passed'  => array() === $moved ? -1 : (int) $database->value( 'SELECT COUNT(*) FROM {entry_seats} WHERE pool LIKE %s AND entry_id < %d', 'wait:%', (int) min( $moved ) ),
					)
				);
			},
			'race_rate'  => static fn ( Request $request ): Answer => ( new RateLimit( $database, $clock ) )->allows( 'race', $request->address, (int) $request->body( 'limit' ), 86400 )
				? Answer::success( array() ) : Answer::failure( 429, array() ),
			'race_known' => static fn ( Request $request ): Answer => Answer::success(
				array(
					'capacity' => $events->sanitize( get_post_meta( (int) $request->body( 'event' ), Events::META, true ) )['capacity'],
					'bookings' => (int) $database->value( 'SELECT COUNT(*) FROM {bookings}' ),
				)
			),
			'race_count' => static fn (): Answer => Answer::success(
				array(
					'submissions' => (int) $database->value( 'SELECT COUNT(*) FROM {submissions}' ),
					'bookings'    => (int) $database->value( "SELECT COUNT(*) FROM {bookings} WHERE status = 'booked'" ),
					'ids'         => array_map( static fn ( array $row ): int => (int) $row['id'], $database->rows( "SELECT id FROM {bookings} WHERE status = 'booked' ORDER BY id" ) ),
					'rows'        => (int) $database->value( 'SELECT COUNT(*) FROM {bookings}' ),
					'hits'        => (int) $database->value( 'SELECT SUM(hits) FROM {rates}' ),
				)
			),
		);
		$calls = array_map(
			static fn ( Closure $answer ): Closure => static fn (): Call => new class( $answer ) implements Call {
				public function __construct( private readonly Closure $answer ) {}

				public function answer( Request $request ): Answer {
					return ( $this->answer )( $request );
				}
			},
			$answers
		);
		$all = new Calls( $store->connection( ... ), static fn () => new RateLimit( $database, $clock ) );
		foreach ( $calls as $action => $make ) {
			add_action( "wp_ajax_{$action}", static fn () => $all->handle( $make ) );
			add_action( "wp_ajax_nopriv_{$action}", static fn () => $all->handle( $make ) );
		}
	},
	20
);
