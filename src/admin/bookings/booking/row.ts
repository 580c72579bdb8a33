import { __, _n, sprintf } from '@wordpress/i18n';
import type { BookingsRow } from '../../../contracts/bookings-row';
import { isAppointment, statusWords } from '../../kit/bookingStatus';
import { isolated, unturned } from '../../kit/isolated';
import { numberWords } from '../../kit/list/numberWords';
import type { Dates } from '../site/dates';

/** Booking or blocked time, as returned by the routes. */
export type Row = BookingsRow;

/** Checks whether a booking can still be moved or canceled: it is booked and not over. */
export const isAhead = ( row: Row, now: number ): boolean => row.status === 'booked' && Date.parse( row.end ) > now;

/** Checks whether a canceled booking can be restored: its start time is in the future. */
export const isRestorable = ( row: Row, now: number ): boolean =>
	row.status === 'cancelled' && Date.parse( row.start ) > now;

/** Checks whether a booking can be marked as a no-show: it has started and is not canceled. */
export const hasBegun = ( row: Row, now: number ): boolean => isAppointment( row ) && Date.parse( row.start ) <= now;

/** Returns the label of a busy time in an external calendar. */
export const busyWords = (): string => __( 'Busy in another calendar', 'vestibule' );

/** Returns the title of the appointment type, or a placeholder if it was deleted. */
export const eventWords = ( { event }: Row ): string =>
	event.title !== '' || event.id === 0 ? event.title : __( 'Deleted appointment type', 'vestibule' );

/** Returns the visitor's name or email address, or the note of a blocked time. */
export function titleOf( row: Row ): string {
	if ( row.status === 'blocked' ) {
		return row.note === '' ? statusWords( 'blocked' ) : unturned( row.note );
	}
	const name = [ row.name, row.email ].map( unturned ).find( ( text ) => text.trim() !== '' );
	/* translators: %d: ID of a booking. */
	return name ?? sprintf( __( 'Booking %d', 'vestibule' ), row.id );
}

/** Formats the time span, such as 9:00 – 9:30, or returns “All day”. */
export function timesOf( row: Pick< Row, 'start' | 'end' >, dates: Dates ): string {
	return dates.times( Date.parse( row.start ), Date.parse( row.end ) );
}

/** Returns the appointment type and the host as a single line. */
export function factsOf( row: Row ): string {
	const host = row.host?.name ?? '';
	return [ eventWords( row ), host ].filter( ( text ) => text !== '' ).join( ' · ' );
}

/** Returns a sentence that describes the whole booking. It is the accessible name of the booking's button. */
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
		/* translators: 1: day, 2: start time, 3: end time, 4: name, status, appointment type and host. */
		__( '%1$s, %2$s to %3$s: %4$s', 'vestibule' ),
		dates.day( day ),
		dates.time( start ),
		dates.time( end ),
		facts
	);
}

/**
 * @param count
 * @param hasMore Whether there are more bookings, which are not included in the count.
 */
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
