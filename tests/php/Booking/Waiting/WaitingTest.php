<?php

declare(strict_types=1);

namespace Vestibule\Tests\Booking\Waiting;

use DateTimeImmutable;
use Vestibule\Ajax\Answer;
use Vestibule\Ajax\PageKey;
use Vestibule\Ajax\Request;
use Vestibule\Booking\Blocks;
use Vestibule\Booking\Parts;
use Vestibule\Booking\SlotReleaseCall;
use Vestibule\Booking\Waiting\JoinCall;
use Vestibule\Booking\Waiting\NotJoined;
use Vestibule\Booking\Waiting\OfferPage;
use Vestibule\Booking\Waiting\Waiter;
use Vestibule\Booking\Waiting\WaitingModule;
use Vestibule\Booking\Waiting\WaitingPrivacy;
use Vestibule\Contracts\TimeTaken;
use Vestibule\Contracts\TimeWords;
use Vestibule\Services;
use Vestibule\Tests\Booking\Bookings;
use Vestibule\Tests\TestCase;

/** Who waits for a full time, and who gets a seat that was given back (docs/reference/booking.md). */
final class WaitingTest extends TestCase {

	private const NINE = '2026-12-02 09:00:00';

	private Bookings $site;
	private Parts $parts;
	private WaitingModule $waiting;
	private int $event;

	/** @var list<array{to: list<string>, subject: string, message: string}> */
	private array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site    = new Bookings();
		$services      = new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' );
		$this->parts   = new Parts( $services );
		$this->waiting = new WaitingModule( $services, $this->parts );
		$this->event   = $this->site->addEvent( array( 'waiting' => true ) );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		add_filter(
			'vestibule/pre_mail',
			function ( mixed $sent, array $mail ): bool {
				/** @var array{to: list<string>, subject: string, message: string} $mail */
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
	}

	public function test_who_joins_is_mailed_a_link_that_leaves_the_list(): void {
		$this->book();
		self::assertSame( 200, $this->join( 'ada@example.org' )->status );
		self::assertSame( array( 'ada@example.org' ), $this->recipients() );
		$waiter = $this->waiting->link()->open( $this->token( 0 ) );
		self::assertNotNull( $waiter );
		self::assertNull( $this->waiting->link()->open( substr_replace( $this->token( 0 ), 'x', -1 ) ) );
		$this->waiting->leaving()->leave( $waiter );
		self::assertNull( $this->waiting->link()->open( $this->token( 0 ) ) );
	}

	public function test_nobody_waits_who_has_not_confirmed_it(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->call( array( 'email' => $email ) ), array( 'a@example.org', 'b@example.org' ) );
		$waiters = $this->waiting->waiters();
		self::assertSame( array( 0, 2 ), array( $waiters->count( $this->event, Bookings::at( self::NINE ) ), $this->waiting->unconfirmed()->count( $this->event, Bookings::at( self::NINE ) ) ) );
		self::assertFalse( $waiters->isAnyoneWaiting() );
		self::assertSame( array(), $waiters->counts() );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		self::assertCount( 2, $this->mails );
		self::assertCount( 1, $this->parts->book()->freeTimes( $this->event, Bookings::at( self::NINE ), Bookings::at( '2026-12-02 09:01:00' ) ) );
	}

	public function test_places_count_from_the_confirmation(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->call( array( 'email' => $email ) ), array( 'a@example.org', 'b@example.org' ) );
		$joined = did_action( 'vestibule/waiting_joined' );
		$this->confirm( 'b@example.org' );
		$this->site->setClock( '2026-12-01 08:01:00' );
		$this->confirm( 'a@example.org' );
		$this->confirm( 'b@example.org' );
		self::assertSame( $joined + 2, did_action( 'vestibule/waiting_joined' ) );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		self::assertSame( 'b@example.org', $this->recipients()[2] );
	}

	public function test_no_more_wait_than_the_list_has_places(): void {
		$event = $this->site->addEvent( array( 'waiting' => true, 'waitingMost' => 1 ) );
		$this->book( event: $event );
		$answers = array_map( fn ( int $nth ): int => $this->call( array( 'email' => "{$nth}@example.org", 'event' => (string) $event ) )->status, range( 1, 4 ) );
		self::assertSame( array( 200, 200, 200, 200 ), $answers );
		$this->confirm( '1@example.org' );
		try {
			$this->confirm( '2@example.org' );
			self::fail( 'Two wait for one place.' );
		} catch ( NotJoined $refused ) {
			self::assertSame( 409, $refused->status );
		}
		self::assertSame( Waiter::UNCONFIRMED, $this->waiting->waiters()->forEmail( '2@example.org' )[0]->state['status'] );
	}

	public function test_a_time_that_is_past_is_not_confirmed(): void {
		$this->book();
		$this->call( array() );
		$this->site->setClock( '2026-12-02 09:01:00' );
		try {
			$this->confirm( 'ada@example.org' );
			self::fail( 'Somebody waits for what is past.' );
		} catch ( NotJoined $refused ) {
			self::assertSame( 422, $refused->status );
		}
	}

	public function test_who_does_not_confirm_is_mailed_again_when_asked_and_forgotten_after_a_day(): void {
		$this->book();
		$this->call( array() );
		$this->site->setClock( '2026-12-01 20:00:00' );
		$this->call( array() );
		self::assertCount( 2, $this->mails );
		self::assertSame( $this->token( 0 ), $this->token( 1 ) );
		$this->site->setClock( '2026-12-02 08:30:00' );
		$this->waiting->unconfirmed()->purge();
		self::assertNotNull( $this->waiting->link()->open( $this->token( 0 ) ) );
		$event = $this->site->addEvent( array( 'waiting' => true ) );
		$this->book( '2026-12-04 09:00:00', $event );
		$this->call( array( 'event' => (string) $event, 'start' => '2026-12-04T09:00:00Z', 'email' => 'ben@example.org' ) );
		$this->site->setClock( '2026-12-03 08:30:00' );
		self::assertSame( 0, $this->waiting->unconfirmed()->count( $event, Bookings::at( '2026-12-04 09:00:00' ) ) );
		$this->waiting->unconfirmed()->purge();
		$this->waiting->waiters()->purge();
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->bookingWaiting() ) );
	}

	public function test_the_page_of_the_link_asks_first(): void {
		$this->book();
		$this->call( array() );
		$event = $this->site->events->find( $this->event );
		self::assertNotNull( $event );
		$page = fn (): string => $this->page()->content( $this->waiting->waiters()->forEmail( 'ada@example.org' )[0], $event, null );
		self::assertStringContainsString( 'Confirm that you wait', $this->mails[0]['subject'] );
		self::assertStringContainsString( "value='confirm'", str_replace( '"', "'", $page() ) );
		$this->confirm( 'ada@example.org' );
		self::assertStringContainsString( 'You wait for this time.', $page() );
		self::assertStringContainsString( "value='leave'", str_replace( '"', "'", $page() ) );
	}

	public function test_an_address_waits_once_for_a_time_and_is_answered_the_same(): void {
		$this->book();
		$first = $this->join( 'ada@example.org' );
		self::assertEquals( $first, $this->join( ' Ada@Example.org' ) );
		self::assertCount( 1, $this->mails );
		self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->bookingWaiting() ) );
	}

	public function test_what_is_not_right_is_refused_at_its_control(): void {
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
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->bookingWaiting() ) );
	}

	public function test_a_list_has_an_end_for_everybody_alike(): void {
		$event = $this->site->addEvent( array( 'waiting' => true, 'waitingMost' => 2 ) );
		$this->book( event: $event );
		$answers = array_map( fn ( string $email ): int => $this->join( $email, event: $event )->status, array( 'a@example.org', 'b@example.org', 'c@example.org', 'a@example.org' ) );
		self::assertSame( array( 200, 200, 409, 409 ), $answers );
	}

	public function test_nobody_waits_where_it_is_off(): void {
		$event = $this->site->addEvent();
		$this->book( event: $event );
		self::assertSame( 422, $this->join( 'ada@example.org', event: $event )->status );
		self::assertSame( '', $this->parts->book()->waitingPage( $event ) );
		self::assertStringContainsString( "vestibule_wait={$this->event}", $this->parts->book()->waitingPage( $this->event ) );
	}

	public function test_full_times_are_those_that_others_have(): void {
		$this->book();
		$this->book( '2026-12-02 11:00:00' );
		$this->blocks()->add( $this->site->events->find( $this->event ), 0, Bookings::at( '2026-12-02 11:00:00' ), Bookings::at( '2026-12-02 12:00:00' ) );
		$full = $this->parts->book()->fullTimes( $this->event, Bookings::at( '2026-12-02 00:00:00' ), Bookings::at( '2026-12-03 00:00:00' ) );
		self::assertSame( array( '09:00' ), array_map( static fn ( DateTimeImmutable $at ): string => $at->format( 'H:i' ), $full ) );
	}

	public function test_a_seat_that_is_given_back_is_held_for_the_first_and_for_nobody_else(): void {
		$booking = $this->book();
		$this->join( 'ada@example.org' );
		$this->join( 'ben@example.org' );
		$this->waiting->offers()->run();
		self::assertCount( 2, $this->mails );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		$this->waiting->offers()->run();
		self::assertSame( array( 'ada@example.org', 'ben@example.org', 'ada@example.org' ), $this->recipients() );
		self::assertStringContainsString( '10:00', $this->mails[2]['message'] );
		self::assertSame( array(), $this->parts->book()->freeTimes( $this->event, Bookings::at( self::NINE ), Bookings::at( '2026-12-02 09:01:00' ) ) );
		$waiter = $this->waiting->link()->open( $this->token( 2 ) );
		self::assertNotNull( $waiter );
		$held = $this->page()->held( $waiter );
		self::assertSame( '2026-12-01 10:00:00', $held?->until->format( 'Y-m-d H:i:s' ) );
		try {
			$this->parts->book()->book( $this->event, Bookings::at( self::NINE ), 8, 'UTC' );
			self::fail( 'Somebody else has booked it.' );
		} catch ( TimeTaken ) {
			$id = $this->parts->book()->book( $this->event, Bookings::at( self::NINE ), 9, 'UTC', $this->waiting->link()->hold( $waiter ) );
		}
		self::assertGreaterThan( 0, $id );
		self::assertNull( $this->page()->held( $waiter ) );
		$this->waiting->offers()->run();
		self::assertCount( 3, $this->mails );
	}

	public function test_when_its_time_runs_out_the_next_one_has_it_once_also_where_cron_is_late(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->join( $email ), array( 'a@example.org', 'b@example.org' ) );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		$this->site->setClock( '2026-12-01 09:59:00' );
		$this->waiting->offers()->run();
		self::assertCount( 3, $this->mails );
		$this->site->setClock( '2026-12-01 17:00:00' );
		$this->waiting->offers()->run();
		$this->waiting->offers()->run();
		self::assertSame( array( 'a@example.org', 'b@example.org' ), array_slice( $this->recipients(), 2 ) );
		$this->site->setClock( '2026-12-01 20:00:00' );
		$this->waiting->offers()->run();
		self::assertCount( 4, $this->mails );
		$lapsed = $this->waiting->waiters()->forEmail( 'a@example.org' )[0];
		self::assertSame( Waiter::LAPSED, $lapsed->state['status'] );
		// Who comes back waits at the end.
		$this->book();
		self::assertSame( 200, $this->join( 'a@example.org' )->status );
		self::assertSame( Waiter::WAITING, $this->waiting->waiters()->forEmail( 'a@example.org' )[0]->state['status'] );
	}

	public function test_of_all_who_want_the_seat_at_once_one_gets_it(): void {
		foreach ( array( 1, 3 ) as $capacity ) {
			$event    = $this->site->addEvent( array( 'waiting' => true, 'capacity' => $capacity ) );
			$bookings = array_map( fn ( int $nth ): int => $this->book( event: $event ), range( 1, $capacity ) );
			array_map( fn ( int $nth ) => $this->join( "{$nth}@example.org", event: $event ), range( 1, 9 ) );
			array_map( $this->giveBack( ... ), $bookings );
			$this->mails = array();
			// Between what this one has read and what it writes, another one runs through, and somebody books.
			$booked = 0;
			$others = array(
				fn () => ( new WaitingModule( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ), new Parts( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) ) ) )->offers()->run(),
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
			$this->waiting->offers()->run();
			remove_filter( 'query', $between );
			self::assertSame( array( $capacity, 3 === $capacity ? 1 : 0 ), array( count( $this->mails ) + $booked, $booked ) );
			$rows = $this->site->storage->database->rows( "SELECT id FROM {$this->site->storage->tables->bookings()} WHERE event_id = %d AND seat IS NOT NULL", $event );
			self::assertCount( $capacity, $rows );
		}
	}

	public function test_who_needs_it_no_more_hands_it_on(): void {
		$booking = $this->book();
		array_map( fn ( string $email ) => $this->join( $email ), array( 'a@example.org', 'b@example.org' ) );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		$waiter = $this->waiting->link()->open( $this->token( 2 ) );
		self::assertNotNull( $waiter );
		$this->waiting->leaving()->leave( $waiter );
		$this->waiting->offers()->run();
		self::assertSame( 'b@example.org', $this->recipients()[3] );
	}

	public function test_a_page_that_is_left_lets_go_of_no_seat_that_somebody_waited_for(): void {
		$booking = $this->book();
		$this->join( 'a@example.org' );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		$waiter = $this->waiting->waiters()->forEmail( 'a@example.org' )[0];
		$hold   = $this->waiting->link()->hold( $waiter );
		$call   = new SlotReleaseCall( $this->parts->book(), $this->site->rates, static fn (): bool => true );
		self::assertSame( 400, $call->answer( new Request( 'POST', array(), array( 'event' => (string) $this->event, 'hold' => $hold, 'nonce' => '' ), array(), '203.0.113.7' ) )->status );
		self::assertNotNull( $this->page()->held( $waiter ) );
	}

	public function test_a_seat_is_held_no_longer_than_it_can_be_booked(): void {
		$event   = $this->site->addEvent( array( 'waiting' => true, 'notice' => 60 ) );
		$booking = $this->book( '2026-12-01 10:00:00', $event );
		$this->join( 'a@example.org', '2026-12-01T10:00:00Z', $event );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		self::assertSame( '2026-12-01 09:00:00', $this->waiting->waiters()->forEmail( 'a@example.org' )[0]->state['until']?->format( 'Y-m-d H:i:s' ) );
		// Nobody comes in five minutes.
		$late    = $this->site->addEvent( array( 'waiting' => true, 'notice' => 115 ) );
		$booking = $this->book( '2026-12-01 10:00:00', $late );
		$this->join( 'b@example.org', '2026-12-01T10:00:00Z', $late );
		$this->giveBack( $booking );
		$this->waiting->offers()->run();
		self::assertSame( Waiter::WAITING, $this->waiting->waiters()->forEmail( 'b@example.org' )[0]->state['status'] );
	}

	public function test_who_waits_for_one_host_gets_no_other(): void {
		[ $ada, $ben ] = array( $this->site->addHost( 'Ada' ), $this->site->addHost( 'Ben' ) );
		$event         = $this->site->addEvent( array( 'waiting' => true, 'hosts' => array( $ada, $ben ), 'hostChoice' => 'visitor' ) );
		$of_ada        = $this->parts->book()->book( $event, Bookings::at( self::NINE ), 1, 'UTC', '', $ada );
		self::assertSame( 409, $this->join( 'any@example.org', event: $event )->status );
		self::assertSame( 200, $this->join( 'ada@example.org', event: $event, host: $ada )->status );
		$of_ben = $this->parts->book()->book( $event, Bookings::at( self::NINE ), 2, 'UTC', '', $ben );
		self::assertSame( 200, $this->join( 'any@example.org', event: $event )->status );
		$this->mails = array();
		$this->giveBack( $of_ben );
		$this->waiting->offers()->run();
		self::assertSame( array( 'any@example.org' ), $this->recipients() );
		$this->giveBack( $of_ada );
		$this->waiting->offers()->run();
		self::assertSame( array( 'any@example.org', 'ada@example.org' ), $this->recipients() );
	}

	public function test_past_times_are_dropped(): void {
		$this->book();
		$this->join( 'a@example.org' );
		$this->site->setClock( '2026-12-02 09:00:00' );
		self::assertSame( array(), $this->waiting->waiters()->times() );
		$this->waiting->waiters()->purge();
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->bookingWaiting() ) );
	}

	public function test_what_an_address_waits_for_is_exported_and_erased(): void {
		$this->book();
		$this->join( 'ada@example.org' );
		$this->join( 'ben@example.org' );
		$privacy = new WaitingPrivacy( $this->waiting->waiters(), new TimeWords(), $this->waiting->leaving()->leave( ... ) );
		self::assertCount( 1, ( (array) $privacy->export( 'ADA@example.org' ) )['data'] );
		self::assertTrue( ( (array) $privacy->erase( 'ada@example.org' ) )['items_removed'] );
		self::assertSame( array(), ( (array) $privacy->export( 'ada@example.org' ) )['data'] );
		self::assertSame( array( $this->event => 1 ), $this->waiting->waiters()->counts() );
	}

	private function book( string $start = self::NINE, int $event = 0 ): int {
		return $this->parts->book()->book( 0 === $event ? $this->event : $event, Bookings::at( $start ), 7, 'UTC' );
	}

	private function giveBack( int $booking ): void {
		$this->parts->seats()->cancel( $booking, 'visitor' );
	}

	/** Asks, and confirms it. */
	private function join( string $email, string $start = '2026-12-02T09:00:00Z', int $event = 0, int $host = 0 ): Answer {
		$answer = $this->call( array( 'email' => $email, 'start' => $start, 'event' => (string) ( 0 === $event ? $this->event : $event ), 'host' => (string) $host ) );
		$this->confirm( $email );
		return $answer;
	}

	private function confirm( string $email ): void {
		foreach ( $this->waiting->waiters()->forEmail( $email ) as $waiter ) {
			$event = $this->site->events->find( $waiter->event );
			self::assertNotNull( $event );
			$this->waiting->joining()->confirm( $waiter, $event );
		}
	}

	/** @param array<string, string> $changes */
	private function call( array $changes ): Answer {
		$keys = new PageKey( ( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) )->store->secret() );
		$body = $changes + array(
			'event' => (string) $this->event,
			'start' => '2026-12-02T09:00:00Z',
			'email' => 'ada@example.org',
			'agree' => '1',
			'nonce' => $keys->forForm( 4 ),
			'form'  => '4',
		);
		$before = count( $this->mails );
		$answer = ( new JoinCall( $this->waiting->joinRequest(), $keys->isGenuine( ... ) ) )->answer( new Request( 'POST', array(), $body, array(), '203.0.113.7' ) );
		self::assertCount( $before, $this->mails, 'Nobody waits for the mail.' );
		$this->waiting->sendAsked();
		return $answer;
	}

	private function page(): OfferPage {
		return new OfferPage( $this->waiting->link(), $this->parts, new TimeWords() );
	}

	private function blocks(): Blocks {
		return new Blocks( $this->site->storage->database, $this->site->storage->tables, $this->site->clock, $this->site->storage->transaction );
	}

	/** @return list<string> */
	private function recipients(): array {
		return array_map( static fn ( array $mail ): string => implode( ',', $mail['to'] ), $this->mails );
	}

	private function token( int $nth ): string {
		preg_match( '/vestibule_waiting=(\S+)/', $this->mails[ $nth ]['message'] ?? '', $found );
		return $found[1] ?? '';
	}
}
