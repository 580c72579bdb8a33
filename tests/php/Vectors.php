<?php

declare(strict_types=1);

namespace Vestibule\Tests;

/** Test rows that PHP and TypeScript share. Jest runs the same rows (tests/unit/vectors.ts). */
final class Vectors {
	/**
	 * Returns the rows of `tests/vectors/<name>.json` for a data provider. Each row is the only argument of a test, and
	 * is named by its `name` or `case`.
	 *
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function rows( string $name ): iterable {
		yield from self::named( self::read( $name ) );
	}

	/**
	 * Returns the rows of one kind for all field types: `rules`, `texts` or `views` of
	 * `tests/vectors/fields/<type>.json`.
	 *
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	public static function fieldRows( string $kind ): iterable {
		foreach ( glob( dirname( __DIR__ ) . '/vectors/fields/*.json' ) ?: array() as $file ) {
			$type = basename( $file, '.json' );
			$rows = self::read( "fields/{$type}" )[ $kind ] ?? array();
			assert( is_array( $rows ) );
			foreach ( self::named( $rows ) as $name => $row ) {
				yield "{$type} {$name}" => $row;
			}
		}
	}

	/** @return array<array-key, mixed> */
	private static function read( string $name ): array {
		$text = (string) file_get_contents( dirname( __DIR__ ) . "/vectors/{$name}.json" );
		$rows = json_decode( $text, true, flags: JSON_THROW_ON_ERROR );
		assert( is_array( $rows ) );
		return $rows;
	}

	/**
	 * @param array<array-key, mixed> $rows
	 * @return iterable<string, array{array<string, mixed>}>
	 */
	private static function named( array $rows ): iterable {
		foreach ( array_values( $rows ) as $number => $row ) {
			assert( is_array( $row ) );
			/** @var array<string, mixed> $row */
			$label = $row['name'] ?? $row['case'] ?? '';
			yield trim( "#{$number} " . ( is_scalar( $label ) ? (string) $label : '' ) ) => array( $row );
		}
	}
}
