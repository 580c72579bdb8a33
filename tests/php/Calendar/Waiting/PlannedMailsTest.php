<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use DomainException;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Waiting\Joining;
use Vestibule\Calendar\Waiting\Offers;
use Vestibule\Calendar\Waiting\Waiter;
use Vestibule\Calendar\Waiting\Waiters;
use Vestibule\Calendar\Waiting\WaitingMail;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\Wired;

/** Mails to who waits are planned with what they are about: no killed request and no broken server loses one. */
final class PlannedMailsTest extends WaitingTestCase {

	public function test_an_offer_outlives_the_request_that_held_the_seat(): void {
		$this->offerAndDie();
		self::assertSame( array( Waiter::OFFERED, 0 ), array( $this->waiter()->status, count( $this->mails ) ) );
		Wired::of( Offers::class )->run();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		self::assertStringContainsString( '10:00', $this->mails[0]['message'] );
	}

	public function test_of_two_requests_at_once_one_sends_it(): void {
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

	public function test_what_no_server_takes_is_tried_again_while_the_seat_is_held(): void {
		$this->offerAndDie();
		add_filter( 'vestibule/pre_mail', '__return_false', 20 );
		Wired::of( Offers::class )->run();
		remove_filter( 'vestibule/pre_mail', '__return_false', 20 );
		$this->mails = array();
		Wired::of( Offers::class )->run();
		self::assertSame( array(), $this->mails, 'Not at once.' );
		self::assertSame( '2026-12-01 08:10:00', Wired::of( Waiters::class )->nextMail()?->format( 'Y-m-d H:i:s' ) );
		$this->site->setClock( '2026-12-01 08:10:00' );
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		self::assertNull( Wired::of( Waiters::class )->nextMail() );
	}

	public function test_who_has_booked_or_whose_time_is_over_hears_nothing_more(): void {
		$this->offerAndDie();
		Wired::of( Book::class )->book( $this->event, Bookings::at( self::NINE ), 9, 'UTC', Wired::of( Waiters::class )->hold( $this->waiter() ) );
		Wired::of( Offers::class )->run();
		self::assertNull( Wired::of( Waiters::class )->nextMail() );
		$event = $this->site->addEvent( array( 'waiting' => true ) );
		$this->offerAndDie( $event );
		$this->site->setClock( '2026-12-01 10:00:00' );
		Wired::of( Offers::class )->run();
		self::assertSame( array(), $this->mails );
		self::assertNull( Wired::of( Waiters::class )->nextMail() );
	}

	public function test_the_next_run_is_planned_before_cron_does_anything(): void {
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

	public function test_the_question_whether_somebody_waits_outlives_its_request(): void {
		$this->book();
		$person = array( 'email' => 'ada@example.org', 'timezone' => '', 'language' => '', 'form' => 4 );
		Wired::of( Joining::class )->join( $this->event, 0, Bookings::at( self::NINE ), $person, '203.0.113.7' );
		self::assertSame( array(), $this->mails );
		// Another request: what that one had still to do is lost.
		remove_all_actions( 'shutdown' );
		Wired::of( Offers::class )->run();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		self::assertSame( Waiter::UNCONFIRMED, $this->waiter()->status );
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
		Wired::of( Waiters::class )->purge();
		Wired::of( Offers::class )->run();
		self::assertSame( array( 'eva@example.org', 'ada@example.org' ), $this->recipients() );
		self::assertSame( Waiter::UNCONFIRMED, $this->waiter()->status );
	}

	/** A seat becomes free and is held; whoever held it is killed before it says so. */
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

	private function waiter(): Waiter {
		return array_slice( Wired::of( Waiters::class )->forEmail( 'ada@example.org' ), -1 )[0] ?? self::fail( 'Nobody waits.' );
	}
}
