import { clockOf } from '../../../src/time/zone';
import {
	listSetting,
	textSetting,
	missing,
	type Validate,
	messageOf,
	textOf,
	type FieldProps,
	type Value,
} from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';
import { instantOf, isDate, limitOf, noonOf, todayIn, weekdayOf } from './date-value';

const language = () => document.documentElement.lang || 'en';

const words = ( date: string ): string =>
	new Intl.DateTimeFormat( language(), { dateStyle: 'long', timeZone: 'UTC' } ).format( instantOf( date ) );

/** Monday, …: the fifth of January 1970 was one. */
const weekdayWords = ( day: number ): string =>
	new Intl.DateTimeFormat( language(), { weekday: 'long', timeZone: 'UTC' } ).format( noonOf( 1970, 1, 4 + day ) );

/** A limit of today's: a page that says it may be a month old. */
export function limitToday( field: FieldProps, which: 'min' | 'max' ): string {
	const zone = textSetting( field, 'zone' ) || 'UTC';
	return limitOf( textSetting( field, which ), todayIn( clockOf( zone ), Date.now() ) );
}

const padded = ( digits: string ): string => ( /^\d$/.test( digits ) ? `0${ digits }` : digits );

/** The date of a control, or of three; where no date can be made of them, what was typed in the same places. */
export function dateIn( { name }: FieldProps, values: Record< string, Value > ): string {
	const [ year = '', month = '', day = '' ] = [ 'year', 'month', 'day' ].map( ( part ) =>
		textOf( values[ `${ name }[${ part }]` ] ?? '' ).trim()
	);
	const joined = year + month + day === '' ? '' : `${ year }-${ padded( month ) }-${ padded( day ) }`;
	return textOf( values[ name ] ?? '' ).trim() || joined;
}

/** Which rule a day that exists breaks. */
function broken( field: FieldProps, date: string, min: string, max: string ): string | null {
	if ( min && date < min ) {
		return 'min';
	}
	if ( max && date > max ) {
		return 'max';
	}
	const weekdays = listSetting( field, 'weekdays' );
	return weekdays.length > 0 && ! weekdays.includes( weekdayOf( date ) ) ? 'weekday' : null;
}

function faultsOf( field: FieldProps, date: string ): string[] {
	const min = limitToday( field, 'min' );
	const max = limitToday( field, 'max' );
	const rule = isDate( date ) ? broken( field, date, min, max ) : 'invalid';
	const limits = {
		min: min && words( min ),
		max: max && words( max ),
		weekdays: listSetting( field, 'weekdays' ).map( Number ).map( weekdayWords ).join( ', ' ),
	};
	return rule ? [ messageOf( field, rule, limits ) ] : [];
}

const validate: Validate = ( field, values ) => {
	const date = dateIn( field, values );
	const faults = date === '' ? missing( field ) : faultsOf( field, date );
	return faults.length > 0 ? { [ field.name ]: faults } : {};
};

/** The browser's calendar offers what the limits of today leave. */
function hydrate( { field }: FieldInPage ): void {
	const input = document.getElementById( field.id );
	if ( input instanceof HTMLInputElement && input.type === 'date' ) {
		input.min = limitToday( field, 'min' );
		input.max = limitToday( field, 'max' );
	}
}

export const live: LiveField = { validate, hydrate };
