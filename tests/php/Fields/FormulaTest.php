<?php

declare(strict_types=1);

namespace Vestibule\Tests\Fields;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Fields\Formulas\Formula;
use Vestibule\Tests\Vectors;

/** Formulas on the server, tested with the same rows as the browser (tests/unit/formulas). */
final class FormulaTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'formulas' );
	}

	/** @param array{formula: string, fields: array<string, list<int|float|string>>, decimals: int, result: string|null, today?: string} $row */
	#[DataProvider( 'rows' )]
	public function test_a_formula_has_the_expected_result( array $row ): void {
		$formula = Formula::read( $row['formula'] );
		$result  = $formula?->compute( static fn( string $name ): array => array_map( strval( ... ), $row['fields'][ $name ] ?? array() ), $row['today'] ?? '' );
		self::assertSame( $row['result'], null === $formula ? null : Formula::written( $result, $row['decimals'] ) );
	}
}
