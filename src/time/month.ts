/** One square of a month's page. */
export interface Cell {
	/** Such as 2026-12-01. */
	date: string;
	/** Day of the month. */
	day: number;
	/** False for the days of the neighbouring months that fill the first and the last week. */
	inMonth: boolean;
}

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

/**
 * The whole weeks that hold a month; none when it is no month. The server draws the same page
 * (Vestibule\Kernel\Time\MonthGrid, tests/vectors/calendar.json).
 */
export function monthGrid( month: string, weekStart = 1 ): Cell[][] {
	if ( month.length !== 7 || ! read( month ) ) {
		return [];
	}
	const weeks: Cell[][] = [];
	let date = addDays( firstOf( month ), -sinceWeekStart( firstOf( month ), weekStart ) );
	do {
		const week: Cell[] = [];
		for ( let column = 0; column < 7; column++ ) {
			week.push( {
				date,
				day: Number( date.slice( 8 ) ),
				inMonth: monthOf( date ) === month,
			} );
			date = addDays( date, 1 );
		}
		weeks.push( week );
	} while ( monthOf( date ) === month );
	return weeks;
}

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
