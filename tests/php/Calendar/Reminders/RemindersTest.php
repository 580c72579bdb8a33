<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Reminders;

use DateTimeImmutable;
use Vestibule\Calendar\Bookings\BookingEditor;
use Vestibule\Calendar\Bookings\StoredBookings;
use Vestibule\Calendar\Reminders\Reminders;
use Vestibule\Entries\BookingChange;
use Vestibule\Entries\EntryStored;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Reminders of appointments, sent once even if cron is late or runs twice (docs/booking.md). */
final class RemindersTest extends TestCase {

	private FormSite $site;
	private DateTimeImmutable $now;

	/** @var list<BookingChange> */
	private array $reminded = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site  = new FormSite();
		remove_all_actions( EntryStored::class );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		$this->now = new DateTimeImmutable( '2026-12-01T08:00:00Z' );
		add_filter( 'vestibule/now', fn (): DateTimeImmutable => $this->now );
		add_action(
			'vestibule/booking_reminded',
			function ( BookingChange $change ): void {
				$this->reminded[] = $change;
			}
		);
		$this->setReminders( 1440, 60 );
	}

	public function test_each_reminder_is_sent_once_when_it_is_due(): void {
		$this->book( '2026-12-04T10:00:00Z' );
		$this->at( '2026-12-03T09:59:00Z' );
		self::assertSame( array(), $this->offsets() );
		self::assertSame( '2026-12-03T10:00:00+00:00', Wired::of( Reminders::class )->next()?->format( 'c' ) );
		$this->at( '2026-12-03T10:00:00Z' );
		$this->at( '2026-12-03T10:05:00Z' );
		self::assertSame( array( 1440 ), $this->offsets() );
		$this->at( '2026-12-04T09:00:00Z' );
		$this->at( '2026-12-04T09:30:00Z' );
		self::assertSame( array( 1440, 60 ), $this->offsets() );
	}

	public function test_a_late_cron_run_sends_only_the_latest_reminder_and_none_after_the_start(): void {
		$this->book( '2026-12-04T10:00:00Z' );
		$this->at( '2026-12-04T09:40:00Z' );
		$this->at( '2026-12-04T09:50:00Z' );
		self::assertSame( array( 60 ), $this->offsets() );
		$this->book( '2026-12-07T10:00:00Z' );
		$this->at( '2026-12-07T10:00:00Z' );
		self::assertCount( 1, $this->reminded );
	}

	public function test_only_one_of_two_concurrent_cron_runs_sends_the_reminder(): void {
		$this->book( '2026-12-04T10:00:00Z' );
		$this->now = new DateTimeImmutable( '2026-12-03T12:00:00Z' );
		// The other run happens between the read and the write of this one.
		$other = fn () => Wired::of( Reminders::class )->run();
		$once  = static function ( string $sql ) use ( &$other ): string {
			if ( null !== $other && str_starts_with( $sql, 'START TRANSACTION' ) ) {
				$run   = $other;
				$other = null;
				$run();
			}
			return $sql;
		};
		add_filter( 'query', $once );
		Wired::of( Reminders::class )->run();
		remove_filter( 'query', $once );
		self::assertSame( array( 1440 ), $this->offsets() );
		self::assertCount( 1, array_filter( $this->site->rows( $this->site->tables->named( 'booking_changes' ) ), static fn ( array $row ): bool => 'reminded' === $row['what'] ) );
	}

	public function test_a_moved_booking_gets_a_reminder_for_its_new_time_and_a_canceled_booking_gets_none(): void {
		$id = $this->book( '2026-12-04T10:00:00Z' );
		$this->at( '2026-12-03T11:00:00Z' );
		$booking = Wired::of( StoredBookings::class )->find( $id );
		self::assertNotNull( $booking );
		Wired::of( BookingEditor::class )->move( $booking, new DateTimeImmutable( '2026-12-08T10:00:00Z' ), array( 'who' => BookingChange::VISITOR ) );
		$this->at( '2026-12-04T09:30:00Z' );
		self::assertSame( array( 1440 ), $this->offsets() );
		$this->at( '2026-12-07T11:00:00Z' );
		self::assertSame( array( 1440, 1440 ), $this->offsets() );
		self::assertSame( '2026-12-08', $this->reminded[1]->time->start->format( 'Y-m-d' ) );
		$booking = Wired::of( StoredBookings::class )->find( $id );
		self::assertNotNull( $booking );
		Wired::of( BookingEditor::class )->cancel( $booking, array( 'who' => BookingChange::VISITOR ) );
		$this->at( '2026-12-08T09:30:00Z' );
		self::assertCount( 2, $this->reminded );
	}

	public function test_a_booking_made_after_a_reminder_was_due_does_not_get_that_reminder(): void {
		$this->now = new DateTimeImmutable( '2026-12-04T06:00:00Z' );
		$this->book( '2026-12-04T10:00:00Z' );
		$this->at( '2026-12-04T06:10:00Z' );
		self::assertSame( array(), $this->offsets() );
		$this->at( '2026-12-04T09:10:00Z' );
		self::assertSame( array( 60 ), $this->offsets() );
	}

	public function test_an_appointment_type_without_reminders_sends_none(): void {
		$this->setReminders();
		$this->book( '2026-12-04T10:00:00Z' );
		$this->at( '2026-12-04T09:30:00Z' );
		self::assertSame( array(), $this->offsets() );
		self::assertNull( Wired::of( Reminders::class )->next() );
	}

	private function setReminders( int ...$minutes ): void {
		$meta = get_post_meta( $this->site->event(), 'vestibule_event', true );
		update_post_meta( $this->site->event(), 'vestibule_event', array( 'reminders' => array_values( $minutes ) ) + ( is_array( $meta ) ? $meta : array() ) );
	}

	private function book( string $start ): int {
		$answer = $this->site->submit( array( 'fcal_booking_2' => (string) wp_json_encode( array( 'start' => $start, 'timezone' => 'UTC', 'hold' => '' ) ) ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		return (int) $this->site->database->value( "SELECT MAX(id) FROM {$this->site->tables->named( 'bookings' )}" );
	}

	private function at( string $now ): void {
		$this->now = new DateTimeImmutable( $now );
		Wired::of( Reminders::class )->run();
	}

	/** @return list<int> */
	private function offsets(): array {
		return array_map( static fn ( BookingChange $change ): int => $change->more['offset'] ?? 0, $this->reminded );
	}
}
