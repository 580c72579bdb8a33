/** One square of a month's page. */
export interface Cell {
	/** Such as 2026-12-01. */
	date: string;
	/** Day of the month. */
	day: number;
	/** False for the days of the neighboring months that fill the first and the last week. */
	inMonth: boolean;
	/** True for the days of the month, and for those of the next month if the calendar continues into it. */
	isShown: boolean;
}

/** Weeks of a calendar that leaves out the first weeks of its month, so that the end of a month isn't almost empty. */
const MIN_WEEKS = 5;

/**
 * Dates here are days on a calendar and no moments, so all arithmetic is done in UTC, where no day is missing an hour.
 */
const utc = ( year: number, month: number, day: number ) => new Date( Date.UTC( year, month - 1, day ) );
const text = ( date: Date ) => date.toISOString().slice( 0, 10 );

/** Year and month of `2026-12` (or of a date), or null when it is none. */
function read( month: string ): { year: number; month: number } | null {
	const found = /^(\d{4})-(0[1-9]|1[0-2])/.exec( month );
	return found ? { year: Number( found[ 1 ] ), month: Number( found[ 2 ] ) } : null;
}

/** The month that a date such as 2026-12-01 is in: 2026-12. */
export const monthOf = ( date: string ): string => date.slice( 0, 7 );

/** The date some days later, or earlier. */
export function addDays( date: string, days: number ): string {
	const at = new Date( `${ date }T00:00:00Z` );
	at.setUTCDate( at.getUTCDate() + days );
	return text( at );
}

/** The month some months later, or earlier; the month itself when it cannot be read. */
export function addMonths( month: string, months: number ): string {
	const at = read( month );
	return at ? monthOf( text( utc( at.year, at.month + months, 1 ) ) ) : month;
}

/** The same day some months later; the last of that month where it has no such day. */
export function addMonthsToDate( date: string, months: number ): string {
	const month = addMonths( monthOf( date ), months );
	const last = lastOf( month );
	const same = `${ month }${ date.slice( 7 ) }`;
	return same < last ? same : last;
}

/** The first date of a month. */
export const firstOf = ( month: string ): string => `${ month }-01`;

/** The last date of a month. */
export const lastOf = ( month: string ): string => addDays( firstOf( addMonths( month, 1 ) ), -1 );

/**
 * How many days after the beginning of its week a date is: 0 to 6.
 *
 * @param weekStart What a week begins with: 0 is Sunday, 1 Monday (docs/booking.md).
 */
export const sinceWeekStart = ( date: string, weekStart = 1 ): number =>
	( new Date( `${ date }T00:00:00Z` ).getUTCDay() - weekStart + 7 ) % 7;

const weekOf = ( date: string, weekStart: number ): string => addDays( date, -sinceWeekStart( date, weekStart ) );

/** First dates of the weeks from one date to another one, but at least so many weeks. */
function weeksBetween( start: string, last: string, count: number ): string[] {
	const weeks: string[] = [];
	for ( let date = start; date <= last || weeks.length < count; date = addDays( date, 7 ) ) {
		weeks.push( date );
	}
	return weeks;
}

/**
 * Whole weeks of a month; none if it is not a month. The server prints the same weeks
 * (Vestibule\Kernel\Time\MonthGrid, tests/vectors/calendar.json).
 *
 * @param from First date with times. Weeks before it are left out, and weeks of the next month follow until there are five.
 *             Ignored if it is empty or in another month.
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

/** Last date that the calendar of a month shows; empty if it is not a month. Takes the same arguments as monthGrid(). */
export const lastShown = ( month: string, weekStart = 1, from = '' ): string =>
	monthGrid( month, weekStart, from )
		.flat()
		.filter( ( { isShown } ) => isShown )
		.at( -1 )?.date ?? '';

/**
 * The months on both sides, where there is something to see.
 *
 * @param month Shown now.
 * @param first The first that can be shown, usually this month.
 * @param last  The last.
 */
export function neighbours(
	month: string,
	first: string,
	last: string
): { previous: string | undefined; next: string | undefined } {
	return {
		previous: month > first ? addMonths( month, -1 ) : undefined,
		next: month < last ? addMonths( month, 1 ) : undefined,
	};
}
