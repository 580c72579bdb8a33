<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use DomainException;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Calendar\Waiting\WaitingListEntry;
use Vestibule\Calendar\Waiting\WaitingListService;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Calendar\Waiting\WaitingMail;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Wired;

/**
 * Emails about waiting lists, planned in the database so that an aborted request or a failing mail server loses none.
 */
final class PlannedMailsTest extends WaitingTestCase {

	public function test_an_offer_is_emailed_even_if_the_request_that_created_it_is_aborted(): void {
		$this->offerAndDie();
		self::assertSame( array( WaitingListEntry::OFFERED, 0 ), array( $this->waitingEntry()->status, count( $this->mails ) ) );
		Wired::of( Offers::class )->run();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		self::assertStringContainsString( '10:00', $this->mails[0]['message'] );
	}

	public function test_only_one_of_two_concurrent_requests_sends_the_offer(): void {
		$this->offerAndDie();
		add_filter(
			'vestibule/waiting_mail',
			function ( array $mail ): array {
				remove_all_filters( 'vestibule/waiting_mail' );
				Wired::of( Offers::class )->run();
				return $mail;
			}
		);
		Wired::of( Offers::class )->run();
		self::assertCount( 1, $this->mails );
	}

	public function test_an_offer_that_cannot_be_sent_is_retried_while_the_time_is_held(): void {
		$this->offerAndDie();
		add_filter( 'vestibule/pre_mail', '__return_false', 20 );
		Wired::of( Offers::class )->run();
		remove_filter( 'vestibule/pre_mail', '__return_false', 20 );
		$this->mails = array();
		Wired::of( Offers::class )->run();
		self::assertSame( array(), $this->mails, 'The email is not retried at once.' );
		self::assertSame( '2026-12-01 08:10:00', Wired::of( WaitingListTable::class )->nextMail()?->format( 'Y-m-d H:i:s' ) );
		$this->site->setClock( '2026-12-01 08:10:00' );
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		self::assertNull( Wired::of( WaitingListTable::class )->nextMail() );
	}

	public function test_an_offer_that_was_booked_or_has_expired_is_not_emailed(): void {
		$this->offerAndDie();
		Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 9, 'UTC', Wired::of( WaitingListTable::class )->hold( $this->waitingEntry() ) );
		Wired::of( Offers::class )->run();
		self::assertNull( Wired::of( WaitingListTable::class )->nextMail() );
		$event = $this->site->addEvent( array( 'waiting' => true ) );
		$this->offerAndDie( $event );
		$this->site->setClock( '2026-12-01 10:00:00' );
		Wired::of( Offers::class )->run();
		self::assertSame( array(), $this->mails );
		self::assertNull( Wired::of( WaitingListTable::class )->nextMail() );
	}

	public function test_the_next_cron_run_is_scheduled_before_any_email_is_sent(): void {
		$this->offerAndDie();
		wp_clear_scheduled_hook( 'vestibule_waiting' );
		$planned = false;
		add_filter(
			'vestibule/waiting_mail',
			static function ( array $mail ) use ( &$planned ): array {
				$planned = wp_next_scheduled( 'vestibule_waiting' );
				return $mail;
			}
		);
		do_action( 'vestibule_waiting' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Ours, as cron fires it.
		self::assertNotFalse( $planned );
	}

	public function test_the_confirmation_email_is_sent_even_if_the_request_is_aborted(): void {
		$this->book();
		$person = array( 'email' => 'ada@example.org', 'timezone' => '', 'language' => '', 'form' => 4 );
		Wired::of( WaitingListService::class )->join( $this->event, 0, Bookings::at( self::NINE ), $person, '203.0.113.7' );
		self::assertSame( array(), $this->mails );
		// Another request. The shutdown work of the first one is lost.
		remove_all_actions( 'shutdown' );
		Wired::of( Offers::class )->run();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		self::assertSame( WaitingListEntry::UNCONFIRMED, $this->waitingEntry()->status );
		Wired::of( WaitingMail::class )->sendAll();
		self::assertCount( 1, $this->mails );
	}

	public function test_a_confirmation_email_over_the_daily_limit_is_sent_on_the_next_day(): void {
		add_filter( 'vestibule/rate_limit', static fn ( int $limit, string $what ): int => 'visitor_mails' === $what ? 1 : 0, 20, 2 );
		$this->book();
		$this->call( array( 'email' => 'eva@example.org' ) );
		$answer = $this->call( array() );
		self::assertSame( array( 'eva@example.org' ), $this->recipients() );
		self::assertStringContainsString( 'until tomorrow', (string) wp_json_encode( $answer->body ) );
		$this->site->setClock( '2026-12-02 00:00:00' );
		Wired::of( WaitingListTable::class )->purge();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'eva@example.org', 'ada@example.org' ), $this->recipients() );
		self::assertSame( WaitingListEntry::UNCONFIRMED, $this->waitingEntry()->status );
	}

	/** Holds a canceled time, but aborts the request before the offer is sent. */
	private function offerAndDie( int $event = 0 ): void {
		$booking = $this->book( event: $event );
		$this->join( 'ada@example.org', event: $event );
		$this->mails = array();
		$this->giveBack( $booking );
		$die = static fn () => throw new DomainException( 'Killed.' );
		add_action( 'vestibule/held_times_changed', $die );
		$is_killed = false;
		try {
			Wired::of( Offers::class )->run();
		} catch ( DomainException ) {
			$is_killed = true;
		}
		remove_action( 'vestibule/held_times_changed', $die );
		self::assertTrue( $is_killed );
	}

	private function waitingEntry(): WaitingListEntry {
		return array_slice( Wired::of( WaitingListTable::class )->forEmail( 'ada@example.org' ), -1 )[0] ?? self::fail( 'The waiting list is empty.' );
	}
}
