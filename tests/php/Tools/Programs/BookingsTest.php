<?php

declare(strict_types=1);

namespace Vestibule\Tests\Tools\Programs;

use DateTimeImmutable;
use Vestibule\Kernel\Operation\Page;
use WP_Error;

/** Bookings in the PHP API: vestibule()->bookings(), which also works without a logged-in user (docs/programs.md). */
final class BookingsTest extends ApiTestCase {

	public function test_bookings_can_be_created_and_listed_and_changed_and_exported_via_php(): void {
		$api    = vestibule()->bookings();
		$booked = $api->book( array( 'event' => $this->site->event(), 'start' => $this->site->freeStart( 2 ), 'name' => 'Ana Li', 'email' => 'ana@example.com' ) );
		self::assertIsArray( $booked );
		self::assertIsInt( $booked['id'] );
		self::assertStringContainsString( '(automatically)', (string) wp_json_encode( $booked['history'] ) );
		$page = $api->list( array( 'search' => 'ana@example.com' ) );
		self::assertInstanceOf( Page::class, $page );
		self::assertSame( array( $booked['id'] ), array_column( $page->items, 'id' ) );
		self::assertSame( $booked, $api->get( $booked['id'] ) );
		self::assertNull( $api->get( 999_999 ) );
		foreach ( array( array( 'status' => 'booked', 'event' => $this->site->event() ), array( 'status' => array( 'booked', 'cancelled' ) ) ) as $query ) {
			self::assertSame( 1, $api->list( $query )->total ?? 0 );
		}
		self::assertSame( 0, $api->list( array( 'status' => 'cancelled,missed' ) )->total ?? 1 );
		$start = $this->site->freeStart( 1 );
		$moved = $api->move( $booked['id'], array( 'start' => $start, 'sequence' => 0 ) );
		self::assertSame( $start, is_array( $moved ) ? $moved['start'] : $moved->get_error_message() );
		self::assertSame( 409, self::errorStatus( $api->move( $booked['id'], array( 'start' => $this->site->freeStart( 3 ), 'sequence' => 0 ) ) ) );
		self::assertSame( 422, self::errorStatus( $api->missed( $booked['id'] ) ) );
		$file = $api->export();
		self::assertIsIterable( $file );
		self::assertStringContainsString( '"Ana Li"', implode( '', iterator_to_array( $file, false ) ) );
		$cancelled = $api->cancel( $booked['id'] );
		self::assertSame( 'cancelled', is_array( $cancelled ) ? $cancelled['status'] : '' );
		$restored = $api->restore( $booked['id'] );
		self::assertSame( array( 'booked', $start ), is_array( $restored ) ? array( $restored['status'], $restored['start'] ) : array() );
	}

	public function test_a_time_can_be_blocked_and_unblocked_via_php(): void {
		$api   = vestibule()->bookings();
		$start = $this->site->freeStart();
		$end   = ( new DateTimeImmutable( $start ) )->modify( '+10 minutes' )->format( 'Y-m-d\TH:i:s\Z' );
		$rows  = $api->block( array( 'event' => $this->site->event(), 'from' => $start, 'to' => $end ) );
		self::assertIsArray( $rows );
		self::assertNotSame( $start, $this->site->freeStart() );
		self::assertIsInt( $rows[0]['id'] ?? null );
		self::assertIsArray( $api->unblock( $rows[0]['id'] ) );
		self::assertSame( $start, $this->site->freeStart() );
		self::assertSame( 404, self::errorStatus( $api->unblock( $rows[0]['id'] ) ) );
	}

	public function test_invalid_arguments_of_the_bookings_api_return_an_error_with_the_right_status(): void {
		$api = vestibule()->bookings();
		self::assertSame( 400, self::errorStatus( $api->list( array( 'status' => 'held' ) ) ) );
		self::assertSame( 400, self::errorStatus( $api->list( array( 'form' => 4 ) ) ) );
		self::assertSame( 400, self::errorStatus( $api->book( array( 'event' => 1 ) ) ) );
		self::assertSame( 422, self::errorStatus( $api->free( array( 'event' => 999_999, 'from' => '2026-12-01T00:00:00Z', 'to' => '2026-12-02T00:00:00Z' ) ) ) );
		self::assertSame( 404, self::errorStatus( $api->cancel( 999_999 ) ) );
		self::assertSame( 400, self::errorStatus( $api->export( array( 'from' => 'x' ) ) ) );
	}

	public function test_a_filter_can_remove_available_times_but_cannot_add_any(): void {
		$all   = $this->times();
		$first = $all[0] ?? '';
		add_filter( 'vestibule/free_times', static fn ( array $times ): array => array( ...array_filter( $times, static fn ( array $time ): bool => $time['start']->format( 'Y-m-d\TH:i:s\Z' ) !== $first ), array( 'start' => new DateTimeImmutable( '2030-01-01' ), 'end' => new DateTimeImmutable( '2030-01-02' ), 'remaining' => 9, 'hosts' => array() ) ), 10, 1 );
		self::assertSame( array_slice( $all, 1 ), $this->times() );
		self::assertSame( 422, $this->site->submit( array( 'fcal_booking_2' => $first ) )->status );
		self::assertSame( 200, $this->site->submit( array( 'fcal_booking_2' => $all[1] ?? '' ) )->status );
		$booked = vestibule()->bookings()->book( array( 'event' => $this->site->event(), 'start' => $first, 'name' => 'Ana Li' ) );
		self::assertIsArray( $booked, 'The team can book times that visitors cannot book.' );
	}

	/** @return list<string> */
	private function times(): array {
		$now   = $this->site->clock->now();
		$times = array_map( static fn ( array $time ): string => $time['start']->format( 'Y-m-d\TH:i:s\Z' ), $this->site->book->freeTimes( $this->site->event(), $now, $now->modify( '+7 days' ) ) );
		self::assertNotSame( array(), $times );
		return $times;
	}

	private static function errorStatus( mixed $result ): int {
		$data = $result instanceof WP_Error ? $result->get_error_data() : null;
		return is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 0;
	}
}
