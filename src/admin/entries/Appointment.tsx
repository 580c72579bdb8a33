import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { reasonFor, stateOf } from './appointments';

interface Props {
	appointment: NonNullable< EntriesRow[ 'appointment' ] >;
	/** Whether its entry is in the trash. */
	trashed: boolean;
}

/** The booked time in words, the institute's and, where the clocks differ, the visitor's; and how it stands. */
export function Appointment( { appointment, trashed }: Props ) {
	const cancelled = appointment.status === 'cancelled';
	const reason = reasonFor( appointment );
	return (
		<section className="vestibule-entries__appointment">
			<h3>{ appointment.title === '' ? __( 'Appointment', 'vestibule' ) : appointment.title }</h3>
			<p className={ cancelled ? 'vestibule-entries__flag' : 'vestibule-entries__flag is-good' }>
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
			{ reason !== '' && <p className="is-visitor">{ reason }</p> }
		</section>
	);
}
