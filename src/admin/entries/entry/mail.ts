import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../../contracts/entries-entry';

type Mailed = Pick< EntriesEntry, 'mailStatus' | 'mailTries' | 'mailNext' >;

/** Checks whether an email about an entry failed, regardless of whether it is retried. */
export const isUnsent = ( status: EntriesEntry[ 'mailStatus' ] ): boolean =>
	status === 'failed' || status === 'given_up';

/** Returns the label of an email status. */
export function mailWords( status: EntriesEntry[ 'mailStatus' ] ): string {
	return {
		pending: __( 'Waiting to be sent', 'vestibule' ),
		sending: __( 'Being sent', 'vestibule' ),
		sent: __( 'Sent', 'vestibule' ),
		failed: __( 'Email not sent, retrying', 'vestibule' ),
		given_up: __( 'Email not sent, no more attempts', 'vestibule' ),
		none: __( 'No notification', 'vestibule' ),
	}[ status ];
}

/** Returns text with the status of one email and the time. */
export function mailState( mail: EntriesEntry[ 'mails' ][ number ] ): string {
	if ( mail.status === 'skipped' ) {
		return __( 'Not sent', 'vestibule' );
	}
	if ( mail.status === 'sent' && mail.first !== '' ) {
		/* translators: 1: day and time of the first success, 2: day and time of the last. */
		return sprintf( __( 'Sent on %1$s, sent again on %2$s', 'vestibule' ), mail.first, mail.at );
	}
	if ( mail.status === 'sent' && mail.at !== '' ) {
		/* translators: %s: day and time. */
		return sprintf( __( 'Sent on %s', 'vestibule' ), mail.at );
	}
	if ( mail.status === 'failed' && mail.next !== '' ) {
		return sprintf(
			/* translators: 1: number of attempts so far, 2: day and time. */
			__( 'Not sent (attempts so far: %1$d), next attempt on %2$s', 'vestibule' ),
			mail.tries,
			mail.next
		);
	}
	if ( mail.status === 'pending' && mail.next !== '' ) {
		/* translators: %s: day and time. */
		return sprintf( __( 'Daily limit reached, will be sent from %s', 'vestibule' ), mail.next );
	}
	return mailWords( mail.status );
}

/** Returns text about the failure of an email and the next attempt. */
export function failureWords( { mailStatus, mailTries, mailNext }: Mailed ): string {
	return mailStatus === 'failed' && mailNext !== ''
		? sprintf(
				/* translators: 1: number of attempts so far, 2: day and time. */
				__(
					'An email about this entry could not be sent (attempts so far: %1$d). The next attempt is on %2$s. The entry is complete.',
					'vestibule'
				),
				mailTries,
				mailNext
			)
		: sprintf(
				/* translators: %d: number of attempts. */
				__(
					'An email about this entry could not be sent and is no longer retried (attempts: %d). The entry is complete. Check how this site sends email, then send it again.',
					'vestibule'
				),
				mailTries
			);
}
