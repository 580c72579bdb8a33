<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\BookingChanges;
use Vestibule\Calendar\Events\Events as EventPostType;
use Vestibule\Calendar\Seats\Holds;
use Vestibule\Calendar\Seats\SlotHoldCall;
use Vestibule\Entries\Changes;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\EntryTable;
use Vestibule\Kernel\Database\Transaction;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Views\PrintedForm;

/** Times printed in a form, which must be exactly the available ones. */
final class PrintedTimesTest extends TestCase {

	private FormSite $site;

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		// Prevents emails.
		remove_all_actions( EntryStored::class );
		add_action( 'vestibule/form_submitted', static fn () => BookingChanges::note(), 1, 0 );
		$this->at( '2026-12-01T07:10:00Z' );
		$this->settings( array( 'notice' => 60 ) );
	}

	#[DataProvider( 'changes' )]
	public function test_a_relevant_change_updates_the_printed_times_at_once( Closure $change ): void {
		$before = $this->times();
		self::assertSame( $before, $this->times() );
		$change( $this, $before );
		$free = array_map( static fn ( array $time ): string => $time['start']->format( 'Y-m-d\TH:i:s\Z' ), ( new FormSite() )->book->freeTimes( $this->site->event(), $this->site->clock->now(), $this->site->clock->now()->modify( '+2 weeks' ) ) );
		self::assertNotSame( $before, $free );
		self::assertSame( $free, $this->times() );
	}

	/** @return iterable<string, array{Closure(self, list<string>): mixed}> */
	public static function changes(): iterable {
		yield 'a booking' => array( static fn ( self $test ) => self::assertSame( 200, $test->site->submit()->status ) );
		yield 'a held time' => array( static fn ( self $test ) => $test->hold() );
		yield 'saved settings of the appointment type' => array( static fn ( self $test ) => $test->settings( array( 'duration' => 55 ) ) );
		yield 'a trashed appointment type' => array( static fn ( self $test ) => wp_trash_post( $test->site->event() ) );
		yield 'a first time within the minimum notice' => array( static fn ( self $test ) => $test->at( '2026-12-01T08:00:01Z' ) );
		yield 'a new day within the horizon' => array( static fn ( self $test ) => $test->at( '2026-12-01T23:00:00Z' ) );
		yield 'another time zone of the site' => array( static fn ( self $test ) => $test->moveTo( 'Asia/Tokyo' ) );
	}

	public function test_the_time_of_a_deleted_entry_is_available_again(): void {
		$before = $this->times();
		$this->site->submit();
		self::assertNotContains( $before[0], $this->times() );
		$entry = (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
		( new Changes( new EntryTable( $this->site->database, $this->site->clock ), new Transaction( $this->site->database, $this->site->connection ) ) )->erase( array( $entry ) );
		self::assertSame( $before, $this->times() );
	}

	public function test_a_held_time_is_available_again_after_the_hold_has_expired(): void {
		$before = $this->times();
		$this->hold();
		self::assertNotContains( $before[0], $this->times() );
		$this->at( '2026-12-01T07:20:00Z' );
		self::assertContains( $before[0], $this->times() );
	}

	public function test_a_booking_that_is_rolled_back_leaves_its_time_available(): void {
		$before = $this->times();
		$work   = function () use ( $before ): never {
			$this->site->book->book( $this->site->event(), new \DateTimeImmutable( $before[0] ), 1, 'UTC' );
			throw new \RuntimeException( 'Something else has failed.' );
		};
		try {
			( new Transaction( $this->site->database, $this->site->connection ) )->run( $work );
		} catch ( \RuntimeException ) {
			self::assertSame( $before, $this->times() );
		}
	}

	/** @param array<string, mixed> $changes */
	private function settings( array $changes ): void {
		$day  = array( array( 'start' => '09:00', 'end' => '17:00' ) );
		$week = array_fill_keys( array( 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday' ), $day );
		update_post_meta( $this->site->event(), EventPostType::META, $changes + array( 'duration' => 30, 'timezone' => 'Europe/Berlin', 'hours' => $week, 'capacity' => 1, 'notice' => 60, 'horizon' => 3 ) );
	}

	private function moveTo( string $zone ): void {
		update_option( 'timezone_string', $zone );
		$this->settings( array( 'timezone' => '' ) );
	}

	private function hold(): void {
		$call = new SlotHoldCall( $this->site->book, new Holds( $this->site->database, $this->site->clock ), $this->site->rates, $this->site->keys );
		$body = array( 'event' => (string) $this->site->event(), 'start' => $this->site->freeStart(), 'nonce' => $this->site->keys->forForm( 4 ) );
		self::assertSame( 200, $this->site->answer( $call, $body )->status );
	}

	private function at( string $now ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn(): \DateTimeImmutable => new \DateTimeImmutable( $now ) );
	}

	/** @return list<string> */
	private function times(): array {
		preg_match_all( '/<option value="(\d{4}-[^"]+)"/', PrintedForm::four()->html, $found );
		return $found[1];
	}
}
