<?php

declare(strict_types=1);

namespace Vestibule\Tests\Calendar;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Calendar\Events\Event;
use Vestibule\Calendar\Events\Events;
use Vestibule\Calendar\Hosts\Host;
use Vestibule\Calendar\Hosts\Hosts;
use Vestibule\Calendar\Hours\Schedule;
use Vestibule\Calendar\Times\AvailableSlots;
use Vestibule\Calendar\Times\BusySpan;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\Vectors;

/**
 * Available times, tested with shared rows. Settings that a row omits have the defaults of the contract. A row of
 * `taken` belongs to the appointment type and has no buffers, unless it contains other values. Without seats, it is a
 * blocked time.
 *
 * @phpstan-type TakenRow array{start: string, end: string, seats: int, from?: string, to?: string, event?: int, host?: int}
 * @phpstan-import-type Override from \Vestibule\Calendar\Hours\DaysOff
 * @phpstan-type Hours array<string, list<array{start: string, end: string}>>
 * @phpstan-type HostRow array{id: int, timezone?: string, hours?: Hours, overrides?: list<Override>}
 * @phpstan-type Row array{hostList?: list<HostRow>, duration: int, hours: Hours, now: string, from: string, to: string, taken: list<TakenRow>, expect: array<string, int>}
 */
final class SlotsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield from Vectors::rows( 'slots' );
		yield from Vectors::rows( 'slots-limits' );
	}

	/** @param Row $row */
	#[DataProvider( 'rows' )]
	public function test_opening_hours_produce_the_expected_available_times( array $row ): void {
		$found = array();
		foreach ( $this->times( $row )->free( self::at( $row['from'] ), self::at( $row['to'] ), $this->taken( $row['taken'] ) ) as $time ) {
			$found[ $time['start']->format( 'Y-m-d\TH:i:s\Z' ) ] = $time['remaining'];
			self::assertSame( 60 * $row['duration'], $time['end']->getTimestamp() - $time['start']->getTimestamp() );
		}
		self::assertSame( $row['expect'], $found );
	}

	/** @param Row $row */
	#[DataProvider( 'rows' )]
	public function test_an_available_time_is_found_by_its_start( array $row ): void {
		$times = $this->times( $row );
		foreach ( array_keys( $row['expect'] ) as $start ) {
			self::assertSame( $start, $times->at( self::at( $start ) )?->start->format( 'Y-m-d\TH:i:s\Z' ) );
			self::assertNull( $times->at( self::at( $start )->modify( '+1 minute' ) ) );
		}
		$this->addToAssertionCount( 1 );
	}

	/** @param Row $row */
	private function times( array $row ): AvailableSlots {
		$schema = Contracts::schema();
		$reader = new Events( $schema, new Hosts( $schema ) );
		$event  = Event::fromSettings( 1, array( 'hours' => $row['hours'] ) + array_intersect_key( $row, $reader->sanitize( null ) ) + $reader->sanitize( null ), array_map( $this->host( ... ), $row['hostList'] ?? array() ) );
		return new AvailableSlots( $event, self::at( $row['now'] ) );
	}

	/** @param HostRow $row */
	private function host( array $row ): Host {
		$schedule = isset( $row['hours'] ) ? new Schedule( $row['hours'], $row['overrides'] ?? array(), new DateTimeZone( $row['timezone'] ?? 'UTC' ) ) : null;
		return new Host( $row['id'], '', '', $schedule );
	}

	/**
	 * @param list<TakenRow> $rows
	 * @return list<BusySpan>
	 */
	private function taken( array $rows ): array {
		return array_map(
			static fn ( array $row ): BusySpan => new BusySpan(
				$row['event'] ?? 1,
				$row['host'] ?? 0,
				self::at( $row['start'] )->getTimestamp(),
				self::at( $row['from'] ?? $row['start'] )->getTimestamp(),
				self::at( $row['to'] ?? $row['end'] )->getTimestamp(),
				$row['seats'],
			),
			$rows
		);
	}

	private static function at( string $text ): DateTimeImmutable {
		return new DateTimeImmutable( $text, new DateTimeZone( 'UTC' ) );
	}
}
