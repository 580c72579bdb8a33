import { addDays, addMonthsToDate, sinceWeekStart } from '../time/month';

/** How far the keys of a calendar go (the grid pattern of the ARIA practices). */
const STEPS: Readonly< Record< string, ( date: string, rtl: boolean, weekStart: number ) => string > > = {
	ArrowLeft: ( date, rtl ) => addDays( date, rtl ? 1 : -1 ),
	ArrowRight: ( date, rtl ) => addDays( date, rtl ? -1 : 1 ),
	ArrowUp: ( date ) => addDays( date, -7 ),
	ArrowDown: ( date ) => addDays( date, 7 ),
	Home: ( date, _, weekStart ) => addDays( date, -sinceWeekStart( date, weekStart ) ),
	End: ( date, _, weekStart ) => addDays( date, 6 - sinceWeekStart( date, weekStart ) ),
	PageUp: ( date ) => addMonthsToDate( date, -1 ),
	PageDown: ( date ) => addMonthsToDate( date, 1 ),
	'Shift+PageUp': ( date ) => addMonthsToDate( date, -12 ),
	'Shift+PageDown': ( date ) => addMonthsToDate( date, 12 ),
};

/** How a calendar on a page is read. */
export interface Reading {
	/** From right to left. */
	rtl?: boolean;
	/** What a week begins with: 0 is Sunday, 1 Monday. */
	weekStart?: number;
}

/** The date that a key leads to, or undefined for a key that a calendar does not use. */
export function moveDate(
	date: string,
	key: string,
	{ rtl = false, weekStart = 1 }: Reading = {}
): string | undefined {
	return STEPS[ key ]?.( date, rtl, weekStart );
}
