import { addDays, addMonthsToDate, sinceWeekStart } from './calendar';

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

/**
 * The date that a key leads to where only some days can be chosen: the nearest of them in the key's direction, from
 * where the key leads on. Home and End stay within the week. Undefined when nothing is there: the month that the key
 * leads to then has to be shown.
 *
 * @param dates Those that can be chosen, earliest first.
 */
export function moveAmong(
	dates: readonly string[],
	date: string,
	key: string,
	reading: Reading = {}
): string | undefined {
	const target = moveDate( date, key, reading );
	if ( target === undefined ) {
		return undefined;
	}
	if ( key === 'Home' ) {
		return dates.find( ( other ) => other >= target && other <= date );
	}
	if ( key === 'End' ) {
		return dates.findLast( ( other ) => other <= target && other >= date );
	}
	return target < date ? dates.findLast( ( other ) => other <= target ) : dates.find( ( other ) => other >= target );
}
