<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

/** The limits of a number, each a plain number or empty for none. The twin of blocks/fields/kit/number-limits.ts. */
final class NumberLimits {

	/** How far from a step a number may be, of what a float of this size can hold. */
	private const NEAR = 1e-9;

	/** @return 'min'|'max'|'step'|null The first rule that a plain number breaks. */
	public static function broken( string $plain, string $min, string $max, string $step ): ?string {
		$number = (float) $plain;
		if ( self::isNumber( $min ) && $number < (float) $min ) {
			return 'min';
		}
		if ( self::isNumber( $max ) && $number > (float) $max ) {
			return 'max';
		}
		$size = self::isNumber( $step ) ? (float) $step : 0.0;
		if ( $size <= 0.0 ) {
			return null;
		}
		$steps = ( $number - ( self::isNumber( $min ) ? (float) $min : 0.0 ) ) / $size;
		return abs( $steps - floor( $steps + 0.5 ) ) > self::NEAR * max( 1.0, abs( $steps ) ) ? 'step' : null;
	}

	public static function isNumber( string $text ): bool {
		return 1 === preg_match( '/^-?\d{1,30}(?:\.\d{1,30})?$/D', $text );
	}
}
