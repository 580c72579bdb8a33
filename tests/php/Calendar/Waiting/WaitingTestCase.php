<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Waiting;

use DateTimeImmutable;
use Vestibule\Calendar\Book;
use Vestibule\Calendar\Seats\Seats;
use Vestibule\Calendar\Waiting\JoinCall;
use Vestibule\Calendar\Waiting\WaitingListService;
use Vestibule\Calendar\Waiting\WaitingListTable;
use Vestibule\Calendar\Waiting\WaitingMail;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\PageKey;
use Vestibule\Kernel\Call\Request;
use Vestibule\Services;
use Vestibule\Tests\Calendar\Bookings;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Appointment type with waiting lists, and visitors who join them. */
abstract class WaitingTestCase extends TestCase {

	protected const NINE = '2026-12-02 09:00:00';

	protected Bookings $site;
	protected int $event;

	/** @var list<array{to: list<string>, subject: string, message: string}> */
	protected array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site  = new Bookings();
		$this->event = $this->site->addEvent( array( 'waiting' => true ) );
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

	protected function book( string $start = self::NINE, int $event = 0 ): int {
		return Wired::of( Book::class )->book( 0 === $event ? $this->event : $event, Bookings::at( $start ), 7, 'UTC' );
	}

	protected function giveBack( int $booking ): void {
		Wired::of( Seats::class )->cancel( $booking, 'visitor' );
	}

	/** Joins a waiting list and confirms the request. */
	protected function join( string $email, string $start = '2026-12-02T09:00:00Z', int $event = 0, int $host = 0 ): Answer {
		$answer = $this->call( array( 'email' => $email, 'start' => $start, 'event' => (string) ( 0 === $event ? $this->event : $event ), 'host' => (string) $host ) );
		$this->confirm( $email );
		return $answer;
	}

	protected function confirm( string $email ): void {
		foreach ( Wired::of( WaitingListTable::class )->forEmail( $email ) as $entry ) {
			$event = $this->site->events->find( $entry->event );
			self::assertNotNull( $event );
			Wired::of( WaitingListService::class )->confirm( $entry, $event );
		}
	}

	/** @param array<string, string> $changes */
	protected function call( array $changes ): Answer {
		$keys = new PageKey( ( new Services( WP_PLUGIN_DIR . '/vestibule/vestibule.php' ) )->store()->secret() );
		$body = $changes + array(
			'event' => (string) $this->event,
			'start' => '2026-12-02T09:00:00Z',
			'email' => 'ada@example.org',
			'agree' => '1',
			'nonce' => $keys->forForm( 4 ),
			'form'  => '4',
		);
		$before = count( $this->mails );
		$answer = Wired::of( JoinCall::class )->answer( new Request( 'POST', array(), $body, array(), '203.0.113.7' ) );
		self::assertCount( $before, $this->mails, 'The request does not wait for the email.' );
		Wired::of( WaitingMail::class )->sendAll();
		return $answer;
	}

	/** @return list<string> */
	protected function recipients(): array {
		return array_map( static fn ( array $mail ): string => implode( ',', $mail['to'] ), $this->mails );
	}

	/** Counts the unconfirmed requests for a time that can still be confirmed. */
	protected function countUnconfirmed( int $event, DateTimeImmutable $start ): int {
		$sql = "SELECT COUNT(*) FROM {booking_waiting} WHERE event_id = %d AND start_at = %s AND status = 'unconfirmed' AND created_at > %s";
		return (int) $this->site->storage->database->value( $sql, $event, $start, $this->site->clock->now()->modify( '-24 hours' ) );
	}

	protected function token( int $nth ): string {
		preg_match( '/vestibule_waiting=(\S+)/', $this->mails[ $nth ]['message'] ?? '', $found );
		return $found[1] ?? '';
	}
}
