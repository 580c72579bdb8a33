<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Busy;

use PHPUnit\Framework\Attributes\Group;
use Vestibule\Calendar\Busy\Addresses;
use Vestibule\Calendar\Busy\BusyCheck;
use Vestibule\Calendar\Busy\Calendars;
use Vestibule\Calendar\Busy\CalendarStatusText;
use Vestibule\Calendar\Busy\ReadingSchedule;
use Vestibule\Calendar\TimeTaken;
use Vestibule\Tests\Calendar\Bookings;

/** Calendars of hosts, read by cron (docs/booking-hosts.md). */
#[Group( 'mariadb' )]
final class CalendarImportTest extends CalendarImportTestCase {

	public function test_a_busy_time_in_an_external_calendar_is_not_offered_and_cannot_be_booked(): void {
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free() );
		$this->cron();
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
		$asked = $this->server->asked();
		self::assertCount( 1, $asked );
		self::assertArrayNotHasKey( 'referer', $asked[0]['headers'] );
		$this->expectException( TimeTaken::class );
		$this->site->book->book( $this->event, Bookings::at( '2026-12-02 10:00:00' ), 1, 'UTC', '', $this->host );
	}

	public function test_buffers_are_kept_around_busy_times(): void {
		$event = $this->site->addEvent( array( 'hosts' => array( $this->host ), 'bufferAfter' => 15 ) );
		$this->cron();
		self::assertSame( array( '11:00' ), $this->free( $event ) );
	}

	public function test_a_time_is_available_if_only_one_of_two_hosts_is_busy(): void {
		$other = $this->site->addHost( 'Grace' );
		$event = $this->site->addEvent( array( 'hosts' => array( $this->host, $other ) ) );
		$this->cron();
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free( $event ) );
		$id = $this->site->book->book( $event, Bookings::at( '2026-12-02 10:00:00' ), 1, 'UTC', '' );
		self::assertSame( (string) $other, $this->site->storage->database->value( "SELECT host_id FROM {$this->site->storage->tables->named( 'bookings' )} WHERE id = %d", $id ) );
	}

	public function test_a_booking_that_is_imported_from_the_calendar_of_its_host_does_not_make_the_host_busy(): void {
		$id = $this->site->book->book( $this->event, Bookings::at( '2026-12-02 09:00:00' ), 1, 'UTC', '', $this->host );
		$this->serve( '20261202T090000Z', "vestibule-{$id}@" . wp_parse_url( home_url(), PHP_URL_HOST ) );
		$this->cron();
		self::assertSame( 0, $this->site->storage->count( $this->site->storage->tables->named( 'busy_times' ) ) );
		self::assertSame( array( '10:00', '11:00' ), $this->free() );
	}

	public function test_a_calendar_is_read_every_15_minutes_with_a_conditional_request_and_once_a_day_in_full(): void {
		$this->serve( '20261202T100000Z', '1', array( 'etag' => '"v1"', 'last-modified' => 'Tue, 01 Dec 2026 07:00:00 GMT' ) );
		$this->cron();
		$this->server->asked();
		$this->site->setClock( '2026-12-01 08:10:00' );
		$this->cron();
		self::assertSame( array(), $this->server->asked() );
		$this->site->setClock( '2026-12-01 08:15:00' );
		$this->cron();
		self::assertSame( array( '"v1"', 'Tue, 01 Dec 2026 07:00:00 GMT' ), array( $this->server->asked()[0]['headers']['if-none-match'], 'Tue, 01 Dec 2026 07:00:00 GMT' ) );
		self::assertSame( array( '09:00', '11:00' ), $this->free() );
		$this->serve( '20261202T090000Z', '1', array( 'etag' => '"v2"' ) );
		$this->site->setClock( '2026-12-01 08:30:00' );
		$this->cron();
		self::assertSame( array( '10:00', '11:00' ), $this->free() );
		$this->server->asked();
		$this->site->setClock( '2026-12-02 08:30:00' );
		$this->cron();
		self::assertArrayNotHasKey( 'if-none-match', $this->server->asked()[0]['headers'], 'The calendar is read in full once a day, because the horizon has moved.' );
	}

	public function test_a_calendar_that_cannot_be_read_keeps_its_busy_times_and_is_reported_after_a_day(): void {
		$this->cron();
		foreach ( array( '08:15' => 'cut', '08:30' => 'endless', '08:45' => 'bomb', '09:00' => 'around' ) as $at => $mode ) {
			$this->server->serve( $mode );
			$this->site->setClock( "2026-12-01 {$at}:00" );
			$this->cron();
			self::assertSame( array( '09:00', '11:00' ), $this->free(), $mode );
			self::assertSame( 'failed', $this->state()['status'], $mode );
		}
		$this->server->serve( 'file', '', 404 );
		$this->site->setClock( '2026-12-02 08:15:00' );
		$this->cron();
		self::assertStringContainsString( 'Calendar not found at this URL', $this->state()['words'] );
		self::assertStringContainsString( 'are still used', $this->state()['words'] );
		$check = new BusyCheck( $this->calendars, new CalendarStatusText( $this->site->clock ) );
		self::assertSame( array( 'old', 'critical' ), array( $this->state()['status'], $check->finding()->status ) );
		self::assertStringContainsString( 'Ada', $check->finding()->paragraphs[0] );
		$this->serve( '20261202T100000Z' );
		$this->site->setClock( '2026-12-02 09:20:00' );
		$this->cron();
		self::assertSame( array( 'read', 'good' ), array( $this->state()['status'], $check->finding()->status ) );
	}

	public function test_an_unknown_time_zone_makes_the_whole_day_busy_and_is_reported_until_the_file_changes(): void {
		$file = str_replace( 'DTSTART:20261202T100000Z', 'DTSTART;TZID=Mars/Olympus:20261202T100000', $this->file( '20261202T100000Z', '1' ) );
		$this->server->serve( 'file', $file, 200, array( 'etag' => '"v1"' ) );
		$this->cron();
		self::assertSame( array(), $this->free() );
		self::assertSame( 'read', $this->state()['status'] );
		self::assertStringContainsString( 'Unknown time zone: “Mars/Olympus”.', $this->state()['words'] );
		$this->server->serve( 'file', $file, 304 );
		$this->site->setClock( '2026-12-01 08:15:00' );
		$this->cron();
		self::assertStringContainsString( 'Unknown time zone: “Mars/Olympus”.', $this->state()['words'], 'The file has not changed.' );
		$this->server->serve( 'file', '', 500 );
		$this->site->setClock( '2026-12-01 08:30:00' );
		$this->cron();
		self::assertSame( 'failed', $this->state()['status'] );
		$this->server->asked();
		$this->server->serve( 'file', $file, 200, array( 'etag' => '"v1"' ) );
		$this->site->setClock( '2026-12-01 08:45:00' );
		$this->cron();
		self::assertArrayNotHasKey( 'if-none-match', $this->server->asked()[0]['headers'] );
		self::assertStringContainsString( 'Unknown time zone: “Mars/Olympus”.', $this->state()['words'] );
		$this->serve( '20261202T100000Z' );
		$this->site->setClock( '2026-12-01 09:00:00' );
		$this->cron();
		self::assertStringNotContainsString( 'Unknown time zone', $this->state()['words'] );
	}

	public function test_removing_a_calendar_or_its_host_deletes_the_busy_times(): void {
		$this->cron();
		self::assertNotFalse( wp_next_scheduled( ReadingSchedule::HOOK ) );
		Addresses::keep( $this->host, array() );
		self::assertSame( array( 0, 0 ), array( $this->calendars->count(), $this->site->storage->count( $this->site->storage->tables->named( 'busy_times' ) ) ) );
		self::assertSame( array( '09:00', '10:00', '11:00' ), $this->free() );
		self::assertFalse( wp_next_scheduled( ReadingSchedule::HOOK ), 'No calendar is left to read.' );
		Addresses::keep( $this->host, array( $this->url ) );
		$this->cron();
		self::assertSame( 1, $this->site->storage->count( $this->site->storage->tables->named( 'busy_times' ) ) );
		wp_delete_post( $this->host, true );
		self::assertSame( array( 0, 0 ), array( $this->calendars->count(), $this->site->storage->count( $this->site->storage->tables->named( 'busy_times' ) ) ) );
	}

	public function test_one_cron_run_reads_ten_calendars_and_schedules_another_run(): void {
		for ( $number = 1; $number <= 11; $number++ ) {
			$this->site->addHost( "Host {$number}", array( 'calendars' => array( $this->url ) ) );
		}
		wp_clear_scheduled_hook( ReadingSchedule::NEXT );
		$this->cron();
		self::assertCount( 10, $this->server->asked() );
		self::assertEqualsWithDelta( time() + 60, wp_next_scheduled( ReadingSchedule::NEXT ), 5 );
		$this->cron();
		self::assertCount( 2, $this->server->asked() );
	}
}
