<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar\Ics;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Sabre\VObject\Component;
use Sabre\VObject\FreeBusyGenerator;
use Sabre\VObject\Reader as OtherReader;
use Vestibule\Calendar\Ics\Budget;
use Vestibule\Calendar\Ics\BusyPeriods;
use Vestibule\Calendar\Ics\Reader;
use Vestibule\Calendar\Ics\Unreadable;
use Vestibule\Tests\Vectors;

/**
 * Busy periods in calendars, read by the plugin and by another library.
 *
 * @phpstan-type Row array{name: string, home: string, from: string, to: string, ics: list<string>, busy: list<array{string, string}>, left?: int, zones?: list<string>, alone?: bool}
 */
final class BusyPeriodsTest extends TestCase {

	/** @return iterable<string, array{Row}> */
	public static function rows(): iterable {
		/** @var iterable<string, array{Row}> $rows */
		$rows = Vectors::rows( 'busy-ics' );
		yield from $rows;
	}

	/**
	 * Rows marked `alone` are skipped, because the other library can't parse them or returns different results: RDATE
	 * without RRULE, a changed occurrence of an event, and daily rules limited to one month.
	 *
	 * @return iterable<string, array{Row}>
	 */
	public static function compared(): iterable {
		foreach ( self::rows() as $name => [ $row ] ) {
			if ( ! isset( $row['alone'] ) ) {
				yield $name => array( $row );
			}
		}
	}

	/** @param Row $row */
	#[DataProvider( 'rows' )]
	public function test_a_calendar_file_has_the_expected_busy_times( array $row ): void {
		$periods  = $this->periods( $row['from'], $row['to'] );
		$contents = ( new Reader( new DateTimeZone( $row['home'] ), (int) strtotime( $row['from'] ) ) )->read( $this->file( ...$row['ics'] ) );
		$found    = $periods->find( $contents );
		self::assertSame( $row['zones'] ?? array(), $contents->unknownZones() );
		self::assertSame( $row['busy'], array_map( static fn ( array $one ): array => array( gmdate( 'Y-m-d\TH:i:s\Z', $one[0] ), gmdate( 'Y-m-d\TH:i:s\Z', $one[1] ) ), $found ) );
		self::assertSame( $row['left'] ?? 0, $periods->left );
	}

	/** @param Row $row */
	#[DataProvider( 'compared' )]
	public function test_another_calendar_library_finds_the_same_busy_times( array $row ): void {
		// The library is older than PHP 8.1 and triggers deprecation notices when its classes are loaded.
		set_error_handler( static fn (): bool => true, E_DEPRECATED ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- For a library.
		try {
			$result = ( new FreeBusyGenerator( new DateTimeImmutable( $row['from'] ), new DateTimeImmutable( $row['to'] ), OtherReader::read( $this->file( ...$row['ics'] ) ), new DateTimeZone( $row['home'] ) ) )->getResult();
			$found  = $result->select( 'VFREEBUSY' )[0] ?? null;
			assert( $found instanceof Component );
			$times = array();
			foreach ( $found->select( 'FREEBUSY' ) as $one ) {
				foreach ( explode( ',', (string) $one->getValue() ) as $period ) {
					$times[] = array_map( static fn ( string $at ): string => gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( $at ) ), explode( '/', $period ) );
				}
			}
		} finally {
			restore_error_handler();
		}
		self::assertSame( $row['busy'], $this->joined( $times ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function hostile(): iterable {
		$event = static fn ( string ...$lines ): string => "BEGIN:VEVENT\r\n" . implode( "\r\n", $lines ) . "\r\nEND:VEVENT\r\n";
		$whole = static fn ( string $inner ): string => "BEGIN:VCALENDAR\r\n{$inner}END:VCALENDAR\r\n";
		yield 'an empty file' => array( '', Unreadable::OTHER );
		yield 'an HTML page' => array( '<!DOCTYPE html><title>BEGIN:VCALENDAR</title>', Unreadable::OTHER );
		yield 'a truncated file' => array( "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:20261203T090000Z\r\n", Unreadable::OTHER );
		yield 'END lines that do not match' => array( "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nEND:VCALENDAR\r\nEND:VEVENT\r\n", Unreadable::OTHER );
		yield 'an event outside of a calendar' => array( $event( 'DTSTART:20261203T090000Z' ), Unreadable::OTHER );
		yield 'many nested calendars' => array( str_repeat( "BEGIN:VCALENDAR\r\n", 100_000 ), Unreadable::NESTED );
		yield 'five nested components' => array( "BEGIN:VCALENDAR\r\nBEGIN:A\r\nBEGIN:B\r\nBEGIN:C\r\nBEGIN:D\r\n", Unreadable::NESTED );
		yield 'a million lines' => array( $whole( str_repeat( "X:\n", 1_000_000 ) ), Unreadable::LARGE );
		yield 'a million empty lines' => array( str_repeat( "\n", 1_000_000 ), Unreadable::LARGE );
		yield 'more events than the limit' => array( $whole( str_repeat( $event( 'DTSTART:20261203T090000Z' ), 10_001 ) ), Unreadable::MANY );
		yield 'thousands of daily events' => array( $whole( str_repeat( $event( 'DTSTART:20261203T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY' ), 9_000 ) ), Unreadable::MANY );
		yield 'a daily rule since the year 1000 with a count' => array( $whole( $event( 'DTSTART:10000101T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=999999999' ) ), Unreadable::MANY );
		$since = static fn ( string $rule ): string => $event( 'DTSTART:10000101T090000Z', 'DURATION:PT1H', "RRULE:{$rule}" );
		$each  = static fn ( int $most ): string => implode( ',', array( ...range( 1, $most ), ...range( -1, -$most ) ) );
		$days  = implode( ',', array_merge( ...array_map( static fn ( int $which ): array => array( "{$which}MO", "{$which}TU", "{$which}WE", "{$which}TH", "{$which}FR", "{$which}SA" ), range( 1, 10 ) ) ) );
		$one   = static fn ( string $what, int $times ): string => implode( ',', array_fill( 0, $times, $what ) );
		yield 'many rules since the year 1000 that match no day' => array( $whole( str_repeat( $since( 'FREQ=YEARLY;COUNT=99;BYMONTH=2;BYMONTHDAY=30' ), 300 ) ), Unreadable::MANY );
		yield 'a rule with all parts that matches no day' => array( $whole( $since( "FREQ=YEARLY;COUNT=99;BYMONTH=1,2,3,4,5,6,7,8,9,10,11,12;BYMONTHDAY={$each( 31 )};BYDAY={$days};BYSETPOS=366" ) ), Unreadable::MANY );
		yield 'many events whose rules repeat the same values' => array( $whole( str_repeat( $since( "FREQ=YEARLY;COUNT=99;BYMONTH={$one( '2', 400 )};BYDAY={$one( 'MO', 60 )};BYMONTHDAY={$one( '31', 400 )}" ), 60 ) ), Unreadable::MANY );
		yield 'a rule with positions that match no day' => array( $whole( $since( "FREQ=DAILY;COUNT=99;BYSETPOS={$each( 366 )};BYMONTH=2;BYMONTHDAY=30" ) ), Unreadable::MANY );
		yield 'a hundred thousand exceptions in few lines' => array( $whole( $event( 'DTSTART:20261203T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY', ...array_fill( 0, 30, 'EXDATE:' . implode( ',', array_fill( 0, 3_000, '20261203T090000Z' ) ) ) ) ), Unreadable::MANY );
		yield 'a hundred thousand lines with exceptions' => array( $whole( $event( 'DTSTART:20261203T090000Z', ...array_fill( 0, 100_000, 'EXDATE:20261203T090000Z' ) ) ), Unreadable::MANY );
	}

	#[DataProvider( 'hostile' )]
	public function test_an_invalid_or_oversized_calendar_file_is_rejected_using_little_memory( string $file, string $reason ): void {
		memory_reset_peak_usage();
		$before = memory_get_peak_usage();
		try {
			$this->periods( '2026-12-01T00:00:00Z', '2028-01-01T00:00:00Z' )->find( ( new Reader( new DateTimeZone( 'UTC' ), (int) strtotime( '2026-12-01' ) ) )->read( $file ) );
			self::fail( 'The file was read.' );
		} catch ( Unreadable $fault ) {
			self::assertSame( $reason, $fault->reason );
		}
		self::assertLessThan( 48_000_000, memory_get_peak_usage() - $before );
	}

	public function test_a_calendar_that_exceeds_the_time_limit_is_rejected(): void {
		$this->expectException( Unreadable::class );
		( new Budget( 100, 0.0 ) )->spend();
	}

	public function test_unknown_time_zones_and_very_long_lines_are_read_without_errors(): void {
		$zones  = implode( '', array_map( static fn ( int $number ): string => "BEGIN:VEVENT\r\nDTSTART;TZID=Zone {$number}:20261203T090000\r\nDURATION:PT1H\r\nEND:VEVENT\r\n", range( 1, 5_000 ) ) );
		$long   = "BEGIN:VEVENT\r\nDTSTART;" . str_repeat( 'A=b;', 100_000 ) . "X=y:20261203T090000Z\r\nEND:VEVENT\r\n";
		$folded = "BEGIN:VEVENT\r\nDTSTART:20261203T090000Z\r\nDURATION:PT1H\r\nDESCRIPTION:" . str_repeat( "x\r\n ", 100_000 ) . "x\r\nEND:VEVENT\r\n";
		$found  = $this->periods( '2026-12-01T00:00:00Z', '2028-01-01T00:00:00Z' )->find( ( new Reader( new DateTimeZone( 'UTC' ), 0 ) )->read( $this->file( rtrim( $zones . $long . $folded ) ) ) );
		// An event in an unknown time zone is busy for all possible offsets, and these periods overlap.
		self::assertSame( array( array( strtotime( '2026-12-02T19:00:00Z' ), strtotime( '2026-12-03T22:00:00Z' ) ) ), $found );
	}

	public function test_a_calendar_file_with_a_byte_order_mark_is_read(): void {
		$file  = "\u{FEFF}" . $this->file( 'BEGIN:VEVENT', 'DTSTART:20261203T090000Z', 'DURATION:PT1H', 'END:VEVENT' );
		$found = $this->periods( '2026-12-01T00:00:00Z', '2028-01-01T00:00:00Z' )->find( ( new Reader( new DateTimeZone( 'UTC' ), 0 ) )->read( $file ) );
		self::assertCount( 1, $found );
	}

	public function test_lines_with_too_many_parameters_are_skipped_using_little_memory(): void {
		$parameters = static fn ( int $most ): string => implode( '', array_map( static fn ( int $number ): string => ";{$number}=", range( 1, $most ) ) );
		$event      = static fn ( int $most ): array => array( 'BEGIN:VEVENT', "DTSTART{$parameters( $most )};TZID=Asia/Tokyo:20261203T090000", 'DURATION:PT1H', 'END:VEVENT' );
		$file       = $this->file( ...array_merge( ...array_fill( 0, 150, $event( 9_000 ) ) ), ...$event( 19 ), ...$event( 20 ) );
		memory_reset_peak_usage();
		$before  = memory_get_peak_usage();
		$periods = $this->periods( '2026-12-01T00:00:00Z', '2028-01-01T00:00:00Z' );
		$found   = $periods->find( ( new Reader( new DateTimeZone( 'UTC' ), (int) strtotime( '2026-12-01' ) ) )->read( $file ) );
		self::assertSame( array( array( strtotime( '2026-12-03T00:00:00Z' ), strtotime( '2026-12-03T01:00:00Z' ) ) ), $found );
		self::assertSame( 151, $periods->left );
		self::assertLessThan( 4_000_000, memory_get_peak_usage() - $before );
	}

	private function periods( string $from, string $to ): BusyPeriods {
		return new BusyPeriods( (int) strtotime( $from ), (int) strtotime( $to ), 'site.example' );
	}

	private function file( string ...$lines ): string {
		return implode( "\r\n", array( 'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...$lines, 'END:VCALENDAR', '' ) );
	}

	/**
	 * @param list<list<string>> $times
	 * @return list<list<string>>
	 */
	private function joined( array $times ): array {
		sort( $times );
		$joined = array();
		foreach ( $times as [ $from, $to ] ) {
			$last = array_pop( $joined );
			if ( null !== $last && $from <= $last[1] ) {
				$joined[] = array( $last[0], max( $last[1], $to ) );
			} else {
				array_push( $joined, ...array_filter( array( $last, array( $from, $to ) ) ) );
			}
		}
		return $joined;
	}
}
