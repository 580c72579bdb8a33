import { onceLeft } from '../../../src/shared/once-left';
import { instantOf, limitIn } from '../../../src/time/days';
import { messageOf, textSetting, type FieldProps } from './rules';

/** Days that a field takes, and how they are said. */

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = ( text: string ): number => instantOf( text ).getUTCDay() || 7;

export const language = () => document.documentElement.lang || 'en';

export const wordsOf = ( date: string ): string =>
	new Intl.DateTimeFormat( language(), { dateStyle: 'long', timeZone: 'UTC' } ).format( instantOf( date ) );

/** A limit of today's: a page that says it may be a month old. */
export function limitToday( field: FieldProps, which: 'min' | 'max' ): string {
	return limitIn( textSetting( field, 'zone' ), textSetting( field, which ) );
}

/** Which limit a day breaks, in words; empty where none. */
export function outside( field: FieldProps, date: string ): string[] {
	const [ min, max ] = [ limitToday( field, 'min' ), limitToday( field, 'max' ) ];
	if ( min && date < min ) {
		return [ messageOf( field, 'min', { min: wordsOf( min ) } ) ];
	}
	return max && date > max ? [ messageOf( field, 'max', { max: wordsOf( max ) } ) ] : [];
}

/**
 * Limits the browser's calendar to the days that can be chosen today, after the visitor has left the control: new limits
 * empty a date that is typed by half.
 *
 * @param input
 * @param limits
 * @param limits.min Empty for none.
 * @param limits.max Empty for none.
 */
export function setLimits( input: HTMLInputElement, { min, max }: { min: string; max: string } ): void {
	if ( input.min !== min || input.max !== max ) {
		onceLeft( input, () => Object.assign( input, { min, max } ) );
	}
}

/** The limits of a field on this day. */
export const limitsToday = ( field: FieldProps ) => ( {
	min: limitToday( field, 'min' ),
	max: limitToday( field, 'max' ),
} );
