<?php
/**
 * A must-use plugin for races.mjs, on disposable sites only: what a submission does to the database, without its form.
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

// Counts are tested by themselves, and letters would leave the machine.
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
// Whoever has found room stores it a moment later, so that others look for room meanwhile.
add_filter(
	'query',
	static function ( string $query ): string {
		if ( 1 === preg_match( '/^INSERT.{0,40}vestibule_bookings\b/', $query ) ) {
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
		$schema   = new Schema( WP_PLUGIN_DIR . '/vestibule/contracts' );
		$events   = new Events( $schema, new Hosts( $schema ) );
		$book     = new Book( $events, new Seats( $database, $clock, $store->transaction() ), new TakenTimes( $database, $clock ), $store->transaction(), $clock );
		$answers  = array(
			'race_begin' => static function ( Request $request ) use ( $store, $database, $book ): Answer {
				foreach ( array( '{submissions}', '{bookings}', '{tokens}', '{rates}' ) as $table ) {
					$database->execute( "DELETE FROM {$table}" );
				}
				$event = (int) $book->event( 0 );
				update_post_meta( $event, Events::META, array( 'capacity' => (int) $request->body( 'capacity' ), 'step' => (int) $request->body( 'step' ) ) );
				$free = $book->freeTimes( $event, new DateTimeImmutable( '+5 days' ), new DateTimeImmutable( '+12 days' ) );
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
					usleep( 20_000 ); // So that transactions overlap on a machine of few cores.
					return $book->book( (int) $request->body( 'event' ), Instant::parse( $request->body( 'start' ) ) ?? new DateTimeImmutable(), $id, 'UTC' );
				};
				try {
					return Answer::success( array( 'booking' => $store->transaction()->run( $work ) ) );
				} catch ( TimeTaken ) {
					return Answer::failure( 409, array() );
				}
			},
			// Two events that share a host, who is at one place at a time: each request wants the time of one of them.
			'race_host'  => static function ( Request $request ) use ( $store, $database, $clock, $events ): Answer {
				$start = Instant::parse( $request->body( 'start' ) ) ?? new DateTimeImmutable();
				$event = Event::fromSettings( 1_000_000 + (int) $request->body( 'event' ), $events->sanitize( null ), array( new Host( 7, 'Ada' ), new Host( 8, 'Grace' ) ) );
				$seats = new Seats( $database, $clock, $store->transaction() );
				$id    = $seats->take( $event, new Slot( $start, $start->modify( '+30 minutes' ) ), array( 'status' => 'booked', 'timezone' => 'UTC' ) );
				return null === $id ? Answer::failure( 409, array() ) : Answer::success( array( 'booking' => $id ) );
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
		( new Calls( $store->connection( ... ), static fn () => new RateLimit( $database, $clock ) ) )->register( $calls );
	},
	20
);
