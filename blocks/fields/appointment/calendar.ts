import { addDays, firstOf, lastOf, lastShown, monthGrid, monthOf, type Cell } from '../../../src/time/month';
import { daysWithRoom } from '../../../src/booking/days';
import type { Day } from './model';

/** Displayed month, and the days with times in chronological order. */
export interface Calendar {
	month: string;
	days: readonly Day[];
}

/** Returns the first date of the month that has times. Empty if there is none. */
const firstDate = ( { month, days }: Calendar ): string =>
	days.find( ( { date } ) => monthOf( date ) === month )?.date ?? '';

/**
 * Returns the weeks of a calendar, starting with the first week that has times. If that week is late in the month,
 * weeks of the next month are included.
 */
export const weeksOf = ( calendar: Calendar, weekStart?: number ): Cell[][] =>
	monthGrid( calendar.month, weekStart, firstDate( calendar ) );

/** Returns the dates that a calendar displays, in chronological order. */
export const shownDates = ( calendar: Calendar, weekStart?: number ): string[] =>
	weeksOf( calendar, weekStart )
		.flat()
		.filter( ( { isShown } ) => isShown )
		.map( ( { date } ) => date );

/** Returns the last date that a calendar displays. */
export const lastDate = ( calendar: Calendar, weekStart?: number ): string =>
	lastShown( calendar.month, weekStart, firstDate( calendar ) );

/**
 * Returns the last date to load, estimated from the days that are already known. Includes an additional week, because
 * the first week may have become fully booked, or only its weekend may be left.
 */
export function dateToLoad( calendar: Calendar, weekStart?: number ): string {
	const { month } = calendar;
	const later = addDays( firstDate( calendar ) || firstOf( month ), 7 );
	return lastShown( month, weekStart, later < lastOf( month ) ? later : lastOf( month ) );
}

/** Returns the loaded days that the calendar displays. Empty if its month has no times. */
export function shownDays< D extends Day >( month: string, days: readonly D[], weekStart?: number ): D[] {
	const calendar = { month, days };
	const last = firstDate( calendar ) && lastDate( calendar, weekStart );
	return days.filter( ( { date } ) => date <= last );
}

/** Returns the first available start time on the given days. Undefined if there is none. */
export const firstStart = ( days: readonly Day[] ): string | undefined =>
	daysWithRoom( days )[ 0 ]?.times.find( ( { remaining } ) => remaining !== 0 )?.start;
