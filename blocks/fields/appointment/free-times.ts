import { addDays, firstOf } from '../../../src/time/month';
import type { Hold } from '../../../src/booking/hold';
import type { Slots } from '../../../src/contracts/slots';
import { startsFor } from '../../../src/booking/held-key';
import { dateIn } from '../../../src/time/words';
import { groupByDay, isFull, type Day } from '../../../src/booking/days';
import type { Asked } from './model';

/** Returns the locale for dates. English dates have the day before the month, as on the server. */
export const wordsLocale = ( locale: string ): string => ( /^en(-US)?$/.test( locale ) ? 'en-GB' : locale );

/** Checks whether a time is available on the given days. */
export const offers = ( days: Day[], start: string ): boolean =>
	days.some( ( { times } ) => times.some( ( time ) => time.start === start && ! isFull( time ) ) );

/** Result of the AJAX action vestibule_slots. `days` is null if the request failed. */
export interface FreeTimes {
	days: Day[] | null;
	/**
	 * First available time after the requested days if these days have none. Undefined if no later time is available.
	 */
	next?: string;
	/** Whether the browser is offline. */
	offline?: boolean;
}

/** Maximum number of days per request. */
const MAX_DAYS = 61;

/** Returns the first date to request: the first day of the month, or a later one if the range would be too long. */
function startOf( { month, until }: Asked ): string {
	const earliest = addDays( until, -MAX_DAYS );
	return earliest > firstOf( month ) ? earliest : firstOf( month );
}

/** Loads the available times of a date range (docs/rest.md). Rejects if the request fails. */
async function slots(
	ajaxUrl: string,
	from: string,
	to: string,
	{ event, host, waits, timezone }: Offered
): Promise< Partial< Slots > > {
	const query = new URLSearchParams( {
		action: 'vestibule_slots',
		event: String( event ),
		from,
		to,
		timezone,
		...( host && { host: String( host ) } ),
		...( waits && { full: '1' } ),
		t: String( Date.now() ),
	} );
	const response = await fetch( `${ ajaxUrl }?${ query }` );
	const answer: { success?: boolean; data?: Partial< Slots >; errors?: unknown } = await response.json();
	// The response means that the appointment type was deleted.
	if ( response.status === 404 && answer.errors ) {
		return {};
	}
	if ( ! response.ok || ! answer.success ) {
		throw new Error( `vestibule_slots ${ response.status }` );
	}
	return answer.data ?? {};
}

interface Offered {
	event: number;
	/** User ID of the host; 0 for any host. */
	host: number;
	/** Whether times have several seats. If so, the number of remaining seats is shown. */
	hasSeats: boolean;
	/** Whether fully booked times are shown, because they have a waiting list. */
	waits: boolean;
	timezone: string;
	language: string;
}

/**
 * Loads the available times of a calendar, grouped by day. Times that this visitor holds count as available.
 *
 * @param hold Holds of this visitor. They are read after the response has arrived.
 */
export async function freeDays(
	ajaxUrl: string,
	request: Asked,
	offered: Offered,
	hold: Promise< Pick< Hold, 'starts' > | undefined >
): Promise< FreeTimes > {
	const { host, hasSeats, timezone, language } = offered;
	const from = startOf( request );
	const answer = await slots( ajaxUrl, from, request.until, offered ).catch( () => null );
	if ( ! answer ) {
		return { days: null, offline: ! navigator.onLine };
	}
	const times = Object.values( answer.days ?? {} ).flat();
	const seats = hasSeats ? Object.fromEntries( times.map( ( { start, remaining } ) => [ start, remaining ] ) ) : {};
	const own = startsFor( ( await hold )?.starts() ?? [], host );
	const mine = own.filter( ( start ) => {
		const date = dateIn( start, timezone );
		return date >= from && date <= request.until;
	} );
	const full = ( answer.full ?? [] ).filter( ( start ) => ! mine.includes( start ) );
	full.forEach( ( start ) => ( seats[ start ] = 0 ) );
	const starts = [ ...new Set( [ ...times.map( ( { start } ) => start ), ...mine, ...full ] ) ];
	return {
		days: groupByDay( starts, timezone, language, seats ),
		...( answer.next && { next: answer.next.start } ),
	};
}
