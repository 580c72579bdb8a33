<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Admin;

use Vestibule\Inbox\Bookings\Times;

/** Busy times from the external calendars of hosts: GET vestibule/v1/bookings/busy. */
final class BusyTest extends OwnerTestCase {

	private const DAY = array( 'from' => '2026-12-01T00:00:00Z', 'to' => '2026-12-02T00:00:00Z' );

	private const CALENDARS = array( 'calendars' => array( 'https://calendar.example.org/one.ics' ) );

	private int $ana;
	private int $ben;

	protected function setUp(): void {
		parent::setUp();
		$this->ana = $this->bookings->addHost( 'Ana &amp; Li', self::CALENDARS );
		$this->ben = $this->bookings->addHost( 'Ben', self::CALENDARS );
	}

	public function test_busy_times_that_overlap_the_day_are_listed_with_their_host(): void {
		$this->busy( $this->ben, '2026-12-01 10:00:00', '2026-12-01 11:00:00' );
		$this->busy( $this->ana, '2026-12-01 14:00:00', '2026-12-01 15:00:00' );
		$this->busy( $this->ana, '2026-11-30 23:30:00', '2026-12-01 00:30:00' );
		$this->busy( $this->ana, '2026-11-30 23:00:00', '2026-12-01 00:00:00', 7 );
		$this->busy( $this->ana, '2026-12-02 00:00:00', '2026-12-02 01:00:00' );
		$ana = array( 'id' => $this->ana, 'name' => 'Ana & Li' );
		self::assertSame(
			array(
				array( 'host' => $ana, 'start' => '2026-11-30T23:30:00Z', 'end' => '2026-12-01T00:30:00Z' ),
				array( 'host' => $ana, 'start' => '2026-12-01T14:00:00Z', 'end' => '2026-12-01T15:00:00Z' ),
				array( 'host' => array( 'id' => $this->ben, 'name' => 'Ben' ), 'start' => '2026-12-01T10:00:00Z', 'end' => '2026-12-01T11:00:00Z' ),
			),
			$this->busyTimes( self::DAY )
		);
	}

	public function test_adjacent_busy_times_of_all_calendars_are_merged(): void {
		$this->busy( $this->ana, '2026-11-30 12:00:00', '2026-12-01 12:00:00' );
		$this->busy( $this->ana, '2026-12-01 12:00:00', '2026-12-01 18:00:00' );
		$this->busy( $this->ana, '2026-12-01 13:00:00', '2026-12-01 14:00:00', 2 );
		self::assertSame( array( array( '2026-11-30T12:00:00Z', '2026-12-01T18:00:00Z' ) ), $this->stretches( self::DAY ) );
	}

	public function test_busy_times_can_be_filtered_by_host(): void {
		$this->busy( $this->ana, '2026-12-01 09:00:00', '2026-12-01 10:00:00' );
		$this->busy( $this->ben, '2026-12-01 10:00:00', '2026-12-01 11:00:00' );
		self::assertSame( array( array( '2026-12-01T10:00:00Z', '2026-12-01T11:00:00Z' ) ), $this->stretches( self::DAY + array( 'host' => array( $this->ben ) ) ) );
		self::assertSame( array(), $this->stretches( self::DAY + array( 'host' => array( 0 ) ) ) );
	}

	public function test_busy_times_are_not_listed_for_unpublished_hosts_or_for_hosts_without_a_calendar(): void {
		$draft = $this->bookings->addHost( 'Cy', self::CALENDARS, 'draft' );
		$alone = $this->bookings->addHost( 'Di' );
		$this->busy( $draft, '2026-12-01 09:00:00', '2026-12-01 10:00:00' );
		$this->busy( $alone, '2026-12-01 09:00:00', '2026-12-01 10:00:00' );
		self::assertSame( array(), $this->busyTimes( self::DAY ) );
		self::assertSame( array(), $this->busyTimes( self::DAY + array( 'host' => array( $draft, $alone, $this->event ) ) ) );
	}

	public function test_the_busy_times_route_needs_a_valid_range_of_at_most_two_months(): void {
		self::assertSame( 200, $this->answered( array( 'from' => '2026-12-01T00:00:00Z', 'to' => '2027-02-01T00:00:00Z' ) ) );
		self::assertSame( 422, $this->answered( array( 'from' => '2026-12-01T00:00:00Z', 'to' => '2027-02-01T00:00:01Z' ) ) );
		self::assertSame( 422, $this->answered( array( 'from' => '2026-12-01T00:00:00Z', 'to' => '2026-12-01T00:00:00Z' ) ) );
		self::assertSame( 422, $this->answered( array( 'to' => '2026-12-01T00:00:00Z' ) ) );
		self::assertSame( 422, $this->answered( array( 'from' => '2026-02-30T00:00:00Z', 'to' => '2026-03-02T00:00:00Z' ) ) );
		self::assertSame( 400, $this->answered( array( 'from' => 'soon', 'to' => '2026-12-01T00:00:00Z' ) ) );
	}

	public function test_the_busy_times_route_returns_an_error_instead_of_a_truncated_list(): void {
		$table  = $this->bookings->storage->tables->named( 'busy_times' );
		$values = implode( ', ', array_fill( 0, Times::MAX_BUSY_ROWS, "(1, {$this->ana}, '2026-12-01 09:00:00', '2026-12-01 10:00:00')" ) );
		$this->bookings->storage->database->execute( "INSERT INTO {$table} (calendar_id, host_id, from_at, to_at) VALUES {$values}" );
		self::assertCount( 1, $this->busyTimes( self::DAY ) );
		$this->busy( $this->ana, '2026-12-01 11:00:00', '2026-12-01 12:00:00' );
		self::assertSame( 422, $this->answered( self::DAY ) );
	}

	public function test_a_user_who_may_read_only_some_forms_cannot_read_busy_times(): void {
		$this->signInWith( 'subscriber', 'vestibule_read_entries_5' );
		self::assertSame( 403, $this->answered( self::DAY ) );
		$this->signInWith( 'subscriber', 'vestibule_read_entries' );
		self::assertSame( 200, $this->answered( self::DAY ) );
	}

	private function busy( int $host, string $from, string $to, int $calendar = 1 ): void {
		$this->bookings->storage->database->execute( "INSERT INTO {$this->bookings->storage->tables->named( 'busy_times' )} (calendar_id, host_id, from_at, to_at) VALUES (%d, %d, %s, %s)", $calendar, $host, $from, $to );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<mixed>
	 */
	private function busyTimes( array $query ): array {
		$answer = $this->call( 'GET', self::BOOKINGS . '/busy', $query );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $this->data( $answer );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<mixed> Starts and ends.
	 */
	private function stretches( array $query ): array {
		return array_map( static fn ( mixed $time ): array => is_array( $time ) ? array( $time['start'] ?? '', $time['end'] ?? '' ) : array(), array_values( $this->busyTimes( $query ) ) );
	}

	/** @param array<string, mixed> $query */
	private function answered( array $query ): int {
		return $this->call( 'GET', self::BOOKINGS . '/busy', $query )->get_status();
	}
}
