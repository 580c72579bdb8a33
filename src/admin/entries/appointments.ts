import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';

type Booked = NonNullable< EntriesRow[ 'appointment' ] >;

/** Whether an appointment can still be given back: booked, and not over. */
export function isAhead( appointment: EntriesRow[ 'appointment' ], now = Date.now() ): boolean {
	return appointment !== null && appointment.status === 'booked' && Date.parse( appointment.end ) > now;
}

/** How an appointment stands, in a word or a few; `isTrashed` is of its entry. */
export function stateOf( appointment: Booked, isTrashed: boolean ): string {
	if ( appointment.status === 'cancelled' ) {
		return __( 'Cancelled', 'vestibule' );
	}
	if ( appointment.status === 'missed' ) {
		return __( 'Missed', 'vestibule' );
	}
	return isTrashed ? __( 'Kept: the time stays taken', 'vestibule' ) : __( 'Booked', 'vestibule' );
}

/** Why it is cancelled, as a sentence; empty where that is not known. */
export function reasonFor( appointment: Booked ): string {
	switch ( appointment.cancelReason ) {
		case 'trash':
			return __(
				'Cancelled when the entry was moved to the Trash. Restoring the entry books the time again if it is still free.',
				'vestibule'
			);
		case 'spam':
			return __(
				'Cancelled because the entry is spam. “Not spam” books the time again if it is still free.',
				'vestibule'
			);
		case 'taken':
			return __( 'The entry was restored, but somebody else has the time by now.', 'vestibule' );
		case 'over':
			return __( 'The entry was restored after the time of the appointment.', 'vestibule' );
		default:
			return '';
	}
}
