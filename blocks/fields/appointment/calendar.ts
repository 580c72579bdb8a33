import { addDays, firstOf, lastOf, lastShown, monthGrid, monthOf, type Cell } from '../../../src/time/month';
import { daysWithRoom } from '../../../src/booking/days';
import type { Day } from './model';

/** The month that is shown and the days that have times, in order. */
export interface Calendar {
	month: string;
	days: readonly Day[];
}

/** First date of the month that has times; empty for none. */
const firstDate = ( { month, days }: Calendar ): string =>
	days.find( ( { date } ) => monthOf( date ) === month )?.date ?? '';

/** Weeks of a calendar: from the first one that has times, and late in a month those of the next one, too. */
export const weeksOf = ( calendar: Calendar, weekStart?: number ): Cell[][] =>
	monthGrid( calendar.month, weekStart, firstDate( calendar ) );

/** Dates that a calendar shows, in order. */
export const shownDates = ( calendar: Calendar, weekStart?: number ): string[] =>
	weeksOf( calendar, weekStart )
		.flat()
		.filter( ( { isShown } ) => isShown )
		.map( ( { date } ) => date );

/** Last date that a calendar shows. */
export const lastDate = ( calendar: Calendar, weekStart?: number ): string =>
	lastShown( calendar.month, weekStart, firstDate( calendar ) );

/**
 * Last date to load for a calendar, from the days that were known before. Includes one week more, because the first week
 * may have become full, or has a weekend only.
 */
export function dateToLoad( calendar: Calendar, weekStart?: number ): string {
	const { month } = calendar;
	const later = addDays( firstDate( calendar ) || firstOf( month ), 7 );
	return lastShown( month, weekStart, later < lastOf( month ) ? later : lastOf( month ) );
}

/** The days that a calendar shows, of those that were loaded; none if its month has none. */
export function shownDays< D extends Day >( month: string, days: readonly D[], weekStart?: number ): D[] {
	const calendar = { month, days };
	const last = firstDate( calendar ) && lastDate( calendar, weekStart );
	return days.filter( ( { date } ) => date <= last );
}

/** The first free start of these days; undefined for none. */
export const firstStart = ( days: readonly Day[] ): string | undefined =>
	daysWithRoom( days )[ 0 ]?.times.find( ( { remaining } ) => remaining !== 0 )?.start;
