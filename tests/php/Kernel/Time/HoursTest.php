<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Time;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Time\Hours\Finding;
use Vestibule\Kernel\Time\Hours\Week;
use Vestibule\Kernel\Time\Hours\WrittenSpans;
use Vestibule\Kernel\Time\Hours\WrittenTime;
use Vestibule\Tests\ProcessorTime;
use Vestibule\Tests\Vectors;

/** Opening hours on the server, tested with the same rows as the browser (tests/unit/hours). */
final class HoursTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function times(): iterable {
		return Vectors::rows( 'hours-times' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function spans(): iterable {
		return Vectors::rows( 'hours-spans' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function weeks(): iterable {
		return Vectors::rows( 'hours-week' );
	}

	/** @param array{written: string, start: string|null, end: string|null} $row */
	#[DataProvider( 'times' )]
	public function test_a_time_of_day_can_be_written_in_all_common_notations( array $row ): void {
		$time = new WrittenTime();
		self::assertSame( array( $row['start'], $row['end'] ), array( $time->read( $row['written'], false ), $time->read( $row['written'], true ) ), $row['written'] );
	}

	/** @param array{written: string, spans: list<string>|null} $row */
	#[DataProvider( 'spans' )]
	public function test_time_ranges_can_be_written_in_all_common_notations( array $row ): void {
		$read  = ( new WrittenSpans( new WrittenTime() ) )->read( $row['written'] );
		$short = null === $read ? null : array_map( static fn ( array $span ): string => "{$span['start']}-{$span['end']}", $read );
		self::assertSame( $row['spans'], $short, $row['written'] );
	}

	/** @param array{week: array<string, list<array{string, string}>>, read?: array<string, list<array{string, string}>>, findings: array<string, string>} $row */
	#[DataProvider( 'weeks' )]
	public function test_a_week_of_opening_hours_is_normalized_and_its_mistakes_are_found( array $row ): void {
		$week = new Week( self::week( $row['week'] ), 12 );
		self::assertSame( self::week( $row['read'] ?? $row['week'] ), $week->read() );
		$expected = array_filter( $row['findings'], static fn ( string $finding ): bool => 'overnight' !== $finding );
		self::assertSame( $expected, array_map( static fn ( Finding $finding ): string => $finding->value, $week->findings() ) );
	}

	public function test_opening_hours_of_a_closed_day_do_not_overlap_with_other_days(): void {
		$week = new Week( self::week( array( 'monday' => array( array( '22:00', '06:00' ) ), 'tuesday' => array( array( '05:00', '08:00' ), array( '05:00', 'x' ) ) ) ), 12, array( 'tuesday' ) );
		self::assertSame( array( 'tuesday.1' => Finding::Unreadable ), $week->findings() );
	}

	public function test_very_long_opening_hours_are_rejected_quickly(): void {
		$seconds = ProcessorTime::of(
			static function (): void {
				self::assertNull( ( new WrittenSpans( new WrittenTime() ) )->read( str_repeat( '9-12, ', 5000 ) ) );
				self::assertNull( ( new WrittenTime() )->read( str_repeat( '9', 50_000 ), false ) );
			}
		);
		self::assertLessThan( 0.5, $seconds );
	}

	/**
	 * @param array<string, list<array{string, string}>> $short
	 * @return array<string, list<array{start: string, end: string}>>
	 */
	private static function week( array $short ): array {
		return array_map( static fn ( array $spans ): array => array_map( static fn ( array $span ): array => array( 'start' => $span[0], 'end' => $span[1] ), $spans ), $short );
	}
}
