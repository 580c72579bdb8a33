import { Button, Modal } from '@wordpress/components';
import { useEffect, useRef, useState, useCallback } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { WaitingRow } from '../../../contracts/waiting-row';
import { isolated } from '../../kit/isolated';
import { Failed } from '../../kit/list/Loading';
import { useLoad } from '../../kit/server/useLoad';
import type { Row } from '../booking/row';
import { useSite } from '../site/site';
import type { Actions } from '../booking/useActions';
import { waitingWords, fetchWaitingAt, fetchWaiting, waitingByTime } from '../booking/waiting';

interface PeopleProps {
	/** Waiting list entries for one time. */
	rows: readonly WaitingRow[];
	/** Accessible name of the list. */
	label: string;
	remove: ( row: WaitingRow ) => Promise< void >;
}

/** Confirmation before an entry is removed. Receives the focus. */
function Question( { row, leave, remove }: { row: WaitingRow; leave: () => void; remove: () => Promise< void > } ) {
	const keep = useRef< HTMLButtonElement >( null );
	const [ isBusy, setBusy ] = useState( false );
	useEffect( () => keep.current?.focus(), [] );
	const words = sprintf(
		/* translators: %s: email address. */
		__( 'Remove %s from the waiting list? No email is sent.', 'vestibule' ),
		isolated( row.email )
	);
	return (
		<div className="vestibule-bookings__question" role="group" aria-label={ words }>
			<p>
				{ words }
				{ row.status === 'offered' &&
					` ${ __( 'The held spot goes to the next person immediately.', 'vestibule' ) }` }
			</p>
			<Button
				variant="primary"
				isDestructive
				__next40pxDefaultSize
				isBusy={ isBusy }
				aria-disabled={ isBusy }
				onClick={ () => {
					setBusy( true );
					void remove().finally( () => setBusy( false ) );
				} }
			>
				{ __( 'Remove from the list', 'vestibule' ) }
			</Button>
			<Button variant="tertiary" __next40pxDefaultSize ref={ keep } onClick={ leave }>
				{ __( 'Keep', 'vestibule' ) }
			</Button>
		</div>
	);
}

/** Waiting list entries for one time, in the order in which they are offered a spot. */
function WaitingPeople( { rows, label, remove }: PeopleProps ) {
	const { dates } = useSite();
	const [ asked, setAsked ] = useState( 0 );
	const list = useRef< HTMLOListElement >( null );
	const leave = ( id: number ) => {
		setAsked( 0 );
		list.current?.querySelector< HTMLElement >( `[data-waiting="${ id }"]` )?.focus();
	};
	return (
		<ol className="vestibule-bookings__waiting" ref={ list } aria-label={ label }>
			{ rows.map( ( row ) => (
				<li key={ row.id } className={ `is-${ row.status }` }>
					<div>
						<a href={ `mailto:${ encodeURIComponent( row.email ).replace( '%40', '@' ) }` }>
							<bdi>{ row.email }</bdi>
						</a>
						<span>
							{ [
								waitingWords( row, dates ),
								row.host.name === ''
									? ''
									: /* translators: %s: name of a host. */
										sprintf( __( 'with %s', 'vestibule' ), isolated( row.host.name ) ),
							]
								.filter( Boolean )
								.join( ', ' ) }
						</span>
					</div>
					<Button
						variant="tertiary"
						isDestructive
						__next40pxDefaultSize
						data-waiting={ row.id }
						/* translators: %s: email address. */
						aria-label={ sprintf( __( 'Remove %s', 'vestibule' ), isolated( row.email ) ) }
						aria-expanded={ asked === row.id }
						onClick={ () => setAsked( row.id ) }
					>
						{ __( 'Remove', 'vestibule' ) }
					</Button>
					{ asked === row.id && (
						<Question
							row={ row }
							leave={ () => leave( row.id ) }
							remove={ () => {
								// Move the focus to the dialog, because the button and possibly the list are removed.
								list.current?.closest< HTMLElement >( '[role="dialog"]' )?.focus();
								return remove( row );
							} }
						/>
					) }
				</li>
			) ) }
		</ol>
	);
}

/** Waiting list for the time of a booking. Renders nothing if the list is empty. */
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

interface DialogProps {
	/** IDs of the filtered appointment types; empty means all. */
	events: readonly number[];
	version: number;
	actions: Actions;
	close: () => void;
}

/** Dialog with all waiting lists of future times, earliest first. */
export function WaitingDialog( { events, version, actions, close }: DialogProps ) {
	const { dates } = useSite();
	const key = events.join();
	const load = useCallback(
		( signal: AbortSignal ) => fetchWaiting( events, signal ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The array changes even if its items don't.
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
			{ data === null && failure === '' && (
				<p role="status">{ __( 'Loading the waiting list', 'vestibule' ) }</p>
			) }
			{ data !== null && times.length === 0 && <p>{ __( 'The waiting list is empty.', 'vestibule' ) }</p> }
			{ data !== null && data.total > data.rows.length && (
				<p className="vestibule-bookings__hint">
					{ sprintf(
						/* translators: 1: number of people in the list, 2: number of all people. */
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
