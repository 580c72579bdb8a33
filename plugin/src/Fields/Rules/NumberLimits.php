<?php

declare(strict_types=1);

namespace Vestibule\Fields\Rules;

/**
 * Checks the limits of a number. All limits are plain numbers or empty strings. blocks/fields/kit/number-limits.ts
 * implements the same rules.
 */
final class NumberLimits {

	/** The step rule's tolerance for floating-point errors. It is multiplied by the number of steps. */
	private const NEAR = 1e-9;

	/** @return 'min'|'max'|'step'|null First rule that the number violates. Null if it violates none. */
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
