/** Tolerance for rounding errors when a number is compared with a step, relative to the number of steps. */
const NEAR = 1e-9;

export const isNumber = ( text: string ): boolean => /^-?\d{1,30}(?:\.\d{1,30})?$/.test( text );

/**
 * Returns the first limit that a plain number violates. Limits are plain numbers, or empty if there are none.
 * plugin/src/Fields/Rules/NumberLimits.php has the same rules.
 */
export function brokenLimit(
	plain: string,
	limits: { min: string; max: string; step: string }
): 'min' | 'max' | 'step' | null {
	const number = Number( plain );
	if ( isNumber( limits.min ) && number < Number( limits.min ) ) {
		return 'min';
	}
	if ( isNumber( limits.max ) && number > Number( limits.max ) ) {
		return 'max';
	}
	const step = isNumber( limits.step ) ? Number( limits.step ) : 0;
	if ( step <= 0 ) {
		return null;
	}
	const steps = ( number - ( isNumber( limits.min ) ? Number( limits.min ) : 0 ) ) / step;
	return Math.abs( steps - Math.floor( steps + 0.5 ) ) > NEAR * Math.max( 1, Math.abs( steps ) ) ? 'step' : null;
}
