import { clockOf } from './zone';

/**
 * Date values in the submitted format 2026-03-31, and date limits: a date, `today`, or an offset from today such as
 * `-18 years`. The PHP counterpart is plugin/src/Fields/Rules/DateValue.php. Both run tests/vectors/dates.json.
 */

const DAY = 86_400_000;

function textOf( year: number, month: number, day: number ): string {
	return [
		String( year ).padStart( 4, '0' ),
		...[ month, day ].map( ( part ) => String( part ).padStart( 2, '0' ) ),
	].join( '-' );
}

/** Creates a date at noon UTC. Date.UTC() would interpret the years 0 to 99 as 1900 to 1999. */
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

/** Checks whether the string is a date that exists. */
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

/** Adds months to a date. January 31 plus one month is the last day of February. */
function plusMonths( text: string, months: number ): string {
	const [ fromYear, fromMonth, day ] = partsOf( text );
	const total = fromYear * 12 + fromMonth - 1 + months;
	const year = Math.floor( total / 12 );
	const month = ( total % 12 ) + 1;
	return total < 12 || total >= 120000
		? ''
		: textOf( year, month, Math.min( day, noonOf( year, month + 1, 0 ).getUTCDate() ) );
}

/** Returns the date of a limit; empty if the limit is invalid. */
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

/** Returns the current date in a time zone. */
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

/** Returns the date of a limit, such as `today`, in the site's time zone; empty if the limit is invalid. */
export const limitIn = ( zone: string, limit: string ): string =>
	limitOf( limit, todayIn( clockOf( zone || 'UTC' ), Date.now() ) );
