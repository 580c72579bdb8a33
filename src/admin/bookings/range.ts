import { addDays, addMonthsToDate, monthGrid, monthOf, sinceWeekStart } from '../../time/month';
import { DAY_MINUTES, type SiteClock } from '../../time/clock';

export const VIEWS = [ 'day', 'week', 'month', 'list' ] as const;
export type View = ( typeof VIEWS )[ number ];

/** What a view shows: whole days of the site, as days and as instants [from, to). */
export interface Range {
	days: string[];
	from: number;
	to: number;
}

const WEEK = [ 0, 1, 2, 3, 4, 5, 6 ];

/** A list begins with its day, a week with the site's first day of the week, a month with the week of its first. */
function daysOf( view: View, day: string, weekStart: number ): string[] {
	switch ( view ) {
		case 'day':
			return [ day ];
		case 'week':
			return WEEK.map( ( at ) => addDays( day, at - sinceWeekStart( day, weekStart ) ) );
		case 'month':
			return monthGrid( monthOf( day ), weekStart ).flatMap( ( week ) => week.map( ( { date } ) => date ) );
		case 'list':
			return WEEK.map( ( at ) => addDays( day, at ) );
	}
}

/** @param weekStart Sunday is 0. */
export function rangeOf( view: View, day: string, weekStart: number, clock: SiteClock ): Range {
	const days = daysOf( view, day, weekStart );
	return { days, from: clock.at( edge( days, 0 ), 0 ), to: clock.at( edge( days, -1 ), DAY_MINUTES ) };
}

const edge = ( days: readonly string[], at: number ) => days.at( at ) ?? '1970-01-01';

/** The day of the same view before or after. */
export function stepped( view: View, day: string, by: 1 | -1 ): string {
	return view === 'month' ? addMonthsToDate( day, by ) : addDays( day, view === 'day' ? by : by * 7 );
}
