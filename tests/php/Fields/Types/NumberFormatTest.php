<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields\Types;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Fields\Rules\NumberFormat;
use Vestibule\Tests\Vectors;

final class NumberFormatTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'number-format' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_numbers_are_parsed_and_formatted_the_same_way_as_in_the_browser( array $row ): void {
		/** @var array{format: array{separators: string, isGrouped: bool, symbol: string, isBefore: bool, decimals: int}, text: string, plain: string|null, shown?: string, keepsZeros?: bool} $row */
		$format = new NumberFormat( ...$row['format'] );
		$zeros  = $row['keepsZeros'] ?? false;
		self::assertSame( $row['plain'], $format->read( $row['text'], $zeros ) );
		if ( isset( $row['shown'] ) ) {
			self::assertSame( $row['shown'], $format->write( (string) $row['plain'] ) );
			self::assertSame( $row['plain'], $format->read( $row['shown'], $zeros ) );
		}
	}

	public function test_the_number_separators_come_from_the_wordpress_locale(): void {
		self::assertSame( 'point-comma', NumberFormat::separatorsOf( ',', '.' ) );
		self::assertSame( 'comma-point', NumberFormat::separatorsOf( '.', ',' ) );
		self::assertSame( 'space-comma', NumberFormat::separatorsOf( ',', '&nbsp;' ) );
		self::assertSame( 'apostrophe-point', NumberFormat::separatorsOf( '.', "'" ) );
		self::assertSame( 'point-comma', NumberFormat::separatorsOf( ',', '’' ) );
	}
}
