<?php

declare(strict_types=1);

namespace Vestibule\Fields\Conditions;

/** Numbers as people write them; src/shared/number.ts reads the same. */
final class Number {

	/** Signs of currencies, the percent sign and spaces say nothing about the size of a number. */
	private const WRITTEN = "/^[\\p{Sc}% ]*([-−]?)[\\p{Sc}% ]*([0-9.,'’ ]*[0-9])[\\p{Sc}% ]*$/Du";

	/** How digits are grouped and parted: the shape, the signs between groups, the decimal sign. */
	private const SHAPES = array(
		array( '/^[0-9]*(\.[0-9]+)?$/D', array(), '.' ),
		array( "/^[1-9][0-9]{0,2}([ '’][0-9]{3})+([.,][0-9]+)?$/Du", array( ' ', "'", '’' ), ',' ),
		array( '/^[1-9][0-9]{0,2}(,[0-9]{2,3})*,[0-9]{3}(\.[0-9]+)?$/D', array( ',' ), '.' ),
		array( '/^[1-9][0-9]{0,2}(\.[0-9]{3})+(,[0-9]+|\.[0-9]{3})$/D', array( '.' ), ',' ),
		array( '/^[0-9]+,[0-9]+$/D', array(), ',' ),
	);

	/** More digits than a number holds exactly are a text, such as an account's. */
	private const MOST_DIGITS = 15;

	private const LONGEST = 40;

	/**
	 * The number that a folded text writes: 1,5 and 1.5, 1 000, 1’000.50, 1.000.000, 12 €. One comma before three digits
	 * parts thousands, one point before them decimals. Null for anything else: for an empty text, for digits behind a
	 * nought (007 is no number but a name) and for a number with a plus, as phones have.
	 */
	public static function in( string $text ): ?float {
		if ( mb_strlen( $text, 'UTF-8' ) > self::LONGEST || 1 !== preg_match( self::WRITTEN, $text, $found ) ) {
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
		return 1 !== preg_match( '/^0[0-9]/', $plain ) && strlen( str_replace( '.', '', $plain ) ) <= self::MOST_DIGITS;
	}
}
