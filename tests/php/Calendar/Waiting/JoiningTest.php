<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use Vestibule\Calendar\Book;
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Calendar\Waiting\WaitingListEntry;
use Vestibule\Calendar\Waiting\WaitingListService;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Kernel\Page\Refused;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Wired;

/** Joining a waiting list and confirming it (docs/booking.md). */
final class JoiningTest extends WaitingTestCase {

	public function test_a_visitor_who_joins_the_waiting_list_gets_an_email_with_a_link_to_leave_it(): void {
		$this->book();
		self::assertSame( 200, $this->join( 'ada@example.org' )->status );
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		$entry = Wired::of( WaitingListTable::class )->open( $this->token( 0 ) );
		self::assertNotNull( $entry );
		self::assertNull( Wired::of( WaitingListTable::class )->open( substr_replace( $this->token( 0 ), 'x', -1 ) ) );
		Wired::of( WaitingListService::class )->leave( $entry );
		self::assertNull( Wired::of( WaitingListTable::class )->open( $this->token( 0 ) ) );
	}

	public function test_an_unconfirmed_visitor_is_not_on_the_waiting_list(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->call( array( 'email' => $email ) ), array( 'a@example.org', 'b@example.org' ) );
		$table = Wired::of( WaitingListTable::class );
		self::assertSame( array( 0, 2 ), array( $table->count( $this->event, Bookings::at( self::NINE ) ), $this->countUnconfirmed( $this->event, Bookings::at( self::NINE ) ) ) );
		self::assertFalse( $table->isAnyoneWaiting() );
		self::assertSame( array(), $table->counts() );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		self::assertCount( 2, $this->mails );
		self::assertCount( 1, Wired::of( Book::class )->freeTimes( $this->event, Bookings::at( self::NINE ), Bookings::at( '2026-12-02 09:01:00' ) ) );
	}

	public function test_the_position_on_the_waiting_list_depends_on_the_time_of_confirmation(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->call( array( 'email' => $email ) ), array( 'a@example.org', 'b@example.org' ) );
		$joined = did_action( 'vestibule/waiting_joined' );
		$this->confirm( 'b@example.org' );
		$this->site->setClock( '2026-12-01 08:01:00' );
		$this->confirm( 'a@example.org' );
		$this->confirm( 'b@example.org' );
		self::assertSame( $joined + 2, did_action( 'vestibule/waiting_joined' ) );
		$this->giveBack( $booking );
		Wired::of( Offers::class )->run();
		self::assertSame( 'b@example.org', $this->recipients()[2] );
	}

	public function test_a_confirmation_fails_if_the_waiting_list_is_full(): void {
		$event = $this->site->addEvent( array( 'waiting' => true, 'waitingMost' => 1 ) );
		$this->book( event: $event );
		$answers = array_map( fn ( int $nth ): int => $this->call( array( 'email' => "{$nth}@example.org", 'event' => (string) $event ) )->status, range( 1, 4 ) );
		self::assertSame( array( 200, 200, 200, 200 ), $answers );
		$this->confirm( '1@example.org' );
		try {
			$this->confirm( '2@example.org' );
			self::fail( 'The waiting list has more entries than its limit.' );
		} catch ( Refused $refused ) {
			self::assertSame( 409, $refused->status );
		}
		self::assertSame( WaitingListEntry::UNCONFIRMED, Wired::of( WaitingListTable::class )->forEmail( '2@example.org' )[0]->status );
	}

	public function test_a_waiting_list_confirmation_fails_if_the_time_has_passed(): void {
		$this->book();
		$this->call( array() );
		$this->site->setClock( '2026-12-02 09:01:00' );
		try {
			$this->confirm( 'ada@example.org' );
			self::fail( 'A request for a past time was confirmed.' );
		} catch ( Refused $refused ) {
			self::assertSame( 422, $refused->status );
		}
	}

	public function test_an_unconfirmed_visitor_can_request_the_email_again_and_is_deleted_after_a_day(): void {
		$this->book();
		$this->call( array() );
		$this->site->setClock( '2026-12-01 20:00:00' );
		$this->call( array() );
		self::assertCount( 2, $this->mails );
		self::assertSame( $this->token( 0 ), $this->token( 1 ) );
		$this->site->setClock( '2026-12-02 08:30:00' );
		Wired::of( WaitingListTable::class )->purge();
		self::assertNotNull( Wired::of( WaitingListTable::class )->open( $this->token( 0 ) ) );
		$event = $this->site->addEvent( array( 'waiting' => true ) );
		$this->book( '2026-12-04 09:00:00', $event );
		$this->call( array( 'event' => (string) $event, 'start' => '2026-12-04T09:00:00Z', 'email' => 'ben@example.org' ) );
		$this->site->setClock( '2026-12-03 08:30:00' );
		self::assertSame( 0, $this->countUnconfirmed( $event, Bookings::at( '2026-12-04 09:00:00' ) ) );
		Wired::of( WaitingListTable::class )->purge();
		Wired::of( WaitingListTable::class )->purge();
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->named( 'booking_waiting' ) ) );
	}

	public function test_joining_twice_with_the_same_email_address_adds_one_entry_and_returns_the_same_response(): void {
		$this->book();
		$first = $this->join( 'ada@example.org' );
		self::assertEquals( $first, $this->join( ' Ada@Example.org' ) );
		self::assertCount( 1, $this->mails );
		self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->named( 'booking_waiting' ) ) );
	}

	public function test_an_invalid_request_to_join_the_waiting_list_is_rejected_with_an_error_at_the_right_field(): void {
		$this->book();
		$cases = array(
			array( array( 'email' => '' ), 422, 'email' ),
			array( array( 'email' => 'ada@' ), 422, 'email' ),
			array( array( 'email' => str_repeat( 'a', 300 ) . '@example.org' ), 422, 'email' ),
			array( array( 'agree' => '' ), 422, 'agree' ),
			array( array( 'start' => 'soon' ), 400, 'start' ),
			array( array( 'event' => '-1' ), 400, 'start' ),
			array( array( 'start' => '2026-12-02T09:30:00Z' ), 422, 'form' ),
			array( array( 'start' => '2026-11-30T09:00:00Z' ), 422, 'form' ),
			array( array( 'start' => '2026-12-02T10:00:00Z' ), 409, 'form' ),
			array( array( 'event' => '999999' ), 422, 'form' ),
			array( array( 'nonce' => '4.0' ), 403, 'form' ),
		);
		foreach ( $cases as [ $changes, $status, $field ] ) {
			$answer = $this->call( $changes );
			self::assertSame( $status, $answer->status, (string) wp_json_encode( $changes ) );
			self::assertSame( array( $field ), array_keys( (array) $answer->body['errors'] ) );
		}
		self::assertSame( 200, $this->call( array( 'website' => 'https://example.org' ) )->status );
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->named( 'booking_waiting' ) ) );
	}

	public function test_a_full_waiting_list_rejects_new_and_known_email_addresses_with_the_same_status(): void {
		$event = $this->site->addEvent( array( 'waiting' => true, 'waitingMost' => 2 ) );
		$this->book( event: $event );
		$answers = array_map( fn ( string $email ): int => $this->join( $email, event: $event )->status, array( 'a@example.org', 'b@example.org', 'c@example.org', 'a@example.org' ) );
		self::assertSame( array( 200, 200, 409, 409 ), $answers );
	}

	public function test_a_visitor_cannot_join_if_the_waiting_list_is_off(): void {
		$event = $this->site->addEvent();
		$this->book( event: $event );
		self::assertSame( 422, $this->join( 'ada@example.org', event: $event )->status );
		self::assertSame( '', Wired::of( Book::class )->waitingPage( $event ) );
		self::assertStringContainsString( "vestibule_wait={$this->event}", Wired::of( Book::class )->waitingPage( $this->event ) );
	}
}
