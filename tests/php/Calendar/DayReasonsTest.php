<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Calendar\Times\DayReasons;
use Vestibule\Tests\TestCase;

/** Reasons for a day without available times. It is Tuesday, December 1, 2026, 8:00. */
final class DayReasonsTest extends TestCase {

	private const LATE = array( 'ownHours' => true, 'timezone' => 'UTC', 'hours' => array( 'wednesday' => array( array( 'start' => '11:30', 'end' => '18:00' ) ) ) );
	private const DAY  = array( 'ownHours' => true, 'timezone' => 'UTC', 'hours' => array( 'wednesday' => array( array( 'start' => '10:00', 'end' => '18:00' ) ) ) );

	/** @return iterable<string, array{string, string, array<string, mixed>, array<string, mixed>|null, int}> */
	public static function days(): iterable {
		yield 'a day in the past' => array( DayReasons::PAST, '2026-11-30', array(), null, 0 );
		yield 'a day on which the appointment type is closed' => array( DayReasons::CLOSED, '2026-12-05', array(), null, 0 );
		yield 'opening hours shorter than an appointment' => array( DayReasons::CLOSED, '2026-12-02', array( 'duration' => 240 ), null, 0 );
		yield 'a host who is available for half an appointment' => array( DayReasons::ABSENT, '2026-12-02', array(), self::LATE, 0 );
		yield 'a host with a day off' => array( DayReasons::ABSENT, '2026-12-02', array(), array( 'overrides' => array( array( 'from' => '2026-12-02', 'to' => '2026-12-02', 'yearly' => false, 'name' => 'Away', 'hours' => array() ) ) ), 0 );
		yield 'a day beyond the booking horizon' => array( DayReasons::HORIZON, '2026-12-09', array( 'horizon' => 5 ), null, 0 );
		yield 'times within the minimum notice' => array( DayReasons::NOTICE, '2026-12-01', array( 'notice' => 300 ), null, 0 );
		yield 'a host whose hours are booked' => array( DayReasons::BOOKED, '2026-12-02', array(), self::DAY, 2 );
		yield 'a day that has reached its booking limit' => array( DayReasons::LIMIT, '2026-12-02', array( 'dayLimit' => 1 ), self::DAY, 1 );
		yield 'a day with available times' => array( DayReasons::OFFERED, '2026-12-02', array(), self::DAY, 1 );
	}

	/**
	 * @param array<string, mixed>      $type
	 * @param array<string, mixed>|null $host
	 */
	#[DataProvider( 'days' )]
	public function test_each_day_without_available_times_has_the_expected_reason( string $reason, string $date, array $type, ?array $host, int $booked ): void {
		$site  = new Bookings();
		$event = $site->addEvent( $type + ( null === $host ? array() : array( 'hosts' => array( $site->addHost( 'Ada', $host ) ) ) ) );
		foreach ( array_slice( array( '10:00:00', '11:00:00' ), 0, $booked ) as $time ) {
			$site->book->book( $event, Bookings::at( "2026-12-02 {$time}" ), 1, 'UTC' );
		}
		self::assertSame( $reason, $site->book->explain( $event, $date )?->reason );
	}

	public function test_opening_hours_are_listed_for_the_appointment_type_and_for_its_hosts_and_for_both_together(): void {
		$site = new Bookings();
		$ada  = $site->addHost( 'Ada', self::DAY );
		$bea  = $site->addHost( 'Bea' );
		$day  = $site->book->explain( $site->addEvent( array( 'hosts' => array( $ada, $bea ) ) ), '2026-12-02' );
		$at   = static fn ( string $time ): int => Bookings::at( "2026-12-02 {$time}" )->getTimestamp();
		self::assertSame( array( array( $at( '09:00' ), $at( '12:00' ) ) ), $day?->type );
		self::assertSame( array( $ada => array( array( $at( '10:00' ), $at( '18:00' ) ) ), $bea => null ), $day->hosts );
		self::assertSame( array( $ada => array( array( $at( '10:00' ), $at( '12:00' ) ) ), $bea => array( array( $at( '09:00' ), $at( '12:00' ) ) ) ), $day->shared );
		self::assertSame( array( $at( '09:00' ), $at( '10:00' ), $at( '11:00' ) ), $day->offered );
	}

	public function test_the_reason_why_one_host_has_no_times_ignores_the_other_hosts(): void {
		$site  = new Bookings();
		$ada   = $site->addHost( 'Ada', self::LATE );
		$event = $site->addEvent( array( 'hosts' => array( $ada, $site->addHost( 'Bea' ) ) ) );
		self::assertSame( DayReasons::OFFERED, $site->book->explain( $event, '2026-12-02' )?->reason );
		self::assertSame( DayReasons::ABSENT, $site->book->explain( $event, '2026-12-02', $ada )?->reason );
	}

	public function test_a_separate_reason_explains_a_day_whose_times_were_all_removed_by_a_filter(): void {
		$site  = new Bookings();
		$event = $site->addEvent();
		add_filter( 'vestibule/free_times', static fn (): array => array() );
		self::assertSame( DayReasons::OTHER, $site->book->explain( $event, '2026-12-02' )?->reason );
	}
}
