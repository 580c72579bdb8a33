import { monthOf } from '../../../src/time/month';
import { moveDate, type Reading } from '../../../src/booking/keys';
import { shownDates, type Calendar } from './calendar';

/** Date that a key leads to. */
export interface Step {
	date: string;
	/** False if the calendar of another month has to be shown. */
	isShown: boolean;
}

/**
 * Returns where a key leads to, or undefined for a key that a calendar does not use. Arrows move among the days that are
 * shown, Page Up and Page Down by month, even if the day of the next month is shown already.
 */
export function stepTo( key: string, date: string, calendar: Calendar, reading: Reading ): Step | undefined {
	const target = moveDate( date, key, reading );
	if ( target === undefined ) {
		return undefined;
	}
	const shown = shownDates( calendar, reading.weekStart );
	const isOwn = monthOf( target ) === calendar.month;
	if ( key.startsWith( 'Arrow' ) ) {
		const isShown = shown.includes( target );
		// The first weeks of the month are left out if they have no times.
		return isShown || ! isOwn ? { date: target, isShown } : { date, isShown: true };
	}
	if ( key.includes( 'Page' ) && ! isOwn ) {
		return { date: target, isShown: false };
	}
	const [ , here = target ] = [ shown[ 0 ] ?? target, target, shown.at( -1 ) ?? target ].sort();
	return { date: here, isShown: true };
}
