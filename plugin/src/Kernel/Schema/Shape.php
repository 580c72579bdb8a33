<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

/**
 * Fits what is stored to its contract: strict where values come in, forgiving with what is stored already. The length of
 * a text is a matter of where it is typed: one that is stored stays, since a default in its place would lose it.
 */
final class Shape {

	/**
	 * Every key of an object schema, at any depth, with the default in place of each value that does not fit. Of a list
	 * only what fits stays.
	 *
	 * @param array<array-key, mixed> $schema In the draft-04 subset that WordPress validates, with a default for each
	 * key.
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
			$stored = array_values( array_filter( $stored, static fn ( mixed $item ): bool => true === rest_validate_value_from_schema( $item, $items ) ) );
		}
		if ( null === $stored || true !== rest_validate_value_from_schema( $stored, $schema ) ) {
			return $schema['default'] ?? null;
		}
		$value = rest_sanitize_value_from_schema( $stored, $schema );
		return is_string( $value ) && is_string( $schema['format'] ?? null ) ? Formats::clean( $schema['format'], $value ) : $value;
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
			$schema['properties'] = array_map( static fn ( mixed $property ): mixed => is_array( $property ) ? self::withoutLength( $property ) : $property, $schema['properties'] );
		}
		return $schema;
	}
}
