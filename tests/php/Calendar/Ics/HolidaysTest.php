<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Ics;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Calendar\Ics\Holidays;
use Vestibule\Calendar\Ics\Unreadable;
use Vestibule\Tests\Vectors;

/**
 * All-day events of calendar files.
 *
 * @phpstan-type Row array{name: string, ics: list<string>, holidays?: list<array{from: string, to: string, yearly: bool, name: string}>, left?: int, partly?: int, fault?: string}
 */
final class HolidaysTest extends TestCase {

	/** @return iterable<string, array{Row}> */
	public static function rows(): iterable {
		/** @var iterable<string, array{Row}> $rows */
		$rows = Vectors::rows( 'holidays' );
		yield from $rows;
	}

	/** @param Row $row */
	#[DataProvider( 'rows' )]
	public function test_the_all_day_events_of_a_calendar_are_read( array $row ): void {
		$found = self::read( self::calendar( ...$row['ics'] ) );
		self::assertSame( $row['fault'] ?? '', is_string( $found ) ? $found : '' );
		if ( $found instanceof Holidays ) {
			self::assertSame( $row['holidays'] ?? null, $found->days );
			self::assertSame( array( $row['left'] ?? 0, $row['partly'] ?? 0 ), array( $found->left, $found->partly ) );
		}
	}

	public function test_a_file_that_is_too_large_or_is_not_a_calendar_is_rejected(): void {
		self::assertSame( 'large', self::read( str_repeat( 'x', Holidays::MAX_BYTES + 1 ) ) );
		self::assertSame( 'large', self::read( self::calendar( ...array_fill( 0, 20_001, 'X-A:1' ) ) ) );
		self::assertSame( 'other', self::read( '' ) );
		self::assertSame( 'other', self::read( "\xFF\xFE\x00B" ) );
		self::assertSame( 'other', self::read( "Dear all,\nthe holidays are" ) );
	}

	public function test_a_byte_order_mark_is_skipped_and_holidays_above_the_limit_are_counted(): void {
		$day   = array( 'BEGIN:VEVENT', 'DTSTART;VALUE=DATE:20260101', 'END:VEVENT' );
		$found = Holidays::read( "\u{FEFF}" . self::calendar( ...$day, ...$day, ...$day ), 2 );
		self::assertCount( 2, $found->days );
		self::assertSame( 1, $found->left );
	}

	private static function calendar( string ...$lines ): string {
		return implode( "\r\n", array( 'BEGIN:VCALENDAR', 'VERSION:2.0', ...$lines, 'END:VCALENDAR', '' ) );
	}

	/** @return Holidays|string Reason if the file is rejected. */
	private static function read( string $file ): Holidays|string {
		try {
			return Holidays::read( $file, 200 );
		} catch ( Unreadable $fault ) {
			return $fault->reason;
		}
	}
}
