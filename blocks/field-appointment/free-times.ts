import { firstOf, lastOf, monthOf } from '../../src/booking/calendar';
import type { Slots } from '../../src/contracts/slots';
import { dateIn, groupByDay, type Day } from '../../src/booking/days';

/** English days are written as the server writes them, the number before the month. */
export const wordsLocale = ( locale: string ): string => ( /^en(-US)?$/.test( locale ) ? 'en-GB' : locale );

/** Whether a start is one of the times of these days. */
export const offers = ( days: Day[], start: string ): boolean =>
	days.some( ( { times } ) => times.some( ( time ) => time.start === start ) );

/**
 * The free starts of a month, from the call vestibule_slots (docs/reference/calls.md). Rejects when it does not answer.
 */
async function freeStarts( ajaxUrl: string, event: number, month: string, timezone: string ): Promise< string[] > {
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
	return Object.values( answer.data?.days ?? {} ).flatMap( ( times ) => times.map( ( { start } ) => start ) );
}

/**
 * The free times of a month by day, in the words of the page; null when they did not come. What looks taken only
 * because it is kept for this very visitor is free to them.
 *
 * @param own Starts of that kind, asked for when the answer is there.
 */
export async function freeDays(
	ajaxUrl: string,
	event: number,
	month: string,
	{ timezone, language }: { timezone: string; language: string },
	own: () => string[]
): Promise< Day[] | null > {
	const starts = await freeStarts( ajaxUrl, event, month, timezone ).catch( () => null );
	if ( ! starts ) {
		return null;
	}
	const mine = own().filter( ( start ) => monthOf( dateIn( start, timezone ) ) === month );
	return groupByDay( [ ...new Set( [ ...starts, ...mine ] ) ], timezone, language );
}
