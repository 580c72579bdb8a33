<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** Parses numbers in common notations. src/shared/number.ts implements the same rules. */
final class Number {

	/** Number with an optional currency symbol, percent sign and spaces, all of which are ignored. */
	private const WRITTEN = "/^[\\p{Sc}% ]*([-−]?)[\\p{Sc}% ]*([0-9.,'’ ]*[0-9])[\\p{Sc}% ]*$/Du";

	/** Supported notations, each as a pattern, its group separators and its decimal separator. */
	private const SHAPES = array(
		array( '/^[0-9]*(\.[0-9]+)?$/D', array(), '.' ),
		array( "/^[1-9][0-9]{0,2}([ '’][0-9]{3})+([.,][0-9]+)?$/Du", array( ' ', "'", '’' ), ',' ),
		array( '/^[1-9][0-9]{0,2}(,[0-9]{2,3})*,[0-9]{3}(\.[0-9]+)?$/D', array( ',' ), '.' ),
		array( '/^[1-9][0-9]{0,2}(\.[0-9]{3})+(,[0-9]+|\.[0-9]{3})$/D', array( '.' ), ',' ),
		array( '/^[0-9]+,[0-9]+$/D', array(), ',' ),
	);

	/**
	 * Number of digits that a float stores exactly. Strings with more digits, such as account numbers, are not treated
	 * as numbers.
	 */
	private const MAX_DIGITS = 15;

	private const MAX_CHARACTERS = 40;

	/**
	 * Parses a normalized string as a number. Examples: 1,5 and 1.5, 1 000, 1’000.50, 1.000.000, 12 €. A single comma
	 * before three digits is a thousands separator, a single point before three digits is a decimal point. Returns null
	 * for all other strings, including empty strings and strings with leading zeros (007 is an identifier) or a plus
	 * sign (a phone number).
	 */
	public static function in( string $text ): ?float {
		if ( mb_strlen( $text, 'UTF-8' ) > self::MAX_CHARACTERS || 1 !== preg_match( self::WRITTEN, $text, $found ) ) {
			return null;
		}
		foreach ( self::SHAPES as [ $shape, $between, $point ] ) {
			if ( 1 === preg_match( $shape, $found[2] ) ) {
				$plain = str_replace( $point, '.', str_replace( $between, '', $found[2] ) );
				return self::isExact( $plain ) ? (float) $plain * ( '' === $found[1] ? 1 : -1 ) : null;
			}
		}
		return null;
	}

	private static function isExact( string $plain ): bool {
		return 1 !== preg_match( '/^0[0-9]/', $plain ) && strlen( str_replace( '.', '', $plain ) ) <= self::MAX_DIGITS;
	}
}
