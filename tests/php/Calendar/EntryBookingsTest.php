<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use Vestibule\Calendar\Bookings\EntryBookings;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Changes\BookingHistory;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Bookings of entries that are moved to the Trash and restored. */
final class EntryBookingsTest extends TestCase {

	private const START = '2026-12-01 10:00:00';

	private Bookings $bookings;
	private EntryBookings $entries;

	protected function setUp(): void {
		parent::setUp();
		$this->bookings = new Bookings();
		$storage        = $this->bookings->storage;
		$this->entries  = new EntryBookings(
			$this->bookings->events,
			$this->bookings->seats,
			$storage->database,
			$this->bookings->clock,
			Wired::of( StoredBookings::class ),
			Wired::of( BookingHistory::class ),
		);
	}

	public function test_the_time_of_a_trashed_entry_can_be_booked_at_once(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		self::assertSame( array( 7 ), $this->entries->cancel( array( 7 ) ) );
		self::assertSame( array( 'cancelled', null, 'trash' ), $this->state( 7 ) );
		$this->book( $event, 8 );
		self::assertSame( 'booked', $this->state( 8 )[0] );
	}

	public function test_restoring_an_entry_restores_its_booking_if_the_time_is_available(): void {
		$event = $this->bookings->addEvent();
		$id    = $this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		self::assertSame( array(), $this->entries->restore( array( 7 ) ) );
		self::assertSame( array( 'booked', '1', '' ), $this->state( 7 ) );
		self::assertSame( (string) $id, $this->bookings->storage->database->value( "SELECT id FROM {$this->bookings->storage->tables->named( 'bookings' )} WHERE submission_id = 7" ) );
		$this->expectException( TimeTaken::class );
		$this->book( $event, 8 );
	}

	public function test_restoring_an_entry_does_not_restore_a_booking_whose_time_is_booked(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		$this->book( $event, 8 );
		self::assertSame( array( 7 => 'taken' ), $this->entries->restore( array( 7 ) ) );
		self::assertSame( array( 'cancelled', null, 'taken' ), $this->state( 7 ) );
		self::assertSame( 'booked', $this->state( 8 )[0] );
	}

	public function test_a_restored_booking_can_use_another_seat_of_the_same_time(): void {
		$event = $this->bookings->addEvent( array( 'capacity' => 2 ) );
		$this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		$this->book( $event, 8 );
		self::assertSame( array(), $this->entries->restore( array( 7 ) ) );
		self::assertSame( array( 'booked', '2', '' ), $this->state( 7 ) );
	}

	public function test_the_unique_key_prevents_a_double_booking_even_if_the_check_finds_no_other_booking(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		$this->book( $event, 8 );
		// The queries find no booked seats, so that only the unique key can prevent it.
		add_filter( 'query', static fn( string $sql ): string => str_starts_with( $sql, 'SELECT' ) ? str_replace( 'seat IS NOT NULL', '1 = 0', $sql ) : $sql );
		self::assertSame( array( 7 => 'taken' ), $this->entries->restore( array( 7 ) ) );
	}

	public function test_an_expired_hold_does_not_prevent_restoring_a_booking(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		$this->bookings->book->hold( $event, Bookings::at( self::START ), 'secret', Bookings::at( '2026-12-01 08:10:00' ) );
		self::assertSame( array( 7 => 'taken' ), $this->entries->restore( array( 7 ) ) );
		$this->book( $event, 9, '2026-12-01 11:00:00' );
		$this->entries->cancel( array( 9 ) );
		$this->bookings->book->hold( $event, Bookings::at( '2026-12-01 11:00:00' ), 'other', Bookings::at( '2026-12-01 08:10:00' ) );
		$this->bookings->setClock( '2026-12-01 08:20:00' );
		self::assertSame( array(), $this->entries->restore( array( 9 ) ) );
		self::assertSame( 'booked', $this->state( 9 )[0] );
	}

	public function test_a_past_booking_is_neither_canceled_nor_restored_with_its_entry(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		$this->book( $event, 8, '2026-12-01 11:00:00' );
		$this->entries->cancel( array( 8 ) );
		$this->bookings->setClock( '2026-12-01 11:30:00' );
		self::assertSame( array(), $this->entries->cancel( array( 7 ) ) );
		self::assertSame( 'booked', $this->state( 7 )[0] );
		self::assertSame( array( 8 => 'over' ), $this->entries->restore( array( 8 ) ) );
		self::assertSame( array( 'cancelled', null, 'over' ), $this->state( 8 ) );
	}

	public function test_a_booking_that_was_canceled_for_another_reason_is_not_restored_with_its_entry(): void {
		$event = $this->bookings->addEvent();
		$this->bookings->storage->addBooking( array( 'event_id' => $event, 'submission_id' => 7, 'seat' => null, 'status' => 'cancelled' ) );
		self::assertSame( array(), $this->entries->restore( array( 7 ) ) );
		self::assertSame( 'cancelled', $this->state( 7 )[0] );
	}

	private function book( int $event, int $entry, string $start = self::START ): int {
		return $this->bookings->book->book( $event, Bookings::at( $start ), $entry, 'UTC' );
	}

	/** @return array{string|null, string|null, string|null} Status, seat and reason of the cancellation. */
	private function state( int $entry ): array {
		$row = $this->bookings->storage->database->row( "SELECT status, seat, cancel_reason FROM {$this->bookings->storage->tables->named( 'bookings' )} WHERE submission_id = %d", $entry ) ?? array();
		return array( $row['status'] ?? null, $row['seat'] ?? null, $row['cancel_reason'] ?? null );
	}
}
