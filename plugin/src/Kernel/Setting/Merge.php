<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Setting;

/**
 * Three-way merge of settings. Merges the sender's changes with changes that were stored after the sender loaded the
 * settings. Maps are merged key by key. Lists are merged as a whole. No side effects.
 */
final class Merge {

	/** Placeholder for a key that a map doesn't have. */
	private const ABSENT = "\0absent";

	/**
	 * @param mixed                                                       $mine      Result if the sender wins all
	 * conflicts.
	 * @param mixed                                                       $theirs    Result if the stored values win all
	 * conflicts.
	 * @param list<array{path: string, stored: mixed, mine: mixed}> $conflicts Values that both sides have changed.
	 */
	private function __construct(
		public readonly mixed $mine,
		public readonly mixed $theirs,
		public readonly array $conflicts
	) {}

	/**
	 * @param mixed $base    Values that the sender loaded.
	 * @param int   $partial Number of nesting levels at which the sender may omit keys. At deeper levels, a missing key
	 * means that the sender removed it.
	 */
	public static function of( mixed $base, mixed $sent, mixed $stored, string $path = '', int $partial = 1 ): self {
		if ( self::isSame( $sent, $base ) ) {
			return new self( $stored, $stored, array() );
		}
		if ( self::isSame( $stored, $base ) || self::isSame( $stored, $sent ) ) {
			return new self( $sent, $sent, array() );
		}
		if ( self::isMap( $base ) && self::isMap( $sent ) && self::isMap( $stored ) ) {
			return self::ofMaps( $base, $sent, $stored, $path, $partial );
		}
		$conflict = array( 'path' => $path, 'stored' => self::shown( $stored ), 'mine' => self::shown( $sent ) );
		return new self( $sent, $stored, array( $conflict ) );
	}

	/**
	 * @param array<array-key, mixed> $base
	 * @param array<array-key, mixed> $sent
	 * @param array<array-key, mixed> $stored
	 */
	private static function ofMaps( array $base, array $sent, array $stored, string $path, int $partial ): self {
		$mine      = array();
		$theirs    = array();
		$conflicts = array();
		foreach ( array_keys( $partial > 0 ? $sent : $sent + $stored ) as $key ) {
			$values = array_map(
				static fn ( array $map ): mixed => array_key_exists( $key, $map ) ? $map[ $key ] : self::ABSENT,
				array( $base, $sent, $stored )
			);
			$merge  = self::of( $values[0], $values[1], $values[2], ltrim( "{$path}.{$key}", '.' ), $partial - 1 );

			$mine[ $key ]   = $merge->mine;
			$theirs[ $key ] = $merge->theirs;
			array_push( $conflicts, ...$merge->conflicts );
		}
		return new self( self::present( $mine ), self::present( $theirs ), $conflicts );
	}

	/**
	 * @param array<array-key, mixed> $map
	 * @return array<array-key, mixed>
	 */
	private static function present( array $map ): array {
		return array_filter( $map, static fn ( mixed $value ): bool => self::ABSENT !== $value );
	}

	private static function shown( mixed $value ): mixed {
		return self::ABSENT === $value ? null : $value;
	}

	/** @phpstan-assert-if-true array<array-key, mixed> $value */
	private static function isMap( mixed $value ): bool {
		return is_array( $value ) && ( array() === $value || ! array_is_list( $value ) );
	}

	/** Checks whether two values are equal, regardless of key order and number types. */
	private static function isSame( mixed $one, mixed $other ): bool {
		return self::canonical( $one ) === self::canonical( $other );
	}

	private static function canonical( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			$sorted = array_map( self::canonical( ... ), $value );
			ksort( $sorted, SORT_STRING );
			return $sorted;
		}
		return is_int( $value ) || is_float( $value ) ? (string) $value : $value;
	}
}
