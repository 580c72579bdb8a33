<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

/**
 * Adjusts stored values to their contract. Strings that are longer than the contract allows are not changed, because
 * replacing them with the default would lose them.
 */
final class Shape {

	/**
	 * Returns all keys of an object schema, at any depth. Invalid values are replaced by their defaults, and invalid
	 * list items are removed.
	 *
	 * @param array<array-key, mixed> $schema Draft-04 subset that WordPress supports, with a default for each key.
	 */
	public static function fit( array $schema, mixed $stored ): mixed {
		return self::fitAny( self::withoutLength( $schema ), $stored );
	}

	/** @param array<array-key, mixed> $schema */
	private static function fitAny( array $schema, mixed $stored ): mixed {
		$properties = $schema['properties'] ?? null;
		if ( 'object' === ( $schema['type'] ?? '' ) && is_array( $properties ) ) {
			return self::fitObject( $properties, $schema['default'] ?? null, $stored );
		}
		$items = $schema['items'] ?? null;
		if ( 'array' === ( $schema['type'] ?? '' ) && is_array( $items ) && is_array( $stored ) ) {
			$stored = array_values(
				array_filter(
					$stored,
					static fn ( mixed $item ): bool => true === rest_validate_value_from_schema( $item, $items )
				)
			);
		}
		if ( null === $stored || true !== rest_validate_value_from_schema( $stored, $schema ) ) {
			return $schema['default'] ?? null;
		}
		$value = rest_sanitize_value_from_schema( $stored, $schema );
		return is_string( $value ) && is_string( $schema['format'] ?? null )
			? Formats::clean( $schema['format'], $value )
			: $value;
	}

	/**
	 * @param array<array-key, mixed> $properties
	 * @return array<string, mixed>
	 */
	private static function fitObject( array $properties, mixed $defaults, mixed $stored ): array {
		$values = array();
		foreach ( $properties as $key => $property ) {
			$property = is_array( $property ) ? $property : array();
			if ( is_array( $defaults ) && array_key_exists( $key, $defaults ) ) {
				$property['default'] = $defaults[ $key ];
			}
			$values[ (string) $key ] = self::fitAny( $property, is_array( $stored ) ? $stored[ $key ] ?? null : null );
		}
		return $values;
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @return array<array-key, mixed>
	 */
	private static function withoutLength( array $schema ): array {
		unset( $schema['maxLength'] );
		if ( is_array( $schema['items'] ?? null ) ) {
			$schema['items'] = self::withoutLength( $schema['items'] );
		}
		if ( is_array( $schema['properties'] ?? null ) ) {
			$schema['properties'] = array_map(
				static fn ( mixed $property ): mixed =>
					is_array( $property ) ? self::withoutLength( $property ) : $property,
				$schema['properties']
			);
		}
		return $schema;
	}
}
