<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Time;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Time\WallClock;
use Vestibule\Tests\Vectors;

/** Local times on the server, tested with the same rows as the browser (tests/unit/time/wall.test.ts). */
final class WallClockTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'wall-clock' );
	}

	/** @param array{zone: string, wall: string, instant: string, shown?: string} $row */
	#[DataProvider( 'rows' )]
	public function test_local_times_and_timestamps_are_converted_into_each_other( array $row ): void {
		$clock = new WallClock( new DateTimeZone( $row['zone'] ) );
		$at    = ( new DateTimeImmutable( $row['instant'] ) )->getTimestamp();
		[ $date, $time ] = explode( 'T', $row['wall'] );
		self::assertSame( $row['instant'], $clock->at( $date, $time )->format( 'Y-m-d\TH:i:s\Z' ) );
		self::assertSame( $row['shown'] ?? $row['wall'], gmdate( 'Y-m-d\TH:i', $clock->wall( $at ) ) );
	}

	public function test_the_right_offset_is_used_for_distant_years(): void {
		$clock = new WallClock( new DateTimeZone( 'Europe/Berlin' ) );
		foreach ( array( '1999-07-01' => '22:00', '2026-12-01' => '23:00', '2050-07-01' => '22:00', '2000-01-01' => '23:00' ) as $date => $time ) {
			self::assertSame( $time, $clock->at( $date )->format( 'H:i' ), $date );
		}
	}

	public function test_a_day_with_a_clock_change_has_23_or_25_hours(): void {
		$clock = new WallClock( new DateTimeZone( 'Europe/Berlin' ) );
		$hours = array_map(
			static function ( string $at ) use ( $clock ): int {
				[ $from, $to ] = $clock->day( new DateTimeImmutable( $at ) );
				return intdiv( $to->getTimestamp() - $from->getTimestamp(), 3600 );
			},
			array( '2026-03-29T12:00:00Z', '2026-10-25T12:00:00Z', '2026-12-01T12:00:00Z' )
		);
		self::assertSame( array( 23, 25, 24 ), $hours );
	}
}
