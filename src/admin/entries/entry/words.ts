import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../../contracts/entries-row';
import type { Changed } from './api';
import { statusWords as bookingStatusWords } from '../../kit/bookingStatus';
import { unturned } from '../../kit/isolated';

/**
 * Returns the title of an entry: the sender's name or email address, otherwise the first answers, otherwise the entry
 * number.
 */
export function senderOf( row: Pick< EntriesRow, 'id' | 'name' | 'email' > & { summary?: string } ): string {
	return (
		[ row.name, row.email, row.summary ?? '' ].map( unturned ).find( ( text ) => text.trim() !== '' ) ??
		/* translators: %d: ID of an entry. */
		sprintf( __( 'Entry %d', 'vestibule' ), row.id )
	);
}

/** Returns the label of a status. */
export function statusWords( status: EntriesRow[ 'status' ] ): string {
	return {
		unread: __( 'Unread', 'vestibule' ),
		read: __( 'Read', 'vestibule' ),
		unconfirmed: __( 'Not confirmed', 'vestibule' ),
		spam: __( 'Spam', 'vestibule' ),
		trash: __( 'In the Trash', 'vestibule' ),
	}[ status ];
}

/** Checks whether an appointment is booked and not over. */
export function isAhead( appointment: EntriesRow[ 'appointment' ], now = Date.now() ): boolean {
	return appointment !== null && appointment.status === 'booked' && Date.parse( appointment.end ) > now;
}

/**
 * Describes the status of an appointment.
 *
 * @param appointment
 * @param isTrashed Whether its entry is in the Trash.
 */
export function stateOf( appointment: NonNullable< EntriesRow[ 'appointment' ] >, isTrashed: boolean ): string {
	const { status } = appointment;
	if ( status !== 'booked' && status !== 'held' ) {
		return bookingStatusWords( status );
	}
	return isTrashed ? __( 'Kept: the time stays booked', 'vestibule' ) : bookingStatusWords( 'booked' );
}

export function marked( count: number, status: 'unread' | 'read' ): string {
	return status === 'read'
		? /* translators: %d: number of entries. */
			sprintf( _n( '%d entry marked as read.', '%d entries marked as read.', count, 'vestibule' ), count )
		: /* translators: %d: number of entries. */
			sprintf( _n( '%d entry marked as unread.', '%d entries marked as unread.', count, 'vestibule' ), count );
}

export const markedAsSpam = ( count: number ): string =>
	/* translators: %d: number of entries. */
	sprintf( _n( '%d entry marked as spam.', '%d entries marked as spam.', count, 'vestibule' ), count );

export const changedWords = ( count: number ): string =>
	/* translators: %d: number of entries. */
	sprintf( _n( '%d entry changed.', '%d entries changed.', count, 'vestibule' ), count );

export const deletedWords = ( count: number ): string =>
	/* translators: %d: number of entries. */
	sprintf( _n( '%d entry deleted permanently.', '%d entries deleted permanently.', count, 'vestibule' ), count );

/**
 * Returns the message after entries were moved to the Trash.
 *
 * @param count
 * @param ahead Number of entries with an upcoming appointment.
 */
export function trashed( count: number, ahead: number ): string {
	/* translators: %d: number of entries. */
	const moved = _n( '%d entry moved to the Trash.', '%d entries moved to the Trash.', count, 'vestibule' );
	const kept =
		ahead === 0
			? ''
			: _n(
					'The appointment stays booked: you can cancel it under Bookings.',
					'The appointments stay booked: you can cancel them under Bookings.',
					ahead,
					'vestibule'
				);
	return [ sprintf( moved, count ), kept ].filter( ( text ) => text !== '' ).join( ' ' );
}

/** Returns the message after entries were restored. It mentions appointments that could not be restored. */
export function restored( count: number, unbooked: NonNullable< Changed[ 'unbooked' ] > ): string {
	/* translators: %d: number of entries. */
	const entries = sprintf( _n( '%d entry restored.', '%d entries restored.', count, 'vestibule' ), count );
	return [ entries, ...lostAppointments( unbooked ) ].join( ' ' );
}

/** Returns the message after entries were marked as not spam. It mentions appointments that stay canceled. */
export function notSpamWords( count: number, unbooked: NonNullable< Changed[ 'unbooked' ] > ): string {
	const entries = sprintf(
		/* translators: %d: number of entries. */
		_n( '%d entry marked as not spam.', '%d entries marked as not spam.', count, 'vestibule' ),
		count
	);
	return [ entries, ...lostAppointments( unbooked ) ].join( ' ' );
}

/** Returns a sentence for each reason why appointments or spots could not be restored. */
export function lostAppointments( unbooked: NonNullable< Changed[ 'unbooked' ] > ): string[] {
	const taken = unbooked.filter( ( one ) => one.reason === 'taken' ).length;
	const over = unbooked.filter( ( one ) => one.reason === 'over' ).length;
	const waits = unbooked.filter( ( one ) => one.reason === 'waits' ).length;
	const full = unbooked.length - taken - over - waits;
	return [
		taken > 0 &&
			_n(
				'The appointment stays canceled, because someone else has booked the time.',
				'Some appointments stay canceled, because someone else has booked their times.',
				taken,
				'vestibule'
			),
		over > 0 &&
			_n(
				'The appointment stays canceled, because its time is over.',
				'Some appointments stay canceled, because their times are over.',
				over,
				'vestibule'
			),
		full > 0 &&
			_n(
				'The entry was restored without its spot, because all spots are taken.',
				'Some entries were restored without their spots, because all spots are taken.',
				full,
				'vestibule'
			),
		waits > 0 &&
			_n(
				'The entry is on the waiting list. It gets a spot when one opens up.',
				'Some entries are on the waiting list. They get a spot when one opens up.',
				waits,
				'vestibule'
			),
	].filter( ( text ) => typeof text === 'string' );
}
