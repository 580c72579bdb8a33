import { addDays, addMonthsToDate, sinceWeekStart } from '../time/month';

/**
 * Returns the date to which each key moves from the current date (date grid pattern of the ARIA Authoring Practices).
 */
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

/** Layout of a calendar. */
export interface Reading {
	/** Whether the text direction is right-to-left. */
	rtl?: boolean;
	/** First day of the week: 0 is Sunday, 1 Monday. */
	weekStart?: number;
}

/** Returns the date to which a key moves; undefined if calendars don't use the key. */
export function moveDate(
	date: string,
	key: string,
	{ rtl = false, weekStart = 1 }: Reading = {}
): string | undefined {
	return STEPS[ key ]?.( date, rtl, weekStart );
}
