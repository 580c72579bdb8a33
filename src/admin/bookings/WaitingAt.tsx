import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failed } from '../entries/Failed';
import { useLoad } from '../kit/useLoad';
import type { Row } from './row';
import type { Actions } from './useActions';
import { fetchWaitingAt } from './waiting';
import { WaitingPeople } from './WaitingPeople';

/** Who waits for the time of a booking; nothing where nobody does. */
export function WaitingAt( { row, version, actions }: { row: Row; version: number; actions: Actions } ) {
	const { event, start } = row;
	const load = useCallback(
		( signal: AbortSignal ) => fetchWaitingAt( event.id, Date.parse( start ), signal ),
		[ event.id, start ]
	);
	const { data, failure, reload } = useLoad( load, version );
	if ( failure !== '' ) {
		return <Failed reason={ failure } retry={ reload } />;
	}
	return data === null || data.rows.length === 0 ? null : (
		<section className="vestibule-bookings__waits">
			<h3>{ __( 'Waiting for this time', 'vestibule' ) }</h3>
			<WaitingPeople
				rows={ data.rows }
				label={ __( 'Waiting for this time', 'vestibule' ) }
				remove={ actions.removeWaiting }
			/>
		</section>
	);
}
