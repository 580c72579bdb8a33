import { Modal } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { Failed } from '../entries/Failed';
import { useLoad } from '../kit/useLoad';
import { useSite } from './site';
import type { Actions } from './useActions';
import { fetchWaiting, waitingByTime } from './waiting';
import { WaitingPeople } from './WaitingPeople';

interface Props {
	/** Appointment types that the calendar is narrowed to; none for all. */
	events: readonly number[];
	version: number;
	actions: Actions;
	close: () => void;
}

/** Who waits for which full time to come, the soonest first. */
export function WaitingDialog( { events, version, actions, close }: Props ) {
	const { dates } = useSite();
	const key = events.join();
	const load = useCallback(
		( signal: AbortSignal ) => fetchWaiting( events, signal ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The same appointment types in another array.
	);
	const { data, failure, reload } = useLoad( load, version );
	const times = waitingByTime( data?.rows ?? [] );
	return (
		<Modal
			title={ __( 'Waiting lists', 'vestibule' ) }
			onRequestClose={ close }
			size="medium"
			className="vestibule-bookings__dialog"
		>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ data === null && failure === '' && <p role="status">{ __( 'Loading who waits', 'vestibule' ) }</p> }
			{ data !== null && times.length === 0 && <p>{ __( 'No one is waiting for a time.', 'vestibule' ) }</p> }
			{ data !== null && data.total > data.rows.length && (
				<p className="vestibule-bookings__hint">
					{ sprintf(
						/* translators: 1: number of people that are shown, 2: number of all. */
						__( 'The first %1$d of %2$d are shown.', 'vestibule' ),
						data.rows.length,
						data.total
					) }
				</p>
			) }
			{ times.map( ( [ first, ...others ] ) => {
				const label = [ dates.moment( Date.parse( first.start ) ), first.event.title ]
					.filter( Boolean )
					.join( ', ' );
				return (
					<section key={ `${ first.start } ${ first.event.id }` } className="vestibule-bookings__waits">
						<h3>{ label }</h3>
						<WaitingPeople rows={ [ first, ...others ] } label={ label } remove={ actions.removeWaiting } />
					</section>
				);
			} ) }
		</Modal>
	);
}
