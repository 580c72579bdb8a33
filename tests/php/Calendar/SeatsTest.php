<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use DateTimeImmutable;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Seats\Blocks;
use Vestibule\Calendar\Times\Slot;
use Vestibule\Tests\TestCase;

/** Assignment of seats with overlapping times, shared hosts and daily limits. */
final class SeatsTest extends TestCase {

	private Bookings $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new Bookings();
	}

	public function test_a_time_that_overlaps_a_booking_cannot_be_booked(): void {
		$event = $this->event( array( 'step' => 15 ) );
		self::assertNotNull( $this->take( $event, '10:00' ) );
		foreach ( array( '09:15', '09:45', '10:00', '10:45' ) as $time ) {
			self::assertNull( $this->take( $event, $time ), $time );
		}
		self::assertNotNull( $this->take( $event, '09:00' ) );
		self::assertNotNull( $this->take( $event, '11:00' ) );
	}

	public function test_two_consecutive_bookings_are_separated_by_both_of_their_buffers(): void {
		$event = $this->event( array( 'bufferBefore' => 10, 'bufferAfter' => 20 ) );
		$id    = $this->take( $event, '10:00' );
		self::assertSame( array( '2026-12-02 09:50:00', '2026-12-02 11:20:00' ), $this->columns( $id, 'busy_from', 'busy_to' ) );
		self::assertNull( $this->take( $event, '11:29' ) );
		self::assertNotNull( $this->take( $event, '11:30' ) );
		self::assertNull( $this->take( $event, '08:31' ) );
		self::assertNotNull( $this->take( $event, '08:30' ) );
	}

	public function test_a_day_accepts_as_many_bookings_as_its_limit(): void {
		$event = $this->event( array( 'dayLimit' => 2, 'capacity' => 5 ) );
		self::assertNotNull( $this->take( $event, '09:00' ) );
		$second = $this->take( $event, '10:00' );
		self::assertNull( $this->take( $event, '11:00' ) );
		self::assertTrue( $this->move( $second, $event, '11:00' ), 'The booking counts once.' );
	}

	public function test_a_host_cannot_have_two_bookings_at_overlapping_times(): void {
		$one   = $this->event( array( 'capacity' => 2 ), 1, array( 7 ) );
		$other = $this->event( array(), 2, array( 7, 8 ) );
		self::assertSame( '7', $this->host( $this->take( $one, '10:00' ) ) );
		self::assertSame( '7', $this->host( $this->take( $one, '10:00' ) ), 'The second visitor joins the same group appointment.' );
		self::assertNull( $this->take( $one, '10:30' ) );
		self::assertSame( '8', $this->host( $this->take( $other, '10:30' ) ) );
		self::assertNull( $this->take( $other, '10:00' ) );
	}

	public function test_bookings_are_assigned_to_the_host_with_the_fewest_bookings_that_day(): void {
		$event = $this->event( array(), 1, array( 7, 8, 9 ) );
		$hosts = array();
		foreach ( array( '09:00', '09:00', '09:00', '10:00', '11:00', '12:00' ) as $time ) {
			$hosts[] = $this->host( $this->take( $event, $time ) );
		}
		self::assertSame( array( '7', '8', '9', '7', '8', '9' ), $hosts );
		self::assertNotNull( $this->site->seats->take( $event, new Slot( $this->at( '13:00' ), $this->at( '14:00' ), 8 ), array( 'status' => 'booked', 'timezone' => 'UTC' ) ) );
		self::assertSame( '7', $this->host( $this->take( $event, '13:00' ) ) );
	}

	public function test_a_booking_with_a_chosen_host_fails_if_this_host_is_not_available(): void {
		$event = $this->event( array( 'hostChoice' => 'visitor' ), 1, array( 7, 8 ) );
		$slot  = new Slot( $this->at( '10:00' ), $this->at( '11:00' ), 7 );
		$row   = array( 'status' => 'booked', 'timezone' => 'UTC' );
		self::assertSame( '7', $this->host( $this->site->seats->take( $event, $slot, $row ) ) );
		self::assertNull( $this->site->seats->take( $event, $slot, $row ) );
		self::assertSame( '8', $this->host( $this->take( $event, '10:00' ) ) );
	}

	public function test_a_moved_booking_keeps_its_id_and_releases_its_old_seat(): void {
		$event = $this->event();
		$id    = $this->take( $event, '10:00' );
		self::assertTrue( $this->move( $id, $event, '10:30' ), 'The booking can be moved to a time that overlaps its own.' );
		self::assertSame( array( '2026-12-02 10:30:00', '2026-12-02 11:30:00', '1', 'booked' ), $this->columns( $id, 'start_at', 'end_at', 'sequence', 'status' ) );
		self::assertNotNull( $this->take( $event, '09:30' ) );
		self::assertFalse( $this->move( $id, $event, '09:00' ) );
		self::assertSame( array( '2026-12-02 10:30:00', '1' ), $this->columns( $id, 'start_at', 'sequence' ) );
		self::assertTrue( $this->site->seats->cancel( (int) $id, 'visitor' ) );
		self::assertFalse( $this->move( $id, $event, '12:00' ), 'The booking is canceled.' );
		self::assertSame( array( null, '2', 'visitor' ), $this->columns( $id, 'seat', 'sequence', 'cancel_reason' ) );
	}

	public function test_a_moved_booking_stays_with_its_host(): void {
		$event = $this->event( array(), 1, array( 7, 8 ) );
		$first = $this->take( $event, '10:00' );
		$this->take( $event, '10:00' );
		self::assertTrue( $this->move( $first, $event, '12:00' ) );
		self::assertSame( '7', $this->host( $first ) );
		self::assertSame( '7', $this->host( $this->take( $event, '10:00' ) ) );
		self::assertTrue( $this->move( $first, $event, '10:30' ) === false, 'Both hosts are busy.' );
	}

	public function test_moving_a_booking_fails_if_the_host_that_the_visitor_chose_is_not_available(): void {
		$event = $this->event( array( 'hostChoice' => 'visitor' ), 1, array( 7, 8 ) );
		$first = $this->take( $event, '10:00' );
		self::assertNotNull( $this->site->seats->take( $event, new Slot( $this->at( '12:00' ), $this->at( '13:00' ), 7 ), array( 'status' => 'booked', 'timezone' => 'UTC' ) ) );
		self::assertFalse( $this->move( $first, $event, '12:00' ) );
	}

	public function test_a_blocked_time_is_available_again_after_the_block_is_removed(): void {
		$storage = $this->site->storage;
		$blocks  = new Blocks( $storage->database, $this->site->clock, $storage->transaction, new Changes( $storage->database, $this->site->clock ) );
		$event   = $this->event( array( 'capacity' => 3 ) );
		$shared  = $this->event( array(), 2, array( 7, 8 ) );
		$ids     = $blocks->add( $event, 0, $this->at( '10:00' ), $this->at( '10:00' )->modify( '+3 days' ) );
		self::assertCount( 3, $ids );
		self::assertNull( $this->take( $event, '09:30' ) );
		self::assertNull( $this->site->seats->take( $event, new Slot( Bookings::at( '2026-12-04 13:00' ), Bookings::at( '2026-12-04 14:00' ) ), array( 'status' => 'booked', 'timezone' => 'UTC' ) ) );
		self::assertNotNull( $this->take( $shared, '10:00' ) );
		$blocks->add( null, 8, $this->at( '10:00' ), $this->at( '12:00' ) );
		self::assertNull( $this->take( $shared, '10:30' ) );
		self::assertTrue( $blocks->remove( $ids[0] ) );
		self::assertNotNull( $this->take( $event, '09:30' ) );
	}

	public function test_an_expired_hold_cannot_be_renewed(): void {
		$event = $this->event( array( 'step' => 15 ) );
		$held  = (int) $this->site->seats->take( $event, $this->slot( $event, '10:00' ), array( 'status' => 'held', 'timezone' => '', 'hold' => hash( 'sha256', 'secret' ), 'expires_at' => '2026-12-01 08:10:00' ) );
		self::assertTrue( $this->site->seats->renew( $event, $held, Bookings::at( '2026-12-01 08:15:00' ) ) );
		$this->site->setClock( '2026-12-01 08:15:00' );
		self::assertFalse( $this->site->seats->renew( $event, $held, Bookings::at( '2026-12-01 08:25:00' ) ) );
		self::assertNotNull( $this->take( $event, '10:15' ) );
		self::assertNull( $this->site->seats->convert( $event, $this->slot( $event, '10:00' ), 'secret', 1, 'UTC' ) );
	}

	public function test_the_hold_that_expires_last_is_the_current_hold_of_a_visitor(): void {
		$event = $this->event();
		$this->holdUntil( $event, '09:00', '2026-12-01 08:10:00' );
		$last = $this->holdUntil( $event, '10:00', '2026-12-01 08:20:00' );
		$this->holdUntil( $event, '11:00', '2026-12-01 08:15:00' );
		self::assertSame( $last, $this->site->holds->find( $event->id, 'secret' )?->id );
	}

	public function test_the_cleanup_deletes_only_expired_holds(): void {
		$event   = $this->event();
		$booked  = $this->take( $event, '09:00' );
		$expired = $this->holdUntil( $event, '10:00', '2026-12-01 08:10:00' );
		$running = $this->holdUntil( $event, '11:00', '2026-12-01 08:10:01' );
		$this->site->setClock( '2026-12-01 08:10:00' );
		$this->site->holds->purge();
		self::assertSame( array(), $this->columns( $expired, 'id' ) );
		self::assertSame( array( (string) $running ), $this->columns( $running, 'id' ) );
		self::assertSame( array( (string) $booked ), $this->columns( $booked, 'id' ) );
	}

	public function test_a_booking_that_is_not_canceled_cannot_be_restored(): void {
		$event  = $this->event();
		$booked = (int) $this->take( $event, '10:00' );
		self::assertFalse( $this->site->seats->restore( $booked, $event ) );
		self::assertSame( array( '0', 'booked' ), $this->columns( $booked, 'sequence', 'status' ) );
	}

	public function test_a_booking_stores_the_title_of_its_appointment_type(): void {
		$booking = $this->site->book->book( $this->site->addEvent(), $this->at( '10:00' ), 1, 'UTC', '' );
		self::assertSame( array( 'Test' ), $this->columns( $booking, 'title' ) );
	}

	public function test_visitors_can_book_a_time_that_overlaps_their_own_hold(): void {
		$event = $this->site->addEvent( array( 'step' => 15 ) );
		$this->site->book->hold( $event, $this->at( '10:00' ), 'secret', Bookings::at( '2026-12-01 08:10:00' ) );
		$next = $this->at( '10:30' );
		self::assertSame( array(), $this->site->book->freeTimes( $event, $next, $next->modify( '+1 second' ) ) );
		self::assertCount( 1, $this->site->book->freeTimes( $event, $next, $next->modify( '+1 second' ), 0, 'secret' ) );
		self::assertGreaterThan( 0, $this->site->book->book( $event, $next, 1, 'UTC', 'secret' ) );
		self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
	}

	/**
	 * @param array<string, mixed> $settings
	 * @param list<int>            $hosts
	 */
	private function event( array $settings = array(), int $id = 1, array $hosts = array() ): Event {
		$settings = $this->site->events->sanitize( $settings + array( 'duration' => 60, 'timezone' => 'UTC', 'notice' => 0 ) );
		return Event::fromSettings( $id, $settings, array_map( static fn ( int $host ): Host => new Host( $host, "Host {$host}" ), $hosts ) );
	}

	private function take( Event $event, string $time ): ?int {
		return $this->site->seats->take( $event, $this->slot( $event, $time ), array( 'status' => 'booked', 'timezone' => 'UTC' ) );
	}

	private function holdUntil( Event $event, string $time, string $until ): int {
		$row = array( 'status' => 'held', 'timezone' => '', 'hold' => hash( 'sha256', 'secret' ), 'expires_at' => $until );
		return (int) $this->site->seats->take( $event, $this->slot( $event, $time ), $row );
	}

	private function move( ?int $booking, Event $event, string $time ): bool {
		return $this->site->seats->move( (int) $booking, $event, $this->slot( $event, $time ) );
	}

	private function slot( Event $event, string $time ): Slot {
		return new Slot( $this->at( $time ), $this->at( $time )->modify( "+{$event->minutes} minutes" ) );
	}

	private function at( string $time ): DateTimeImmutable {
		return Bookings::at( "2026-12-02 {$time}:00" );
	}

	private function host( ?int $booking ): ?string {
		return $this->columns( $booking, 'host_id' )[0];
	}

	/** @return list<string|null> */
	private function columns( ?int $booking, string ...$columns ): array {
		$tables = $this->site->storage->tables;
		return array_values( $this->site->storage->database->row( 'SELECT ' . implode( ', ', $columns ) . " FROM {$tables->named( 'bookings' )} WHERE id = %d", (int) $booking ) ?? array() );
	}
}
