import { __, _x } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { reasonFor, stateOf } from './appointments';

interface Props {
	appointment: NonNullable< EntriesRow[ 'appointment' ] >;
	/** Whether its entry is in the trash. */
	trashed: boolean;
}

/** The booked time in words, the institute's and, where the clocks differ, the visitor's; how it stands, with whom and where. */
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
					{ _x( 'Place:', 'where an appointment is', 'vestibule' ) } <bdi>{ appointment.place }</bdi>
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
