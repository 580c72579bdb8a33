import { __, sprintf } from '@wordpress/i18n';
import type { WaitingRow } from '../../../contracts/waiting-row';
import { addressOf, getRows, remove } from '../../kit/server/api';
import { instantOf } from './api';
import type { Dates } from '../site/dates';

const PATH = '/vestibule/v1/bookings/waiting';

/** As many as the route answers at once; of more the first are shown. */
const MOST = 500;

const fetchPage = ( params: object, signal: AbortSignal ) =>
	getRows< WaitingRow >( addressOf( PATH, { ...params, per_page: MOST } ), signal );

/** Who waits for times to come, of these appointment types or of all. */
export const fetchWaiting = ( event: readonly number[], signal: AbortSignal ) => fetchPage( { event }, signal );

/** Who waits for the time that begins at an instant. */
export const fetchWaitingAt = ( event: number, start: number, signal: AbortSignal ) =>
	fetchPage( { event: [ event ], from: instantOf( start ), to: instantOf( start + 1000 ) }, signal );

export const removeWaiting = ( id: number ) => remove( `${ PATH }/${ id }` );

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
