<?php

declare(strict_types=1);

namespace Vestibule\Tests\Booking;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Booking\Event;
use Vestibule\Booking\FreeTimes;
use Vestibule\Booking\WeeklyHours;
use Vestibule\Tests\Vectors;

/**
 * @phpstan-type Hours array<string, list<array{start: string, end: string}>>
 * @phpstan-type Taken list<array{start: string, end: string, seats: int}>
 * @phpstan-type Row array{timezone: string, duration: int, capacity: int, notice: int, horizon: int, hours: Hours, now: string, from: string, to: string, taken: Taken, expect: array<string, int>}
 */
final class SlotsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'slots' );
	}

	/** @param Row $row */
	#[DataProvider( 'rows' )]
	public function test_weekly_hours_become_free_times( array $row ): void {
		$event = new Event( 1, $row );
		$taken = array_map(
			static fn ( array $booking ): array => array( 'start' => self::at( $booking['start'] ), 'end' => self::at( $booking['end'] ), 'seats' => $booking['seats'] ),
			$row['taken']
		);
		$found = array();
		foreach ( ( new FreeTimes( $event, self::at( $row['now'] ) ) )->free( self::at( $row['from'] ), self::at( $row['to'] ), $taken ) as $time ) {
			$found[ $time['start']->format( 'Y-m-d\TH:i:s\Z' ) ] = $time['remaining'];
			self::assertSame( 60 * $row['duration'], $time['end']->getTimestamp() - $time['start']->getTimestamp() );
		}
		self::assertSame( $row['expect'], $found );
	}

	/** @param Row $row */
	#[DataProvider( 'rows' )]
	public function test_a_time_that_is_listed_can_be_found_by_its_start( array $row ): void {
		$event = new Event( 1, $row );
		$times = new FreeTimes( $event, self::at( $row['now'] ) );
		foreach ( array_keys( $row['expect'] ) as $start ) {
			self::assertSame( $start, $times->at( self::at( $start ) )?->start->format( 'Y-m-d\TH:i:s\Z' ) );
			self::assertNull( $times->at( self::at( $start )->modify( '+1 minute' ) ) );
		}
		$this->addToAssertionCount( 1 );
	}

	private static function at( string $text ): DateTimeImmutable {
		return new DateTimeImmutable( $text, new DateTimeZone( 'UTC' ) );
	}
}
