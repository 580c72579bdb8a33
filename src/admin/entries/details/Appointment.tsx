import { __, _x } from '@wordpress/i18n';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import type { EntriesRow } from '../../../contracts/entries-row';
import { stateOf } from '../entry/words';

type Booked = NonNullable< EntriesRow[ 'appointment' ] >;

/** Returns the reason for a cancellation as a sentence; empty if unknown. */
function reasonFor( appointment: Booked ): string {
	switch ( appointment.cancelReason ) {
		case 'trash':
			return __(
				'Canceled when the entry was moved to the Trash. Restoring the entry books the time again if the time is still available.',
				'vestibule'
			);
		case 'spam':
			return __(
				'Canceled, because the entry is spam. “Not spam” books the time again if the time is still available.',
				'vestibule'
			);
		case 'taken':
			return __( 'The entry was restored, but the time has been booked by someone else.', 'vestibule' );
		case 'over':
			return __( 'The entry was restored after the time of the appointment had passed.', 'vestibule' );
		default:
			return '';
	}
}

interface Props {
	appointment: NonNullable< EntriesRow[ 'appointment' ] >;
	/** Whether the entry is in the Trash. */
	trashed: boolean;
}

/**
 * Booked time in the site's time zone, with status, host and location. If the visitor's time zone differs, the time in
 * that zone is shown too.
 */
export function Appointment( { appointment, trashed }: Props ) {
	const cancelled = appointment.status === 'cancelled';
	const isGood = appointment.status === 'booked' || appointment.status === 'held';
	const reason = reasonFor( appointment );
	return (
		<section className="vestibule-entries__appointment">
			<h3>{ appointment.title === '' ? __( 'Appointment', 'vestibule' ) : appointment.title }</h3>
			<p className={ isGood ? 'vestibule-entries__flag is-good' : 'vestibule-entries__flag' }>
				{ stateOf( appointment, trashed ) }
			</p>
			<p className={ cancelled ? 'is-cancelled' : undefined }>
				<time dateTime={ appointment.start }>{ appointment.words }</time>
			</p>
			{ appointment.visitorWords !== '' && (
				<p className="is-visitor">
					{ __( 'For the visitor:', 'vestibule' ) } { appointment.visitorWords }
				</p>
			) }
			{ appointment.host !== '' && (
				<p className="is-visitor">
					{ _x( 'With:', 'whose time is booked', 'vestibule' ) } <bdi>{ appointment.host }</bdi>
				</p>
			) }
			{ appointment.place !== '' && (
				<p className="is-visitor">
					{ _x( 'Location:', 'where an appointment is', 'vestibule' ) } <bdi>{ appointment.place }</bdi>
				</p>
			) }
			{ reason !== '' && <p className="is-visitor">{ reason }</p> }
			{ appointment.calendarUrl !== '' && (
				<p>
					<a href={ appointment.calendarUrl }>{ __( 'Show in the calendar', 'vestibule' ) }</a>
				</p>
			) }
		</section>
	);
}

/** Changes to the entry's appointment. Renders nothing if the appointment has not changed since the booking. */
export function BookingHistory( { history }: { history: EntriesEntry[ 'bookingHistory' ] } ) {
	if ( history.length < 2 ) {
		return null;
	}
	return (
		<details>
			<summary>{ __( 'History of the appointment', 'vestibule' ) }</summary>
			<ul>
				{ history.map( ( { at, words }, index ) => (
					<li key={ index }>
						{ at }: <bdi>{ words }</bdi>
					</li>
				) ) }
			</ul>
		</details>
	);
}
