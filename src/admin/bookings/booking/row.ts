import { __, _n, sprintf } from '@wordpress/i18n';
import type { BookingsRow } from '../../../contracts/bookings-row';
import { isolated, unturned } from '../../kit/isolated';
import { numberWords } from '../../kit/list/numberWords';
import type { Dates } from '../site/dates';

/** A booking or a time taken out, as the routes answer it. */
export type Row = BookingsRow;
export type Status = Row[ 'status' ];

/** Whether it can still be moved or cancelled: booked, and not over. */
export const isAhead = ( row: Row, now: number ): boolean => row.status === 'booked' && Date.parse( row.end ) > now;

/** Whether a cancellation can be taken back: its time is still to come. */
export const isRestorable = ( row: Row, now: number ): boolean =>
	row.status === 'cancelled' && Date.parse( row.start ) > now;

/** Whether somebody may be said not to have come: it has begun, and is not cancelled. */
export const hasBegun = ( row: Row, now: number ): boolean =>
	( row.status === 'booked' || row.status === 'missed' ) && Date.parse( row.start ) <= now;

/** Where a booking stands. */
export function statusWords( status: Status ): string {
	return {
		booked: __( 'Booked', 'vestibule' ),
		missed: __( 'Did not come', 'vestibule' ),
		blocked: __( 'Blocked time', 'vestibule' ),
		cancelled: __( 'Cancelled', 'vestibule' ),
	}[ status ];
}

/** Why a host is not free where nothing is booked. */
export const busyWords = (): string => __( 'Busy in another calendar', 'vestibule' );

/** Of what it is: the appointment type, or what stands in its place. */
export const eventWords = ( { event }: Row ): string =>
	event.title !== '' || event.id === 0 ? event.title : __( 'Deleted appointment type', 'vestibule' );

/** Whose booking it is; of blocked time why it is blocked. */
export function titleOf( row: Row ): string {
	if ( row.status === 'blocked' ) {
		return row.note === '' ? statusWords( 'blocked' ) : unturned( row.note );
	}
	const name = [ row.name, row.email ].map( unturned ).find( ( text ) => text.trim() !== '' );
	/* translators: %d: number of a booking. */
	return name ?? sprintf( __( 'Booking %d', 'vestibule' ), row.id );
}

/** Such as 9:00 – 9:30, or All day. */
export function timesOf( row: Pick< Row, 'start' | 'end' >, dates: Dates ): string {
	return dates.times( Date.parse( row.start ), Date.parse( row.end ) );
}

/** What and with whom, in short: for what has room for a line. */
export function factsOf( row: Row ): string {
	const host = row.host?.name ?? '';
	return [ eventWords( row ), host ].filter( ( text ) => text !== '' ).join( ' · ' );
}

/** The whole booking in a sentence: the name of its button. */
export function sentenceOf( row: Row, day: string, dates: Dates ): string {
	const [ start, end ] = [ Date.parse( row.start ), Date.parse( row.end ) ];
	const parts = [
		isolated( titleOf( row ) ),
		row.status === 'blocked' && row.note === '' ? '' : statusWords( row.status ),
		eventWords( row ),
		row.host === null || row.host.name === ''
			? ''
			: /* translators: %s: name of a host. */
				sprintf( __( 'with %s', 'vestibule' ), isolated( row.host.name ) ),
	].filter( ( text ) => text !== '' );
	const facts = parts.join( ', ' );
	if ( dates.isWhole( start, end ) ) {
		/* translators: 1: day, 2: name, status, appointment type and host. */
		return sprintf( __( '%1$s, all day: %2$s', 'vestibule' ), dates.day( day ), facts );
	}
	return sprintf(
		/* translators: 1: day, 2: start, 3: end, 4: name, status, appointment type and host. */
		__( '%1$s, %2$s to %3$s: %4$s', 'vestibule' ),
		dates.day( day ),
		dates.time( start ),
		dates.time( end ),
		facts
	);
}

/** @param hasMore Whether there are more than that, which were not counted. */
export function bookingsWords( count: number, hasMore = false ): string {
	const number = numberWords( count );
	if ( hasMore ) {
		/* translators: %s: number of bookings. */
		return sprintf( _n( 'More than %s booking', 'More than %s bookings', count, 'vestibule' ), number );
	}
	/* translators: %s: number of bookings. */
	return sprintf( _n( '%s booking', '%s bookings', count, 'vestibule' ), number );
}

export const moreWords = ( count: number ): string =>
	/* translators: %d: number of bookings. */
	sprintf( _n( '%d more', '%d more', count, 'vestibule' ), count );
