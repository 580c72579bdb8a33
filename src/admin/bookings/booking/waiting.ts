import { __, sprintf } from '@wordpress/i18n';
import type { WaitingRow } from '../../../contracts/waiting-row';
import { addressOf, getRows, remove } from '../../kit/server/api';
import { instantOf } from './api';
import type { Dates } from '../site/dates';

const PATH = '/vestibule/v1/bookings/waiting';

/** Maximum number of entries per request. Any further entries are not shown. */
const MAX_ENTRIES = 500;

const fetchPage = ( params: object, signal: AbortSignal ) =>
	getRows< WaitingRow >( addressOf( PATH, { ...params, per_page: MAX_ENTRIES } ), signal );

/** Loads the waiting list entries for future times. An empty list of appointment types means all. */
export const fetchWaiting = ( event: readonly number[], signal: AbortSignal ) => fetchPage( { event }, signal );

/** Loads the waiting list entries for the slot that starts at an instant. */
export const fetchWaitingAt = ( event: number, start: number, signal: AbortSignal ) =>
	fetchPage( { event: [ event ], from: instantOf( start ), to: instantOf( start + 1000 ) }, signal );

export const removeWaiting = ( id: number ) => remove( `${ PATH }/${ id }` );

/** Groups waiting list entries by slot. Their order is preserved. */
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

/** Describes the status of a waiting list entry. */
export function waitingWords( { status, asked, confirmed, until }: WaitingRow, dates: Dates ): string {
	const moment = ( instant: string ) => dates.moment( Date.parse( instant ) );
	switch ( status ) {
		case 'unconfirmed':
			/* translators: %s: day and time. */
			return sprintf( __( 'Requested on %s, not confirmed yet', 'vestibule' ), moment( asked ) );
		case 'waiting':
			/* translators: %s: day and time. */
			return sprintf( __( 'Waiting since %s', 'vestibule' ), moment( confirmed ) );
		case 'offered':
			/* translators: %s: day and time. */
			return sprintf( __( 'A spot is held until %s', 'vestibule' ), moment( until ) );
		case 'lapsed':
			/* translators: %s: day and time. */
			return sprintf( __( 'A spot was held until %s', 'vestibule' ), moment( until ) );
		case 'booked':
			return __( 'Has booked the spot', 'vestibule' );
	}
}
