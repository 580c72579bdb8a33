import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';

/** The booked time in words: the institute's, and the visitor's where the clocks differ. */
export function Appointment( { appointment }: { appointment: NonNullable< EntriesRow[ 'appointment' ] > } ) {
	const cancelled = appointment.status === 'cancelled';
	return (
		<section className="vestibule-entries__appointment">
			<h3>{ appointment.title === '' ? __( 'Appointment', 'vestibule' ) : appointment.title }</h3>
			{ cancelled && <p className="vestibule-entries__flag">{ __( 'Cancelled', 'vestibule' ) }</p> }
			<p className={ cancelled ? 'is-cancelled' : undefined }>
				<time dateTime={ appointment.start }>{ appointment.words }</time>
			</p>
			{ appointment.visitorWords !== '' && (
				<p className="is-visitor">
					{ __( 'For the visitor:', 'vestibule' ) } { appointment.visitorWords }
				</p>
			) }
		</section>
	);
}
