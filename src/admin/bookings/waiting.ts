import apiFetch from '@wordpress/api-fetch';
import { __, sprintf } from '@wordpress/i18n';
import type { WaitingRow } from '../../contracts/waiting-row';
import { addressOf, instantOf } from './api';
import type { Dates } from './dates';

const PATH = '/vestibule/v1/bookings/waiting';

/** As many as the route answers at once; of more the first are shown. */
const MOST = 500;

export interface WaitingFound {
	rows: WaitingRow[];
	/** Of all that match. */
	total: number;
}

/** Who waits for times to come, of these appointment types or of all. */
export const fetchWaiting = ( event: readonly number[], signal: AbortSignal ): Promise< WaitingFound > =>
	fetchPage( { event }, signal );

/** Who waits for the time that begins at an instant. */
export const fetchWaitingAt = ( event: number, start: number, signal: AbortSignal ): Promise< WaitingFound > =>
	fetchPage( { event: [ event ], from: instantOf( start ), to: instantOf( start + 1000 ) }, signal );

async function fetchPage( params: Record< string, unknown >, signal: AbortSignal ): Promise< WaitingFound > {
	const path = addressOf( PATH, { ...params, per_page: MOST } );
	const answer: Response = await apiFetch( { path, parse: false, signal } );
	return { rows: ( await answer.json() ) as WaitingRow[], total: Number( answer.headers.get( 'X-WP-Total' ) ) };
}

export const removeWaiting = ( id: number ): Promise< unknown > =>
	apiFetch( { path: `${ PATH }/${ id }`, method: 'DELETE' } );

/** People by the time that they wait for, in the order in which they came. */
export function waitingByTime( rows: readonly WaitingRow[] ): [ WaitingRow, ...WaitingRow[] ][] {
	const times = new Map< string, [ WaitingRow, ...WaitingRow[] ] >();
	for ( const row of rows ) {
		const key = `${ row.start } ${ row.event.id }`;
		const others = times.get( key );
		if ( others === undefined ) {
			times.set( key, [ row ] );
		} else {
			others.push( row );
		}
	}
	return [ ...times.values() ];
}

/** How it stands with somebody, in words. */
export function waitingWords( { status, asked, confirmed, until }: WaitingRow, dates: Dates ): string {
	const moment = ( instant: string ) => dates.moment( Date.parse( instant ) );
	switch ( status ) {
		case 'unconfirmed':
			/* translators: %s: day and time. */
			return sprintf( __( 'Asked on %s, not confirmed yet', 'vestibule' ), moment( asked ) );
		case 'waiting':
			/* translators: %s: day and time. */
			return sprintf( __( 'Waits since %s', 'vestibule' ), moment( confirmed ) );
		case 'offered':
			/* translators: %s: day and time. */
			return sprintf( __( 'A seat is held until %s', 'vestibule' ), moment( until ) );
		case 'lapsed':
			/* translators: %s: day and time. */
			return sprintf( __( 'A seat was held until %s', 'vestibule' ), moment( until ) );
		case 'booked':
			return __( 'Has booked the seat', 'vestibule' );
	}
}
