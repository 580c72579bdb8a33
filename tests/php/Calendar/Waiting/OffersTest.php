<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use Vestibule\Calendar\Book;
use Vestibule\Calendar\Pages\OfferPage;
use Vestibule\Calendar\Seats\SlotReleaseCall;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Calendar\Waiting\WaitingListEntry;
use Vestibule\Calendar\Waiting\WaitingListService;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Kernel\Call\Request;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Wired;

/** Offers of canceled times to visitors on the waiting list (docs/booking.md). */
final class OffersTest extends WaitingTestCase {

	public function test_a_canceled_time_is_held_for_the_first_visitor_on_the_waiting_list(): void {
		$booking = $this->book();
		$this->join( 'ada@example.org' );
		$this->join( 'ben@example.org' );
		Wired::of( Offers::class )->run();
		self::assertCount( 2, $this->mails );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'ada@example.org', 'ben@example.org', 'ada@example.org' ), $this->recipients() );
		self::assertStringContainsString( '10:00', $this->mails[2]['message'] );
		self::assertSame( array(), Wired::of( Book::class )->freeTimes( $this->event, Bookings::at( self::NINE ), Bookings::at( '2026-12-02 09:01:00' ) ) );
		$entry = Wired::of( WaitingListTable::class )->open( $this->token( 2 ) );
		self::assertNotNull( $entry );
		$held = $this->page()->held( $entry );
		self::assertSame( '2026-12-01 10:00:00', $held?->until->format( 'Y-m-d H:i:s' ) );
		try {
			Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 8, 'UTC' );
			self::fail( 'The time was booked without the hold.' );
		} catch ( TimeTaken ) {
			$id = Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 9, 'UTC', Wired::of( WaitingListTable::class )->hold( $entry ) );
		}
		self::assertGreaterThan( 0, $id );
		self::assertNull( $this->page()->held( $entry ) );
		Wired::of( Offers::class )->run();
		self::assertCount( 3, $this->mails );
	}

	public function test_an_expired_offer_goes_to_the_next_visitor_even_if_cron_is_late(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->join( $email ), array( 'a@example.org', 'b@example.org' ) );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		$this->site->setClock( '2026-12-01 09:59:00' );
		Wired::of( Offers::class )->run();
		self::assertCount( 3, $this->mails );
		$this->site->setClock( '2026-12-01 17:00:00' );
		Wired::of( Offers::class )->run();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'a@example.org', 'b@example.org' ), array_slice( $this->recipients(), 2 ) );
		$this->site->setClock( '2026-12-01 20:00:00' );
		Wired::of( Offers::class )->run();
		self::assertCount( 4, $this->mails );
		$lapsed = Wired::of( WaitingListTable::class )->forEmail( 'a@example.org' )[0];
		self::assertSame( WaitingListEntry::LAPSED, $lapsed->status );
		// A visitor who joins again goes to the end of the list.
		$this->book();
		self::assertSame( 200, $this->join( 'a@example.org' )->status );
		self::assertSame( WaitingListEntry::WAITING, Wired::of( WaitingListTable::class )->forEmail( 'a@example.org' )[0]->status );
	}

	public function test_a_canceled_time_is_offered_or_booked_only_once_under_concurrent_requests(): void {
		foreach ( array( 1, 3 ) as $capacity ) {
			$event    = $this->site->addEvent( array( 'waiting' => true, 'capacity' => $capacity ) );
			$bookings = array_map( fn ( int $nth ): int => $this->book( event: $event ), range( 1, $capacity ) );
			array_map( fn ( int $nth ) => $this->join( "{$nth}@example.org", event: $event ), range( 1, 9 ) );
			array_map( $this->giveBack( ... ), $bookings );
			$this->mails = array();
			// Another run and a booking happen between the read and the write of this run.
			$booked = 0;
			$others = array(
				fn () => Wired::of( Offers::class )->run(),
				function () use ( $event, &$booked ): void {
					try {
						$this->book( event: $event );
						++$booked;
					} catch ( TimeTaken ) {
						return;
					}
				},
			);
			if ( 3 === $capacity ) {
				$others = array_reverse( $others );
			}
			$between = static function ( string $sql ) use ( &$others ): string {
				if ( str_starts_with( $sql, 'START TRANSACTION' ) && array() !== $others ) {
					$work   = $others;
					$others = array();
					array_map( static fn ( callable $one ) => $one(), $work );
				}
				return $sql;
			};
			add_filter( 'query', $between );
			Wired::of( Offers::class )->run();
			remove_filter( 'query', $between );
			self::assertSame( array( $capacity, 3 === $capacity ? 1 : 0 ), array( count( $this->mails ) + $booked, $booked ) );
			$rows = $this->site->storage->database->rows( "SELECT id FROM {$this->site->storage->tables->named( 'bookings' )} WHERE event_id = %d AND seat IS NOT NULL", $event );
			self::assertCount( $capacity, $rows );
		}
	}

	public function test_the_offer_goes_to_the_next_visitor_when_a_visitor_leaves_the_waiting_list(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->join( $email ), array( 'a@example.org', 'b@example.org' ) );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		$entry = Wired::of( WaitingListTable::class )->open( $this->token( 2 ) );
		self::assertNotNull( $entry );
		Wired::of( WaitingListService::class )->leave( $entry );
		Wired::of( Offers::class )->run();
		self::assertSame( 'b@example.org', $this->recipients()[3] );
	}

	public function test_leaving_a_booking_page_does_not_release_a_time_held_for_an_offer(): void {
		$booking = $this->book();
		$this->join( 'a@example.org' );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		$entry = Wired::of( WaitingListTable::class )->forEmail( 'a@example.org' )[0];
		$hold   = Wired::of( WaitingListTable::class )->hold( $entry );
		$call   = Wired::of( SlotReleaseCall::class );
		self::assertSame( 400, $call->answer( new Request( 'POST', array(), array( 'event' => (string) $this->event, 'hold' => $hold, 'nonce' => '' ), array(), '203.0.113.7' ) )->status );
		self::assertNotNull( $this->page()->held( $entry ) );
	}

	public function test_an_offer_expires_when_the_time_can_no_longer_be_booked(): void {
		$event   = $this->site->addEvent( array( 'waiting' => true, 'notice' => 60 ) );
		$booking = $this->book( '2026-12-01 10:00:00', $event );
		$this->join( 'a@example.org', '2026-12-01T10:00:00Z', $event );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		self::assertSame( '2026-12-01 09:00:00', Wired::of( WaitingListTable::class )->forEmail( 'a@example.org' )[0]->until?->format( 'Y-m-d H:i:s' ) );
		// Five minutes are too short for an offer.
		$late    = $this->site->addEvent( array( 'waiting' => true, 'notice' => 115 ) );
		$booking = $this->book( '2026-12-01 10:00:00', $late );
		$this->join( 'b@example.org', '2026-12-01T10:00:00Z', $late );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		self::assertSame( WaitingListEntry::WAITING, Wired::of( WaitingListTable::class )->forEmail( 'b@example.org' )[0]->status );
	}

	public function test_a_visitor_waiting_for_one_host_is_not_offered_times_of_another_host(): void {
		[ $ada, $ben ] = array( $this->site->addHost( 'Ada' ), $this->site->addHost( 'Ben' ) );
		$event         = $this->site->addEvent( array( 'waiting' => true, 'hosts' => array( $ada, $ben ), 'hostChoice' => 'visitor' ) );
		$of_ada        = Wired::of( Book::class )->book( $event, Bookings::at( self::NINE ), 1, 'UTC', '', $ada );
		self::assertSame( 409, $this->join( 'any@example.org', event: $event )->status );
		self::assertSame( 200, $this->join( 'ada@example.org', event: $event, host: $ada )->status );
		$of_ben = Wired::of( Book::class )->book( $event, Bookings::at( self::NINE ), 2, 'UTC', '', $ben );
		self::assertSame( 200, $this->join( 'any@example.org', event: $event )->status );
		$this->mails = array();
		$this->giveBack( $of_ben );
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'any@example.org' ), $this->recipients() );
		$this->giveBack( $of_ada );
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'any@example.org', 'ada@example.org' ), $this->recipients() );
	}

	private function page(): OfferPage {
		return Wired::of( OfferPage::class );
	}
}
