import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import type { Changed, Decision } from './api';
import { unturned } from '../kit/isolated';

/** What an entry is called: its sender's name, else the address, else its number. */
export function senderOf( row: Pick< EntriesRow, 'id' | 'name' | 'email' > ): string {
	return (
		[ row.name, row.email ].map( unturned ).find( ( text ) => text.trim() !== '' ) ??
		/* translators: %d: number of an entry. */
		sprintf( __( 'Entry %d', 'vestibule' ), row.id )
	);
}

/** Where an entry stands. */
export function statusWords( status: EntriesRow[ 'status' ] ): string {
	return {
		unread: __( 'Unread', 'vestibule' ),
		read: __( 'Read', 'vestibule' ),
		spam: __( 'Spam', 'vestibule' ),
		trash: __( 'In the Trash', 'vestibule' ),
	}[ status ];
}

export function trashed( count: number, appointment: Decision ): string {
	return appointment === 'cancel'
		? sprintf(
				/* translators: %d: number of entries. */
				_n(
					'%d entry moved to the Trash, the appointment is cancelled.',
					'%d entries moved to the Trash, their appointments are cancelled.',
					count,
					'vestibule'
				),
				count
			)
		: sprintf(
				/* translators: %d: number of entries. */
				_n( '%d entry moved to the Trash.', '%d entries moved to the Trash.', count, 'vestibule' ),
				count
			);
}

/** What came back, and which appointments did not. */
export function restored( count: number, unbooked: NonNullable< Changed[ 'unbooked' ] > ): string {
	/* translators: %d: number of entries. */
	const entries = sprintf( _n( '%d entry restored.', '%d entries restored.', count, 'vestibule' ), count );
	return [ entries, ...lostAppointments( unbooked ) ].join( ' ' );
}

/** Why appointments stay cancelled although their entries are back: a sentence each. */
export function lostAppointments( unbooked: NonNullable< Changed[ 'unbooked' ] > ): string[] {
	const taken = unbooked.filter( ( one ) => one.reason === 'taken' ).length;
	const over = unbooked.length - taken;
	return [
		taken > 0 &&
			_n(
				'The appointment stays cancelled: somebody else has the time by now.',
				'Some appointments stay cancelled: somebody else has their times by now.',
				taken,
				'vestibule'
			),
		over > 0 &&
			_n(
				'The appointment stays cancelled: its time is over.',
				'Some appointments stay cancelled: their times are over.',
				over,
				'vestibule'
			),
	].filter( ( text ) => typeof text === 'string' );
}
