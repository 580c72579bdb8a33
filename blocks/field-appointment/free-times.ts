import { firstOf, lastOf, monthOf } from '../../src/booking/calendar';
import type { Slots } from '../../src/contracts/slots';
import { dateIn, groupByDay, type Day } from '../../src/booking/days';

/** English days are written as the server writes them, the number before the month. */
export const wordsLocale = ( locale: string ): string => ( /^en(-US)?$/.test( locale ) ? 'en-GB' : locale );

/** Whether a start is one of the times of these days. */
export const offers = ( days: Day[], start: string ): boolean =>
	days.some( ( { times } ) => times.some( ( time ) => time.start === start ) );

/** What the call vestibule_slots brought; no days when it did not answer. */
export interface FreeTimes {
	days: Day[] | null;
	/** The first free start after days that have none; missing where there is none at all. */
	next?: string;
	/** This browser knows of no connection. */
	offline?: boolean;
}

/** The free times of a month (docs/reference/calls.md). Rejects when the call does not answer. */
async function slots( ajaxUrl: string, event: number, month: string, timezone: string ): Promise< Partial< Slots > > {
	const query = new URLSearchParams( {
		action: 'vestibule_slots',
		event: String( event ),
		from: firstOf( month ),
		to: lastOf( month ),
		timezone,
		t: String( Date.now() ),
	} );
	const response = await fetch( `${ ajaxUrl }?${ query }` );
	const answer: { success?: boolean; data?: Partial< Slots > } = await response.json();
	if ( ! response.ok || ! answer.success ) {
		throw new Error( `vestibule_slots ${ response.status }` );
	}
	return answer.data ?? {};
}

interface Offered {
	event: number;
	/** Whether a time has several seats, so that those that are left are said. */
	hasSeats: boolean;
	timezone: string;
	language: string;
}

/**
 * The free times of a month by day, in the words of the page. What looks taken only because it is kept for this very
 * visitor is free to them.
 *
 * @param own Starts of that kind, asked for when the answer is there.
 */
export async function freeDays(
	ajaxUrl: string,
	month: string,
	{ event, hasSeats, timezone, language }: Offered,
	own: () => string[]
): Promise< FreeTimes > {
	const answer = await slots( ajaxUrl, event, month, timezone ).catch( () => null );
	if ( ! answer ) {
		return { days: null, offline: ! navigator.onLine };
	}
	const times = Object.values( answer.days ?? {} ).flat();
	const seats = Object.fromEntries( times.map( ( { start, remaining } ) => [ start, remaining ] ) );
	const mine = own().filter( ( start ) => monthOf( dateIn( start, timezone ) ) === month );
	const starts = [ ...new Set( [ ...times.map( ( { start } ) => start ), ...mine ] ) ];
	return {
		days: groupByDay( starts, timezone, language, hasSeats ? seats : {} ),
		...( answer.next && { next: answer.next.start } ),
	};
}
