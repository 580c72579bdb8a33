<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

/** Base class for the value classes that the build generates from the contracts (tools/lib/php-types.mjs). */
abstract class TypedValues {

	/** Name of the contract; empty for a nested object. */
	public const CONTRACT = '';

	/**
	 * Creates the object. Missing values and values of another type are replaced by the contract's defaults.
	 *
	 * @param array<array-key, mixed> $values Result of Schema::fit(), or the attributes of a rendered block.
	 */
	abstract public static function from( array $values ): static;

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed> Values that are not null.
	 */
	protected static function known( array $values ): array {
		return array_filter( $values, static fn ( mixed $value ): bool => null !== $value );
	}

	protected static function text( mixed $value ): ?string {
		return is_string( $value ) ? $value : null;
	}

	/**
	 * Converts a number or a numeric string to an integer. Forms send numbers as strings, which WordPress's validator
	 * also accepts.
	 */
	protected static function int( mixed $value ): ?int {
		return is_numeric( $value ) ? (int) $value : null;
	}

	protected static function float( mixed $value ): ?float {
		return is_numeric( $value ) ? (float) $value : null;
	}

	protected static function isOn( mixed $value ): ?bool {
		return null === $value
			? null
			: in_array(
				is_string( $value ) ? strtolower( $value ) : $value,
				array( 'on', 'true', '1', true, 1 ),
				true
			);
	}

	/** @return array<array-key, mixed>|null */
	protected static function list( mixed $value ): ?array {
		return is_array( $value ) ? $value : null;
	}

	/**
	 * @template T of self
	 * @param callable(array<array-key, mixed>): T $make
	 * @return T|null
	 */
	protected static function one( mixed $value, callable $make ): ?self {
		return is_array( $value ) ? $make( $value ) : null;
	}

	/**
	 * @template T of self
	 * @param callable(array<array-key, mixed>): T $make
	 * @return list<T>|null
	 */
	protected static function each( mixed $value, callable $make ): ?array {
		return is_array( $value ) ? array_map( $make, array_values( array_filter( $value, is_array( ... ) ) ) ) : null;
	}
}
