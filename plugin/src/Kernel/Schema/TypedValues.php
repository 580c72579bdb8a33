<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

/**
 * What fits a contract, as typed values: the base of the classes that the build makes of contracts
 * (tools/lib/php-types.mjs).
 */
abstract class TypedValues {

	/** The contract's name; empty for an object within one. */
	public const CONTRACT = '';

	/**
	 * @param array<array-key, mixed> $values From Schema::fit(), or the attributes that a block is printed with. The
	 * contract's default stands in place of what is missing or of another type.
	 */
	abstract public static function from( array $values ): static;

	/**
	 * @param array<string, mixed> $values
	 * @return array<string, mixed> Without those that are not given.
	 */
	protected static function known( array $values ): array {
		return array_filter( $values, static fn ( mixed $value ): bool => null !== $value );
	}

	protected static function text( mixed $value ): ?string {
		return is_string( $value ) ? $value : null;
	}

	/** WordPress's validator lets numbers and switches come as texts, as forms send them. */
	protected static function int( mixed $value ): ?int {
		return is_numeric( $value ) ? (int) $value : null;
	}

	protected static function float( mixed $value ): ?float {
		return is_numeric( $value ) ? (float) $value : null;
	}

	protected static function isOn( mixed $value ): ?bool {
		return null === $value ? null : in_array( is_string( $value ) ? strtolower( $value ) : $value, array( 'on', 'true', '1', true, 1 ), true );
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
