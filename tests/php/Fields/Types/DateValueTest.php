<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Fields\Rules\DateValue;
use Vestibule\Tests\Vectors;

final class DateValueTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'dates' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_a_date_limit_is_the_same_day_as_in_the_browser( array $row ): void {
		/** @var array{limit: string, today: string, date: string} $row */
		$today = DateValue::parse( $row['today'] );
		self::assertNotNull( $today );
		self::assertSame( $row['date'], DateValue::limit( $row['limit'], $today )?->text() ?? '' );
	}
}
