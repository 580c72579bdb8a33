/** Days as numbers, so that formulas can count with them: 0 is 1 January 1970. */

const DAY = 86_400_000;

/** From 1 January of the year 1 to 31 December 9999. */
const [ FIRST, LAST ] = [ -719_162, 2_932_896 ];

/** JavaScript takes the years below 100 for those of the last century. */
const at = ( year: number, month: number, day: number ): Date => {
	const date = new Date( 0 );
	date.setUTCFullYear( year, month - 1, day );
	return date;
};

/** The number of a day of the calendar; null where there is no such day. */
export function dayNumber( year: number, month: number, day: number ): number | null {
	const date = Number.isInteger( year ) && year >= 1 && year <= 9999 ? at( year, month, day ) : null;
	return date?.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() / DAY : null;
}

/** The number of a day that is written 2026-03-31; null for another text. */
export function dayIn( text: string ): number | null {
	const [ , year, month, day ] = /^(\d{4})-(\d{2})-(\d{2})$/.exec( text ) ?? [];
	return year === undefined ? null : dayNumber( Number( year ), Number( month ), Number( day ) );
}

/** A number that is a day of the calendar; null for others. */
export const dayOf = ( number: number | null ): number | null =>
	number === null || number < FIRST || number > LAST ? null : Math.floor( number );

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = ( number: number ): number => new Date( number * DAY ).getUTCDay() || 7;

/** How many whole months lie between two days; below 0 where the second comes first. */
export function wholeMonths( from: number, to: number ): number {
	if ( to < from ) {
		return -wholeMonths( to, from );
	}
	const [ first, last ] = [ new Date( from * DAY ), new Date( to * DAY ) ];
	const months = ( last.getUTCFullYear() - first.getUTCFullYear() ) * 12 + last.getUTCMonth() - first.getUTCMonth();
	return months - ( last.getUTCDate() < first.getUTCDate() ? 1 : 0 );
}
