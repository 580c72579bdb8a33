import { isDate, noonOf } from '../../../src/time/days';
import { language, limitsToday, outside, setLimits, weekdayOf } from '../kit/date-value';
import type { LiveField } from '../kit/live';
import { listSetting, messageOf, missing, textOf, type FieldProps, type Validate, type Value } from '../kit/rules';

/** Returns the name of a weekday, where 1 is Monday. January 5, 1970 was a Monday. */
const weekdayWords = ( day: number ): string =>
	new Intl.DateTimeFormat( language(), { weekday: 'long', timeZone: 'UTC' } ).format( noonOf( 1970, 1, 4 + day ) );

const padded = ( digits: string ): string => ( /^\d$/.test( digits ) ? `0${ digits }` : digits );

/** Returns the date of a field with one or three controls, as YYYY-MM-DD. Invalid parts are not corrected. */
export function dateIn( { name }: FieldProps, values: Record< string, Value > ): string {
	const [ year = '', month = '', day = '' ] = [ 'year', 'month', 'day' ].map( ( part ) =>
		textOf( values[ `${ name }[${ part }]` ] ?? '' ).trim()
	);
	const joined = year + month + day === '' ? '' : `${ year }-${ padded( month ) }-${ padded( day ) }`;
	return textOf( values[ name ] ?? '' ).trim() || joined;
}

function faultsOf( field: FieldProps, date: string ): string[] {
	if ( ! isDate( date ) ) {
		return [ field.messages.invalid ];
	}
	const weekdays = listSetting( field, 'weekdays' );
	const faults = outside( field, date );
	return faults.length > 0 || weekdays.length === 0 || weekdays.includes( weekdayOf( date ) )
		? faults
		: [ messageOf( field, 'weekday', { weekdays: weekdays.map( Number ).map( weekdayWords ).join( ', ' ) } ) ];
}

const validate: Validate = ( field, values ) => {
	const date = dateIn( field, values );
	const faults = date === '' ? missing( field ) : faultsOf( field, date );
	return faults.length > 0 ? { [ field.name ]: faults } : {};
};

export const live: LiveField = {
	validate,
	hydrate( { field } ) {
		const input = document.getElementById( field.id );
		if ( input instanceof HTMLInputElement && input.type === 'date' ) {
			setLimits( input, limitsToday( field ) );
		}
	},
};
