import { clockOf } from './zone';

/**
 * A day as it is posted, 2026-03-31, and the limits that an editor sets: a day, `today`, or so long before or after it
 * (`-18 years`). The twin of plugin/src/Fields/Rules/DateValue.php; both run tests/vectors/dates.json.
 */

const DAY = 86_400_000;

function textOf( year: number, month: number, day: number ): string {
	return [
		String( year ).padStart( 4, '0' ),
		...[ month, day ].map( ( part ) => String( part ).padStart( 2, '0' ) ),
	].join( '-' );
}

/** At noon in UTC: JavaScript takes the years below 100 for those of the last century. */
export function noonOf( year: number, month: number, day: number ): Date {
	const date = new Date( 0 );
	date.setUTCFullYear( year, month - 1, day );
	date.setUTCHours( 12 );
	return date;
}

const isoOf = ( date: Date ): string => textOf( date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate() );

const partsOf = ( text: string ): [ number, number, number ] => {
	const [ year = 0, month = 0, day = 0 ] = text.split( '-' ).map( Number );
	return [ year, month, day ];
};

/** Whether the text is a day that exists. */
export function isDate( text: string ): boolean {
	return (
		/^\d{4}-\d{2}-\d{2}$/.test( text ) &&
		! text.startsWith( '0000' ) &&
		isoOf( noonOf( ...partsOf( text ) ) ) === text
	);
}

export const instantOf = ( text: string ): Date => noonOf( ...partsOf( text ) );

function plusDays( text: string, days: number ): string {
	const moved = isoOf( new Date( instantOf( text ).getTime() + days * DAY ) );
	return isDate( moved ) ? moved : '';
}

/** The 31st of January and a month is the last of February. */
function plusMonths( text: string, months: number ): string {
	const [ fromYear, fromMonth, day ] = partsOf( text );
	const total = fromYear * 12 + fromMonth - 1 + months;
	const year = Math.floor( total / 12 );
	const month = ( total % 12 ) + 1;
	return total < 12 || total >= 120000
		? ''
		: textOf( year, month, Math.min( day, noonOf( year, month + 1, 0 ).getUTCDate() ) );
}

/** The day of a limit; empty when it sets none. */
export function limitOf( limit: string, today: string ): string {
	if ( limit === 'today' ) {
		return today;
	}
	const [ , sign, digits, unit ] = /^([+-])(\d{1,5}) (day|week|month|year)s?$/.exec( limit ) ?? [];
	if ( ! sign ) {
		return isDate( limit ) ? limit : '';
	}
	const count = Number( digits ) * ( sign === '-' ? -1 : 1 );
	switch ( unit ) {
		case 'day':
			return plusDays( today, count );
		case 'week':
			return plusDays( today, 7 * count );
		case 'month':
			return plusMonths( today, count );
		default:
			return plusMonths( today, 12 * count );
	}
}

/** Which day it is in a zone. */
export function todayIn( { timeZone, shift }: { timeZone: string; shift: number }, now: number ): string {
	const parts = new Intl.DateTimeFormat( 'en-US', {
		timeZone,
		calendar: 'gregory',
		numberingSystem: 'latn',
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	} ).formatToParts( now + shift );
	const part = ( name: string ) => Number( parts.find( ( { type } ) => type === name )?.value );
	return textOf( part( 'year' ), part( 'month' ), part( 'day' ) );
}

/** The day of a limit, such as `today`, on the site's clock; empty when it sets none. */
export const limitIn = ( zone: string, limit: string ): string =>
	limitOf( limit, todayIn( clockOf( zone || 'UTC' ), Date.now() ) );
