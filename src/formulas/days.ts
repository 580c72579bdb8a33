/** Dates as day numbers, for calculations in formulas. Day 0 is January 1, 1970. */

const DAY = 86_400_000;

/** Day numbers of January 1 of the year 1, and of December 31, 9999. */
const [ FIRST, LAST ] = [ -719_162, 2_932_896 ];

/** Creates a date. Date.UTC() would interpret the years 0 to 99 as 1900 to 1999. */
const at = ( year: number, month: number, day: number ): Date => {
	const date = new Date( 0 );
	date.setUTCFullYear( year, month - 1, day );
	return date;
};

/** Returns the day number of a date; null if the date does not exist. */
export function dayNumber( year: number, month: number, day: number ): number | null {
	const date = Number.isInteger( year ) && year >= 1 && year <= 9999 ? at( year, month, day ) : null;
	return date?.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY : null;
}

/** Returns the day number of a date in the format 2026-03-31; null for any other string. */
export function dayIn( text: string ): number | null {
	const [ , year, month, day ] = /^(\d{4})-(\d{2})-(\d{2})$/.exec( text ) ?? [];
	return year === undefined ? null : dayNumber( Number( year ), Number( month ), Number( day ) );
}

/** Rounds a number down to a whole day; null if the day is outside the supported range. */
export const dayOf = ( number: number | null ): number | null =>
	number === null || number < FIRST || number > LAST ? null : Math.floor( number );

/** Returns the weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = ( number: number ): number => new Date( number * DAY ).getUTCDay() || 7;

/** Returns the number of whole months between two dates; negative if the second date is earlier. */
export function wholeMonths( from: number, to: number ): number {
	if ( to < from ) {
		return -wholeMonths( to, from );
	}
	const [ first, last ] = [ new Date( from * DAY ), new Date( to * DAY ) ];
	const months = ( last.getUTCFullYear() - first.getUTCFullYear() ) * 12 + last.getUTCMonth() - first.getUTCMonth();
	return months - ( last.getUTCDate() < first.getUTCDate() ? 1 : 0 );
}
