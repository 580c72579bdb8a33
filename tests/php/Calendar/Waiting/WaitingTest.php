<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Changes\Changes;
use Vestibule\Calendar\Pages\OfferPage;
use Vestibule\Calendar\Seats\Blocks;
use Vestibule\Calendar\Waiting\WaitingListService;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Calendar\Waiting\WaitingPrivacy;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Wired;

/** Waiting lists: their page, full times and cleanup (docs/booking.md). */
final class WaitingTest extends WaitingTestCase {

	public function test_a_waiting_list_link_opens_a_page_that_asks_for_confirmation_and_later_offers_to_leave_the_list(): void {
		$this->book();
		$this->call( array() );
		$event = $this->site->events->find( $this->event );
		self::assertNotNull( $event );
		$page = fn (): string => $this->page()->content( Wired::of( WaitingListTable::class )->forEmail( 'ada@example.org' )[0], $event, null );
		self::assertStringContainsString( 'Confirm your place on the waiting list', $this->mails[0]['subject'] );
		self::assertStringContainsString( "value='confirm'", str_replace( '"', "'", $page() ) );
		$this->confirm( 'ada@example.org' );
		self::assertStringContainsString( 'You are on the waiting list for this time.', $page() );
		self::assertStringContainsString( "value='leave'", str_replace( '"', "'", $page() ) );
	}

	public function test_booked_times_are_full_but_blocked_times_are_not(): void {
		$this->book();
		$this->book( '2026-12-02 11:00:00' );
		$this->blocks()->add( $this->site->events->find( $this->event ), 0, Bookings::at( '2026-12-02 11:00:00' ), Bookings::at( '2026-12-02 12:00:00' ) );
		$full = Wired::of( Book::class )->fullTimes( $this->event, Bookings::at( '2026-12-02 00:00:00' ), Bookings::at( '2026-12-03 00:00:00' ) );
		self::assertSame( array( '09:00' ), array_map( static fn ( DateTimeImmutable $at ): string => $at->format( 'H:i' ), $full ) );
	}

	public function test_waiting_list_entries_for_past_times_are_deleted(): void {
		$this->book();
		$this->join( 'a@example.org' );
		$this->site->setClock( '2026-12-02 09:00:00' );
		self::assertSame( array(), Wired::of( WaitingListTable::class )->times() );
		Wired::of( WaitingListTable::class )->purge();
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->named( 'booking_waiting' ) ) );
	}

	public function test_waiting_list_entries_of_an_email_address_are_exported_and_erased(): void {
		$this->book();
		$this->join( 'ada@example.org' );
		$this->join( 'ben@example.org' );
		$privacy = new WaitingPrivacy( Wired::of( WaitingListTable::class ), new TimeWords(), Wired::of( WaitingListService::class ) );
		self::assertCount( 1, ( (array) $privacy->export( 'ADA@example.org' ) )['data'] );
		self::assertTrue( ( (array) $privacy->erase( 'ada@example.org' ) )['items_removed'] );
		self::assertSame( array(), ( (array) $privacy->export( 'ada@example.org' ) )['data'] );
		self::assertSame( array( $this->event => 1 ), Wired::of( WaitingListTable::class )->counts() );
	}

	private function page(): OfferPage {
		return Wired::of( OfferPage::class );
	}

	private function blocks(): Blocks {
		return new Blocks( $this->site->storage->database, $this->site->clock, $this->site->storage->transaction, new Changes( $this->site->storage->database, $this->site->clock ) );
	}
}
