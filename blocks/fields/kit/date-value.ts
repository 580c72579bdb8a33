import { onceLeft } from '../../../src/shared/once-left';
import { instantOf, limitIn } from '../../../src/time/days';
import { messageOf, textSetting, type FieldProps } from './rules';

/** Functions for dates, their limits and their formatting. */

/** Returns the weekday, from 1 for Monday to 7 for Sunday. */
export const weekdayOf = ( text: string ): number => instantOf( text ).getUTCDay() || 7;

export const language = () => document.documentElement.lang || 'en';

export const wordsOf = ( date: string ): string =>
	new Intl.DateTimeFormat( language(), { dateStyle: 'long', timeZone: 'UTC' } ).format( instantOf( date ) );

/**
 * Returns a date limit, calculated from the current date. This happens in the browser, because the page may come from a
 * cache.
 */
export function limitToday( field: FieldProps, which: 'min' | 'max' ): string {
	return limitIn( textSetting( field, 'zone' ), textSetting( field, which ) );
}

/** Returns the error if a date is outside the limits; empty if it is within them. */
export function outside( field: FieldProps, date: string ): string[] {
	const [ min, max ] = [ limitToday( field, 'min' ), limitToday( field, 'max' ) ];
	if ( min && date < min ) {
		return [ messageOf( field, 'min', { min: wordsOf( min ) } ) ];
	}
	return max && date > max ? [ messageOf( field, 'max', { max: wordsOf( max ) } ) ] : [];
}

/**
 * Sets the limits of a date input. If the input has the focus, waits until the visitor has left it, because new limits
 * would clear a partially typed date.
 *
 * @param input
 * @param limits
 * @param limits.min First allowed date; empty if unlimited.
 * @param limits.max Last allowed date; empty if unlimited.
 */
export function setLimits( input: HTMLInputElement, { min, max }: { min: string; max: string } ): void {
	if ( input.min !== min || input.max !== max ) {
		onceLeft( input, () => Object.assign( input, { min, max } ) );
	}
}

/** Returns both limits of a field for the current date. */
export const limitsToday = ( field: FieldProps ) => ( {
	min: limitToday( field, 'min' ),
	max: limitToday( field, 'max' ),
} );
