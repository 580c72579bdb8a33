<?php

declare(strict_types=1);

namespace Vestibule\Tests;

/** The cases that both languages must answer alike: Jest runs the same rows (tests/unit/vectors.ts). */
final class Vectors {
	/**
	 * The rows of `tests/vectors/<name>.json` for a data provider: each row is the one argument of the test, named by
	 * its `name` or `case` where it has one.
	 *
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function rows( string $name ): iterable {
		$text = (string) file_get_contents( dirname( __DIR__ ) . "/vectors/{$name}.json" );
		$rows = json_decode( $text, true, flags: JSON_THROW_ON_ERROR );
		assert( is_array( $rows ) );
		foreach ( array_values( $rows ) as $number => $row ) {
			assert( is_array( $row ) );
			/** @var array<string, mixed> $row */
			$label = $row['name'] ?? $row['case'] ?? '';
			yield trim( "#{$number} " . ( is_scalar( $label ) ? (string) $label : '' ) ) => array( $row );
		}
	}
}
