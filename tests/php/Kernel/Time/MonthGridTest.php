<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Time;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Time\MonthGrid;
use Vestibule\Tests\Vectors;

final class MonthGridTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'calendar' );
	}

	/**
	 * @param array{month: string, weekStart?: int, from?: string, until?: string, weeks: list<array{string, string}>} $row
	 * Row with the first and the last date of each week.
	 */
	#[DataProvider( 'rows' )]
	public function test_a_calendar_month_consists_of_whole_weeks( array $row ): void {
		$weeks = MonthGrid::weeks( $row['month'], $row['weekStart'] ?? 1, $row['from'] ?? '' );
		self::assertSame( $row['weeks'], array_map( static fn ( array $week ): array => array( $week[0]['date'], $week[6]['date'] ), $weeks ) );
		foreach ( array_merge( ...$weeks ) as $cell ) {
			self::assertSame( (int) substr( $cell['date'], 8 ), $cell['day'] );
			self::assertSame( str_starts_with( $cell['date'], $row['month'] ), $cell['inMonth'] );
			$until = $row['until'] ?? ( new DateTimeImmutable( $row['month'] ) )->format( 'Y-m-t' );
			self::assertSame( $cell['date'] >= "{$row['month']}-01" && $cell['date'] <= $until, $cell['isShown'] );
			self::assertSame( $until, MonthGrid::lastShown( $row['month'], $row['weekStart'] ?? 1, $row['from'] ?? '' ) );
		}
	}
}
