<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Schema;

/**
 * Finds all errors in a value that doesn't match its contract, with messages for users. WordPress's own validator stops
 * at the first error. For stored values, Shape replaces invalid parts instead.
 */
final class Faults {

	/**
	 * @param array<array-key, mixed> $schema Draft-04 subset that WordPress supports, plus the formats of Formats.
	 * @param string                  $path   Keys joined by dots; empty for the whole value.
	 * @return array<string, string> Messages by path; empty if the value is valid.
	 */
	public static function in( array $schema, mixed $value, string $path = '' ): array {
		$properties = $schema['properties'] ?? null;
		if ( 'object' === ( $schema['type'] ?? '' ) && is_array( $properties ) && rest_is_object( $value ) ) {
			return self::inObject( $schema, $properties, rest_sanitize_object( $value ), $path );
		}
		$items = $schema['items'] ?? null;
		if (
			'array' === ( $schema['type'] ?? '' ) && is_array( $items ) && is_array( $value ) && array_is_list( $value )
		) {
			return self::inList( $schema, $items, $value, $path );
		}
		if ( true !== rest_validate_value_from_schema( $value, $schema ) ) {
			return array( $path => self::words( $schema, $value ) );
		}
		$format = is_string( $schema['format'] ?? null ) && is_string( $value )
			? Formats::fault( $schema['format'], $value )
			: '';
		return '' === $format ? array() : array( $path => $format );
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @param array<array-key, mixed> $properties
	 * @param array<array-key, mixed> $value
	 * @return array<string, string>
	 */
	private static function inObject( array $schema, array $properties, array $value, string $path ): array {
		$faults = array();
		foreach ( is_array( $schema['required'] ?? null ) ? $schema['required'] : array() as $key ) {
			if ( is_string( $key ) && ! array_key_exists( $key, $value ) ) {
				$faults[ self::join( $path, $key ) ] = __( 'This setting is missing.', 'vestibule' );
			}
		}
		foreach ( $value as $key => $one ) {
			$property = $properties[ $key ] ?? null;
			$place    = self::join( $path, (string) $key );
			$faults  += is_array( $property )
				? self::in( $property, $one, $place )
				: array( $place => __( 'Unknown setting.', 'vestibule' ) );
		}
		return $faults;
	}

	/**
	 * @param array<array-key, mixed> $schema
	 * @param array<array-key, mixed> $items
	 * @param list<mixed>             $value
	 * @return array<string, string>
	 */
	private static function inList( array $schema, array $items, array $value, string $path ): array {
		if ( is_int( $schema['maxItems'] ?? null ) && count( $value ) > $schema['maxItems'] ) {
			return array(
				$path => sprintf(
					/* translators: %s: a number. */
					__( 'This list can have at most %s items.', 'vestibule' ),
					number_format_i18n( $schema['maxItems'] )
				),
			);
		}
		$faults = array();
		foreach ( $value as $index => $one ) {
			$faults += self::in( $items, $one, self::join( $path, (string) $index ) );
		}
		return $faults;
	}

	private static function join( string $path, string $key ): string {
		return '' === $path ? $key : "{$path}.{$key}";
	}

	/** @param array<array-key, mixed> $schema Schema of the invalid value. */
	private static function words( array $schema, mixed $value ): string {
		$longest = $schema['maxLength'] ?? null;
		$format  = is_string( $schema['format'] ?? null ) ? Formats::words( $schema['format'] ) : '';
		return match ( true ) {
			is_array(
				$schema['enum'] ?? null
			)                                          => __( 'Choose one of the available values.', 'vestibule' ),
			in_array( $schema['type'] ?? '', array( 'integer', 'number' ), true )        => self::number( $schema ),
			'boolean' === (
				$schema['type'] ?? ''
			)                                      => __( 'Choose yes or no.', 'vestibule' ),
			'string' !== (
				$schema['type'] ?? ''
			)                                       => __( 'This does not have the required format.', 'vestibule' ),
			! is_string( $value )                                                        => __(
				'Enter text.',
				'vestibule'
			),
			is_int( $longest )
				&& mb_strlen( $value ) > $longest                         => self::tooLong(
					$longest,
					mb_strlen( $value )
				),
			'' === $value                                                                => __(
				'This must not be empty.',
				'vestibule'
			),
			'' !== $format                                                               => $format,
			default                                                                      => __(
				'This does not have the required format.',
				'vestibule'
			),
		};
	}

	/** @param array<array-key, mixed> $schema */
	private static function number( array $schema ): string {
		$low  = $schema['minimum'] ?? null;
		$high = $schema['maximum'] ?? null;
		if ( is_int( $low ) && is_int( $high ) ) {
			return sprintf(
				/* translators: 1: minimum, 2: maximum. */
				__( 'Enter a whole number from %1$s to %2$s.', 'vestibule' ),
				number_format_i18n( $low ),
				number_format_i18n( $high )
			);
		}
		if ( ! is_int( $low ) ) {
			return __( 'Enter a whole number.', 'vestibule' );
		}
		/* translators: %s: minimum. */
		return sprintf( __( 'Enter a whole number, %s or more.', 'vestibule' ), number_format_i18n( $low ) );
	}

	private static function tooLong( int $longest, int $length ): string {
		return sprintf(
			/* translators: 1: maximum number of characters, 2: current number. */
			__( 'Shorten the text to %1$s characters. Currently, it has %2$s.', 'vestibule' ),
			number_format_i18n( $longest ),
			number_format_i18n( $length )
		);
	}
}
