<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use DateTimeImmutable;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Tests\TestCase;

final class BookTest extends TestCase {
	private Bookings $site;
	private DateTimeImmutable $nine;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new Bookings();
		$this->nine = Bookings::at( '2026-12-02 09:00:00' );
	}

	public function test_a_booked_time_is_no_longer_available(): void {
		$event = $this->site->addEvent();
		self::assertCount( 3, $this->free( $event ) );
		$id  = $this->site->book->book( $event, $this->nine, 7, 'Asia/Calcutta' );
		$row = $this->site->storage->database->row( "SELECT event_id, submission_id, start_at, end_at, seat, status, timezone, hold, expires_at FROM {$this->site->storage->tables->named( 'bookings' )} WHERE id = %d", $id );
		self::assertSame(
			array(
				'event_id'      => (string) $event,
				'submission_id' => '7',
				'start_at'      => '2026-12-02 09:00:00',
				'end_at'        => '2026-12-02 10:00:00',
				'seat'          => '1',
				'status'        => 'booked',
				'timezone'      => 'Asia/Calcutta',
				'hold'          => '',
				'expires_at'    => null,
			),
			$row
		);
		self::assertSame( array( '10:00', '11:00' ), $this->free( $event ) );
	}

	public function test_a_time_cannot_be_booked_more_often_than_its_capacity(): void {
		$event = $this->site->addEvent( array( 'capacity' => 2 ) );
		$this->site->book->book( $event, $this->nine, 1, 'UTC' );
		$this->site->book->book( $event, $this->nine, 2, 'UTC' );
		$this->expectException( TimeTaken::class );
		$this->site->book->book( $event, $this->nine, 3, 'UTC' );
	}

	public function test_a_time_with_more_bookings_than_a_lowered_capacity_cannot_be_booked(): void {
		$event = $this->site->addEvent( array( 'capacity' => 3 ) );
		$this->site->book->book( $event, $this->nine, 1, 'UTC' );
		$this->site->book->book( $event, $this->nine, 2, 'UTC' );
		update_post_meta( $event, 'vestibule_event', array( 'capacity' => 1 ) + (array) get_post_meta( $event, 'vestibule_event', true ) );
		$this->expectException( TimeTaken::class );
		$this->site->book->book( $event, $this->nine, 3, 'UTC' );
	}

	public function test_a_time_that_is_not_offered_cannot_be_booked(): void {
		$event = $this->site->addEvent();
		foreach ( array( '2026-12-02 09:30:00', '2026-12-01 07:00:00', '2026-12-05 09:00:00', '2028-12-01 09:00:00', '2026-12-02 09:00:01' ) as $start ) {
			self::assertFalse( $this->site->book->isOffered( $event, Bookings::at( $start ) ), $start );
			try {
				$this->site->book->book( $event, Bookings::at( $start ), 1, 'UTC' );
				self::fail( $start );
			} catch ( TimeTaken ) {
				self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
			}
		}
	}

	public function test_a_booked_time_still_counts_as_offered(): void {
		$event = $this->site->addEvent();
		$this->site->book->book( $event, $this->nine, 1, 'UTC' );
		self::assertTrue( $this->site->book->isOffered( $event, $this->nine ) );
	}

	public function test_canceling_a_booking_makes_its_time_available(): void {
		$event = $this->site->addEvent();
		$id    = $this->site->book->book( $event, $this->nine, 1, 'UTC' );
		$this->site->storage->database->execute( "UPDATE {$this->site->storage->tables->named( 'bookings' )} SET status = 'cancelled', seat = NULL WHERE id = %d", $id );
		self::assertContains( '09:00', $this->free( $event ) );
		self::assertGreaterThan( 0, $this->site->book->book( $event, $this->nine, 2, 'UTC' ) );
	}

	public function test_a_held_time_can_be_booked_only_with_the_secret_of_its_hold(): void {
		$event = $this->site->addEvent();
		$this->site->book->hold( $event, $this->nine, 'secret', Bookings::at( '2026-12-01 08:10:00' ) );
		self::assertNotContains( '09:00', $this->free( $event ) );
		foreach ( array( '', 'other', hash( 'sha256', 'secret' ) ) as $hold ) {
			try {
				$this->site->book->book( $event, $this->nine, 1, 'UTC', $hold );
				self::fail( $hold );
			} catch ( TimeTaken ) {
				$this->addToAssertionCount( 1 );
			}
		}
		$id  = $this->site->book->book( $event, $this->nine, 9, 'UTC', 'secret' );
		$row = $this->site->storage->database->row( "SELECT id, status, submission_id, hold, expires_at FROM {$this->site->storage->tables->named( 'bookings' )}" );
		self::assertSame( array( 'id' => (string) $id, 'status' => 'booked', 'submission_id' => '9', 'hold' => '', 'expires_at' => null ), $row );
	}

	public function test_a_time_can_be_booked_by_anyone_after_its_hold_expires(): void {
		$event = $this->site->addEvent();
		$this->site->book->hold( $event, $this->nine, 'secret', Bookings::at( '2026-12-01 08:10:00' ) );
		$this->site->setClock( '2026-12-01 08:10:00' );
		self::assertContains( '09:00', $this->free( $event ) );
		$this->site->book->book( $event, $this->nine, 1, 'UTC' );
		self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->named( 'bookings' ) ) );
		$this->expectException( TimeTaken::class );
		$this->site->book->book( $event, $this->nine, 2, 'UTC', 'secret' );
	}

	public function test_booking_a_time_releases_another_held_time(): void {
		$event = $this->site->addEvent();
		$this->site->book->hold( $event, $this->nine, 'secret', Bookings::at( '2026-12-01 08:10:00' ) );
		$this->site->book->book( $event, $this->nine->modify( '+1 hour' ), 1, 'UTC', 'secret' );
		self::assertSame( array( '09:00', '11:00' ), $this->free( $event ) );
	}

	public function test_the_secret_of_a_hold_releases_the_held_time(): void {
		$event = $this->site->addEvent();
		$this->site->book->hold( $event, $this->nine, 'secret', Bookings::at( '2026-12-01 08:10:00' ) );
		self::assertFalse( $this->site->book->release( $event, '' ) );
		self::assertFalse( $this->site->book->release( $event + 1, 'secret' ) );
		self::assertTrue( $this->site->book->release( $event, 'secret' ) );
		self::assertContains( '09:00', $this->free( $event ) );
	}

	public function test_a_booking_keeps_its_length_when_the_duration_changes_later(): void {
		$event = $this->site->addEvent();
		$this->site->book->book( $event, $this->nine, 1, 'UTC' );
		update_post_meta( $event, 'vestibule_event', array( 'duration' => 90 ) + (array) get_post_meta( $event, 'vestibule_event', true ) );
		self::assertSame( array( '10:30' ), $this->free( $event ) );
		$this->expectException( TimeTaken::class );
		$this->site->book->book( $event, $this->nine, 2, 'UTC' );
	}

	public function test_the_id_zero_means_the_oldest_published_appointment_type(): void {
		$first = $this->site->addEvent( date: '2001-01-01 00:00:00' );
		$this->site->addEvent( status: 'draft', date: '2000-01-01 00:00:00' );
		self::assertSame( $first, $this->site->book->event( 0 ) );
	}

	public function test_a_draft_or_a_post_of_another_type_is_not_an_appointment_type(): void {
		$draft = $this->site->addEvent( status: 'draft' );
		$page  = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page' ) );
		foreach ( array( $draft, $page, 999_999, -1 ) as $id ) {
			self::assertNull( $this->site->book->event( $id ) );
			self::assertSame( array(), $this->site->book->freeTimes( $id, $this->nine, $this->nine->modify( '+1 day' ) ) );
			self::assertFalse( $this->site->book->isOffered( $id, $this->nine ) );
		}
	}

	public function test_available_times_are_grouped_by_day_in_the_time_zone_of_the_visitor(): void {
		$event = $this->site->addEvent( array( 'timezone' => 'America/New_York', 'hours' => array( 'wednesday' => array( array( 'start' => '18:00', 'end' => '20:00' ) ) ) ) );
		self::assertSame( 'America/New_York', $this->site->book->timezone( $event ) );
		self::assertSame(
			array(
				'timezone' => 'Asia/Tokyo',
				'days'     => array(
					'2026-12-03' => array(
						array( 'start' => '2026-12-02T23:00:00Z', 'end' => '2026-12-03T00:00:00Z', 'remaining' => 1 ),
						array( 'start' => '2026-12-03T00:00:00Z', 'end' => '2026-12-03T01:00:00Z', 'remaining' => 1 ),
					),
				),
			),
			$this->site->book->slots( $event, '2026-12-03', '2026-12-03', 'Asia/Tokyo' )
		);
		self::assertSame( array(), $this->site->book->slots( $event, '2026-12-02', '2026-12-02', 'Asia/Tokyo' )['days'] );
	}

	/** @return list<string> Available start times on December 2. */
	private function free( int $event ): array {
		$times = $this->site->book->freeTimes( $event, Bookings::at( '2026-12-02 00:00:00' ), Bookings::at( '2026-12-03 00:00:00' ) );
		return array_map( static fn ( array $time ): string => $time['start']->format( 'H:i' ), $times );
	}
}
