import { Button, Modal } from '@wordpress/components';
import { useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Failed } from '../entries/Failed';
import { useLoad } from '../kit/useLoad';
import { fetchBooking } from './api';
import { Facts } from './Facts';
import { hasBegun, isAhead, isRestorable, type Row } from './row';
import type { Actions } from './useActions';
import { useNow } from './useNow';
import { WaitingAt } from './WaitingAt';
import { statusWords, titleOf } from './words';

interface Props {
	id: number;
	/** What the calendar has of it already. */
	known: Row | undefined;
	version: number;
	actions: Actions;
	waits: ( event: number ) => boolean;
	move: ( row: Row ) => void;
	cancel: ( row: Row ) => void;
	restore: ( row: Row ) => void;
	close: () => void;
}

/** All that is known of a booking, and what can be done to it. */
export function Details( { id, known, version, actions, waits, move, cancel, restore, close }: Props ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchBooking( id, signal ), [ id ] );
	const { data, failure, reload } = useLoad( load, version );
	const row = data ?? known;
	const now = useNow();
	const isOurs = row !== undefined && row.status === 'blocked' && row.source === '';
	return (
		<Modal
			title={ row === undefined ? __( 'Booking', 'vestibule' ) : titleOf( row ) }
			onRequestClose={ close }
			size="medium"
			className="vestibule-bookings__dialog"
		>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ row === undefined && failure === '' && <p role="status">{ __( 'Loading the booking', 'vestibule' ) }</p> }
			{ row !== undefined && (
				<>
					<p className={ `vestibule-bookings__flag is-${ row.status }` }>{ statusWords( row.status ) }</p>
					<Facts row={ row } />
					{ waits( row.event.id ) && row.status !== 'blocked' && Date.parse( row.start ) > now && (
						<WaitingAt row={ row } version={ version } actions={ actions } />
					) }
					<div className="vestibule-bookings__buttons">
						{ isAhead( row, now ) && (
							<Button variant="primary" __next40pxDefaultSize onClick={ () => move( row ) }>
								{ __( 'Move', 'vestibule' ) }
							</Button>
						) }
						{ isRestorable( row, now ) && (
							<Button variant="primary" __next40pxDefaultSize onClick={ () => restore( row ) }>
								{ __( 'Book again', 'vestibule' ) }
							</Button>
						) }
						{ hasBegun( row, now ) && (
							<Button
								variant="secondary"
								__next40pxDefaultSize
								onClick={ () => void actions.missed( row, row.status !== 'missed' ) }
							>
								{ row.status === 'missed'
									? __( 'Did come after all', 'vestibule' )
									: __( 'Did not come', 'vestibule' ) }
							</Button>
						) }
						{ isAhead( row, now ) && (
							<Button
								variant="secondary"
								isDestructive
								__next40pxDefaultSize
								onClick={ () => cancel( row ) }
							>
								{ __( 'Cancel the booking', 'vestibule' ) }
							</Button>
						) }
						{ isOurs && (
							<Button
								variant="secondary"
								isDestructive
								__next40pxDefaultSize
								onClick={ () => {
									close();
									void actions.unblock( row );
								} }
							>
								{ __( 'Give the time back', 'vestibule' ) }
							</Button>
						) }
						{ row.url !== '' && (
							<Button variant="tertiary" __next40pxDefaultSize href={ row.url }>
								{ __( 'Open the entry', 'vestibule' ) }
							</Button>
						) }
					</div>
				</>
			) }
		</Modal>
	);
}
