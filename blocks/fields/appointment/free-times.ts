import { addDays, firstOf } from '../../../src/time/month';
import type { Hold } from '../../../src/booking/hold';
import type { Slots } from '../../../src/contracts/slots';
import { startsFor } from '../../../src/booking/held-key';
import { dateIn } from '../../../src/time/words';
import { groupByDay, isFull, type Day } from '../../../src/booking/days';
import type { Asked } from './model';

/** English days are written as the server writes them, the number before the month. */
export const wordsLocale = ( locale: string ): string => ( /^en(-US)?$/.test( locale ) ? 'en-GB' : locale );

/** Whether a start is one of the free times of these days. */
export const offers = ( days: Day[], start: string ): boolean =>
	days.some( ( { times } ) => times.some( ( time ) => time.start === start && ! isFull( time ) ) );

/** What the call vestibule_slots brought; no days when it did not answer. */
export interface FreeTimes {
	days: Day[] | null;
	/** The first free start after days that have none; missing where there is none at all. */
	next?: string;
	/** This browser knows of no connection. */
	offline?: boolean;
}

/** Maximum number of days from the first to the last date of a request. */
const MAX_DAYS = 61;

/** First date of a request: the first of the month, unless its calendar ends too late for that. */
function startOf( { month, until }: Asked ): string {
	const earliest = addDays( until, -MAX_DAYS );
	return earliest > firstOf( month ) ? earliest : firstOf( month );
}

/** Loads the free times of these days (docs/rest.md). Rejects if the call does not answer. */
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
	// Nothing is offered here any more: the appointment type is gone.
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
	/** Whose times; 0 is anybody's. */
	host: number;
	/** Whether a time has several seats, so that those that are left are said. */
	hasSeats: boolean;
	/** Whether full times are shown, because visitors can wait for them. */
	waits: boolean;
	timezone: string;
	language: string;
}

/**
 * The free times of a month's calendar by day, in the words of the page. What looks taken only because it is kept for
 * this very visitor is free to them.
 *
 * @param hold Asked when the answer is there.
 */
export async function freeDays(
	ajaxUrl: string,
	request: Asked,
	offered: Offered,
	hold: Promise< Pick< Hold, 'own' > | undefined >
): Promise< FreeTimes > {
	const { host, hasSeats, timezone, language } = offered;
	const from = startOf( request );
	const answer = await slots( ajaxUrl, from, request.until, offered ).catch( () => null );
	if ( ! answer ) {
		return { days: null, offline: ! navigator.onLine };
	}
	const times = Object.values( answer.days ?? {} ).flat();
	const seats = hasSeats ? Object.fromEntries( times.map( ( { start, remaining } ) => [ start, remaining ] ) ) : {};
	const own = startsFor( ( await hold )?.own() ?? [], host );
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
