/** Cell for a day in a month calendar. */
export interface Cell {
	/** Date such as 2026-12-01. */
	date: string;
	/** Day of the month. */
	day: number;
	/** False for days of the neighboring months that complete the first and last weeks. */
	inMonth: boolean;
	/** True for days of the month, and also for days of the next month if the calendar continues into it. */
	isShown: boolean;
}

/**
 * Minimum number of weeks in a calendar that omits the first weeks of its month. It prevents an almost empty calendar.
 */
const MIN_WEEKS = 5;

/** Creates a date in UTC, because calendar days have no daylight saving time. */
const utc = ( year: number, month: number, day: number ) => new Date( Date.UTC( year, month - 1, day ) );
const text = ( date: Date ) => date.toISOString().slice( 0, 10 );

/** Parses `2026-12` or a date; null if it is neither. */
function read( month: string ): { year: number; month: number } | null {
	const found = /^(\d{4})-(0[1-9]|1[0-2])/.exec( month );
	return found ? { year: Number( found[ 1 ] ), month: Number( found[ 2 ] ) } : null;
}

/** Returns the month of a date: 2026-12 for 2026-12-01. */
export const monthOf = ( date: string ): string => date.slice( 0, 7 );

/** Adds days to a date. The number can be negative. */
export function addDays( date: string, days: number ): string {
	const at = new Date( `${ date }T00:00:00Z` );
	at.setUTCDate( at.getUTCDate() + days );
	return text( at );
}

/**
 * Returns the month that is a number of months later, or earlier if the number is negative. Returns an invalid month
 * unchanged.
 */
export function addMonths( month: string, months: number ): string {
	const at = read( month );
	return at ? monthOf( text( utc( at.year, at.month + months, 1 ) ) ) : month;
}

/** Adds months to a date. If the day doesn't exist in the new month, returns the last day of that month. */
export function addMonthsToDate( date: string, months: number ): string {
	const month = addMonths( monthOf( date ), months );
	const last = lastOf( month );
	const same = `${ month }${ date.slice( 7 ) }`;
	return same < last ? same : last;
}

export const firstOf = ( month: string ): string => `${ month }-01`;

export const lastOf = ( month: string ): string => addDays( firstOf( addMonths( month, 1 ) ), -1 );

/**
 * Returns the number of days since the start of the week, from 0 to 6.
 *
 * @param date
 * @param weekStart First day of the week: 0 is Sunday, 1 Monday (docs/booking.md).
 */
export const sinceWeekStart = ( date: string, weekStart = 1 ): number =>
	( new Date( `${ date }T00:00:00Z` ).getUTCDay() - weekStart + 7 ) % 7;

const weekOf = ( date: string, weekStart: number ): string => addDays( date, -sinceWeekStart( date, weekStart ) );

/** Returns the first date of each week between two dates, for at least `count` weeks. */
function weeksBetween( start: string, last: string, count: number ): string[] {
	const weeks: string[] = [];
	for ( let date = start; date <= last || weeks.length < count; date = addDays( date, 7 ) ) {
		weeks.push( date );
	}
	return weeks;
}

/**
 * Returns the weeks of a month; empty if the argument is not a month. The server renders the same weeks
 * (Vestibule\Kernel\Time\MonthGrid, tests/vectors/calendar.json).
 *
 * @param month
 * @param weekStart
 * @param from First date with times. Earlier weeks are omitted, and weeks of the next month are added until there are
 * five. Ignored if it is empty or in another month.
 */
export function monthGrid( month: string, weekStart = 1, from = '' ): Cell[][] {
	if ( month.length !== 7 || ! read( month ) ) {
		return [];
	}
	const first = weekOf( firstOf( month ), weekStart );
	const start = monthOf( from ) === month ? weekOf( from, weekStart ) : first;
	const own = weeksBetween( start, lastOf( month ), 0 );
	const goesOn = start > first && own.length < MIN_WEEKS;
	return ( goesOn ? weeksBetween( start, '', MIN_WEEKS ) : own ).map( ( begin ) =>
		Array.from( { length: 7 }, ( _, column ) => {
			const date = addDays( begin, column );
			const inMonth = monthOf( date ) === month;
			return { date, day: Number( date.slice( 8 ) ), inMonth, isShown: inMonth || goesOn };
		} )
	);
}

/**
 * Returns the last visible date in the calendar of a month; empty if the argument is not a month. Has the same
 * arguments as monthGrid().
 */
export const lastShown = ( month: string, weekStart = 1, from = '' ): string =>
	monthGrid( month, weekStart, from )
		.flat()
		.filter( ( { isShown } ) => isShown )
		.at( -1 )?.date ?? '';

/**
 * Returns the previous and next months, if they can be displayed.
 *
 * @param month Displayed month.
 * @param first First month that can be displayed, usually the current one.
 * @param last Last month that can be displayed.
 */
export function neighbors(
	month: string,
	first: string,
	last: string
): { previous: string | undefined; next: string | undefined } {
	return {
		previous: month > first ? addMonths( month, -1 ) : undefined,
		next: month < last ? addMonths( month, 1 ) : undefined,
	};
}
