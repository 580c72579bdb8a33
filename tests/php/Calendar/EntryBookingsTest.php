<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use Vestibule\Calendar\Bookings\EntryBookings;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Changes\HistoryWords;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** What becomes of an appointment when its entry goes to the trash and comes back. */
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
			Wired::of( HistoryWords::class ),
		);
	}

	public function test_a_cancelled_time_can_be_booked_by_somebody_else_at_once(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		self::assertSame( array( 7 ), $this->entries->cancel( array( 7 ) ) );
		self::assertSame( array( 'cancelled', null, 'trash' ), $this->state( 7 ) );
		$this->book( $event, 8 );
		self::assertSame( 'booked', $this->state( 8 )[0] );
	}

	public function test_a_time_that_is_still_free_is_booked_again(): void {
		$event = $this->bookings->addEvent();
		$id    = $this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		self::assertSame( array(), $this->entries->restore( array( 7 ) ) );
		self::assertSame( array( 'booked', '1', '' ), $this->state( 7 ) );
		self::assertSame( (string) $id, $this->bookings->storage->database->value( "SELECT id FROM {$this->bookings->storage->tables->named( 'bookings' )} WHERE submission_id = 7" ) );
		$this->expectException( TimeTaken::class );
		$this->book( $event, 8 );
	}

	public function test_a_time_that_somebody_else_has_stays_theirs(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		$this->book( $event, 8 );
		self::assertSame( array( 7 => 'taken' ), $this->entries->restore( array( 7 ) ) );
		self::assertSame( array( 'cancelled', null, 'taken' ), $this->state( 7 ) );
		self::assertSame( 'booked', $this->state( 8 )[0] );
	}

	public function test_another_seat_of_the_same_time_will_do(): void {
		$event = $this->bookings->addEvent( array( 'capacity' => 2 ) );
		$this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		$this->book( $event, 8 );
		self::assertSame( array(), $this->entries->restore( array( 7 ) ) );
		self::assertSame( array( 'booked', '2', '' ), $this->state( 7 ) );
	}

	public function test_the_unique_key_decides_even_when_nothing_is_seen_to_be_taken(): void {
		$event = $this->bookings->addEvent();
		$this->book( $event, 7 );
		$this->entries->cancel( array( 7 ) );
		$this->book( $event, 8 );
		// What is taken is not seen, nor are the seats that have somebody; the key knows them.
		add_filter( 'query', static fn( string $sql ): string => str_starts_with( $sql, 'SELECT' ) ? str_replace( 'seat IS NOT NULL', '1 = 0', $sql ) : $sql );
		self::assertSame( array( 7 => 'taken' ), $this->entries->restore( array( 7 ) ) );
	}

	public function test_a_hold_that_has_run_out_keeps_nobody_from_the_time(): void {
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

	public function test_what_is_over_is_neither_cancelled_nor_booked_again(): void {
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

	public function test_what_was_cancelled_otherwise_stays_so(): void {
		$event = $this->bookings->addEvent();
		$this->bookings->storage->addBooking( array( 'event_id' => $event, 'submission_id' => 7, 'seat' => null, 'status' => 'cancelled' ) );
		self::assertSame( array(), $this->entries->restore( array( 7 ) ) );
		self::assertSame( 'cancelled', $this->state( 7 )[0] );
	}

	private function book( int $event, int $entry, string $start = self::START ): int {
		return $this->bookings->book->book( $event, Bookings::at( $start ), $entry, 'UTC' );
	}

	/** @return array{string|null, string|null, string|null} Status, seat and why it was cancelled. */
	private function state( int $entry ): array {
		$row = $this->bookings->storage->database->row( "SELECT status, seat, cancel_reason FROM {$this->bookings->storage->tables->named( 'bookings' )} WHERE submission_id = %d", $entry ) ?? array();
		return array( $row['status'] ?? null, $row['seat'] ?? null, $row['cancel_reason'] ?? null );
	}
}
