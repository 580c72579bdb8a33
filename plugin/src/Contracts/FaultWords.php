<?php

declare(strict_types=1);

namespace Vestibule\Contracts;

/** Says what a setting takes, to the person who has typed something else. */
final class FaultWords {

	/** @param array<array-key, mixed> $schema Of one value that does not fit it. */
	public static function forValue( array $schema, mixed $value ): string {
		$longest = $schema['maxLength'] ?? null;
		$format  = is_string( $schema['format'] ?? null ) ? Formats::words( $schema['format'] ) : '';
		return match ( true ) {
			is_array( $schema['enum'] ?? null )                                          => __( 'Choose one of the values that are offered.', 'vestibule' ),
			in_array( $schema['type'] ?? '', array( 'integer', 'number' ), true )        => self::number( $schema ),
			'boolean' === ( $schema['type'] ?? '' )                                      => __( 'Choose yes or no.', 'vestibule' ),
			'string' !== ( $schema['type'] ?? '' )                                       => __( 'This does not have the form that is asked for.', 'vestibule' ),
			! is_string( $value )                                                        => __( 'Give a text.', 'vestibule' ),
			is_int( $longest ) && mb_strlen( $value ) > $longest                         => self::tooLong( $longest, mb_strlen( $value ) ),
			'' === $value                                                                => __( 'This may not be empty.', 'vestibule' ),
			'' !== $format                                                               => $format,
			default                                                                      => __( 'This does not have the form that is asked for.', 'vestibule' ),
		};
	}

	/** @param array<array-key, mixed> $schema */
	private static function number( array $schema ): string {
		$low  = $schema['minimum'] ?? null;
		$high = $schema['maximum'] ?? null;
		if ( is_int( $low ) && is_int( $high ) ) {
			/* translators: 1: smallest, 2: largest number. */
			return sprintf( __( 'Give a whole number from %1$s to %2$s.', 'vestibule' ), number_format_i18n( $low ), number_format_i18n( $high ) );
		}
		if ( ! is_int( $low ) ) {
			return __( 'Give a whole number.', 'vestibule' );
		}
		/* translators: %s: smallest number. */
		return sprintf( __( 'Give a whole number, %s or more.', 'vestibule' ), number_format_i18n( $low ) );
	}

	private static function tooLong( int $longest, int $length ): string {
		/* translators: 1: how many characters may be, 2: how many there are. */
		return sprintf( __( 'Shorten it to %1$s characters; it has %2$s.', 'vestibule' ), number_format_i18n( $longest ), number_format_i18n( $length ) );
	}
}
