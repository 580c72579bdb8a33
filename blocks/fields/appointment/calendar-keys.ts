import { monthOf } from '../../../src/time/month';
import { moveDate, type Reading } from '../../../src/booking/keys';
import { shownDates, type Calendar } from './calendar';

/** Result of a key press in the calendar: the date to which the key moves. */
export interface Step {
	date: string;
	/** Whether the calendar displays the date. If not, the calendar must change to another month. */
	isShown: boolean;
}

/**
 * Returns the date to which a key moves; undefined if calendars don't use the key. Arrow keys move between displayed
 * days. Page Up and Page Down change the month, even if the target date is already displayed.
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
		// The first weeks of the month are not displayed if they have no times.
		return isShown || ! isOwn ? { date: target, isShown } : { date, isShown: true };
	}
	if ( key.includes( 'Page' ) && ! isOwn ) {
		return { date: target, isShown: false };
	}
	const [ , here = target ] = [ shown[ 0 ] ?? target, target, shown.at( -1 ) ?? target ].sort();
	return { date: here, isShown: true };
}
