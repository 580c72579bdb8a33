import { VIEWS, type View } from './range';
import type { Row } from './row';

export type Status = Row[ 'status' ];

export const STATUSES: readonly Status[] = [ 'booked', 'missed', 'blocked', 'cancelled' ];

/** Cancelled bookings are shown when they are asked for. */
export const USUAL: readonly Status[] = [ 'booked', 'missed', 'blocked' ];

/** What the calendar shows; lives in the address, so that reload and the back button keep it. */
export interface Query {
	view: View;
	/** Such as 2026-12-01; empty is today, so that yesterday's bookmark shows today. */
	day: string;
	event: number[];
	host: number[];
	status: readonly Status[];
	search: string;
	/** The booking whose details are open; 0 is none. */
	booking: number;
}

const MOST = 50;

const dayIn = ( text = '' ): string => {
	const at = Date.parse( `${ text }T00:00:00Z` );
	return /^\d{4}-\d\d-\d\d$/.test( text ) && new Date( at || 0 ).toISOString().slice( 0, 10 ) === text ? text : '';
};

const numbers = ( text: string | null ): number[] =>
	( text ?? '' )
		.split( ',' )
		.filter( ( part ) => /^[1-9]\d{0,14}$/.test( part ) )
		.slice( 0, MOST )
		.map( Number );

/**
 * Reads a hash such as `#/week/2026-12-01?event=3,4&booking=7`; what is none of it is as in the first view.
 *
 * @param usual The view where the address names none.
 */
export function queryOf( hash: string, usual: View ): Query {
	const [ , view, day, rest ] = /^#\/?([a-z]*)(?:\/([\d-]*))?\/?(?:\?(.*))?$/.exec( hash ) ?? [];
	const given = new URLSearchParams( rest ?? '' );
	const named = ( given.get( 'status' ) ?? '' ).split( ',' );
	const status = STATUSES.filter( ( one ) => named.includes( one ) );
	return {
		view: VIEWS.find( ( one ) => one === view ) ?? usual,
		day: dayIn( day ),
		event: numbers( given.get( 'event' ) ),
		host: numbers( given.get( 'host' ) ),
		status: status.length > 0 ? status : USUAL,
		search: ( given.get( 'search' ) ?? '' ).slice( 0, 100 ),
		booking: numbers( given.get( 'booking' ) )[ 0 ] ?? 0,
	};
}

const isUsual = ( status: readonly Status[] ) => [ ...status ].sort().join() === [ ...USUAL ].sort().join();

/** Names the view, and beside it only what differs from the first one. */
export function hashOf( { view, day, event, host, status, search, booking }: Query ): string {
	const given = Object.entries( {
		event: event.join(),
		host: host.join(),
		status: isUsual( status ) ? '' : status.join(),
		search,
		booking: booking === 0 ? '' : String( booking ),
	} ).filter( ( [ , value ] ) => value !== '' );
	const text = new URLSearchParams( given ).toString().replace( /%2C/g, ',' );
	return `#/${ view }${ day === '' ? '' : `/${ day }` }${ text === '' ? '' : `?${ text }` }`;
}

/** How many filters narrow what is shown. */
export const filtersOn = ( { event, host, status, search }: Query ): number =>
	[ event.length > 0, host.length > 0, ! isUsual( status ), search !== '' ].filter( Boolean ).length;
