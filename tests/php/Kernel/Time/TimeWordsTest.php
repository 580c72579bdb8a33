<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

final class TimeWordsTest extends TestCase {

	/** @return iterable<string, array{string, string}> */
	public static function zones(): iterable {
		yield 'a city' => array( 'Europe/Berlin', 'Tuesday 1 December 2026, 10:00 to 10:30, Berlin time' );
		yield 'a city of two words' => array( 'America/New_York', 'Tuesday 1 December 2026, 04:00 to 04:30, New York time' );
		yield 'an offset from UTC' => array( '+02:00', 'Tuesday 1 December 2026, 11:00 to 11:30, UTC+2' );
		yield 'the zone name of an offset' => array( 'Etc/GMT-2', 'Tuesday 1 December 2026, 11:00 to 11:30, UTC+2' );
		yield 'UTC' => array( 'UTC', 'Tuesday 1 December 2026, 09:00 to 09:30, UTC' );
		yield 'an invalid time zone' => array( 'Mars/Olympus', 'Tuesday 1 December 2026, 10:00 to 10:30, Berlin time' );
	}

	#[DataProvider( 'zones' )]
	public function test_a_time_range_is_described_together_with_its_time_zone( string $zone, string $words ): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		self::assertSame( $words, ( new TimeWords() )->span( $this->at( '09:00' ), $this->at( '09:30' ), $zone ) );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'time-words' );
	}

	/** @param array{home: string, visitor: string, start: string, end: string, span: string, beside: string} $row */
	#[DataProvider( 'rows' )]
	public function test_the_local_time_of_the_visitor_is_added_if_it_differs( array $row ): void {
		$words = new TimeWords();
		$start = new DateTimeImmutable( $row['start'] );
		$end   = new DateTimeImmutable( $row['end'] );
		self::assertSame( $row['span'], $words->span( $start, $end, $row['home'] ) );
		self::assertSame( $row['beside'], $words->beside( $start, $end, $row['home'], $row['visitor'] ) );
	}

	public function test_times_are_the_same_in_time_zones_with_the_same_offset(): void {
		$words = new TimeWords();
		self::assertTrue( $words->same( $this->at( '09:00' ), 'Europe/Berlin', 'Europe/Paris' ) );
		self::assertFalse( $words->same( $this->at( '09:00' ), 'Europe/Berlin', 'Europe/London' ) );
	}

	private function at( string $time ): DateTimeImmutable {
		return new DateTimeImmutable( "2026-12-01 {$time}", new DateTimeZone( 'UTC' ) );
	}
}
