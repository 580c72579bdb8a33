import { Button, Modal } from '@wordpress/components';
import { useCallback, useEffect } from '@wordpress/element';
import { __, sprintf, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { isZone } from '../../../time/words';
import { wallClock } from '../../../time/wall';
import { Failed } from '../../kit/list/Loading';
import { useLoad } from '../../kit/server/useLoad';
import { fetchBooking } from '../booking/api';
import { useNow } from '../site/browser';
import { siteClock } from '../../../time/clock';
import { siteDates } from '../site/dates';
import { statusWords } from '../../kit/bookingStatus';
import { eventWords, timesOf, hasBegun, isAhead, isRestorable, titleOf, type Row } from '../booking/row';
import { mayChange, nameOfZone, useSite, type Site } from '../site/site';
import type { Actions } from '../booking/useActions';
import { EntryPart } from './EntryPart';
import { WaitingAt } from './WaitingLists';

/** Returns the start time in another time zone; empty if the local time is the same. */
function elsewhere( { start }: Row, zone: string, site: Site ): string {
	const at = Date.parse( start );
	if ( zone === '' || ! isZone( zone ) || wallClock( zone ).wall( at ) === site.clock.wall( at ) ) {
		return '';
	}
	const dates = siteDates( site.formats, siteClock( zone ), document.documentElement.lang );
	return `${ dates.moment( at ) }, ${ nameOfZone( zone ) }`;
}

/** Returns the origin of a booking; empty if the visitor made it. */
function sourceOf( { status, source }: Row ): string {
	if ( status === 'blocked' && source !== '' ) {
		/* translators: %s: name of a calendar. */
		return sprintf( __( 'The calendar “%s”', 'vestibule' ), source );
	}
	return source === 'manual' ? __( 'Booked by your team', 'vestibule' ) : '';
}

/** Details of a booking: appointment type, time, location, host and visitor. */
function Facts( { row }: { row: Row } ) {
	const site = useSite();
	const { dates, clock, zoneName } = site;
	const facts: [ string, ReactNode ][] = [
		[ __( 'What', 'vestibule' ), eventWords( row ) ],
		[
			__( 'When', 'vestibule' ),
			<>
				{ dates.day( clock.dayOf( Date.parse( row.start ) ) ) }, { timesOf( row, dates ) } ({ zoneName })
			</>,
		],
		[ __( 'For the visitor', 'vestibule' ), elsewhere( row, row.timezone, site ) ],
		[ __( 'Where', 'vestibule' ), row.place ],
		[ __( 'With', 'vestibule' ), row.host?.name ?? '' ],
		[
			__( 'Email', 'vestibule' ),
			row.email === '' ? (
				''
			) : (
				<a href={ `mailto:${ encodeURIComponent( row.email ).replace( '%40', '@' ) }` }>{ row.email }</a>
			),
		],
		[
			__( 'Phone', 'vestibule' ),
			row.phone === '' ? '' : <a href={ `tel:${ row.phone.replace( /[^\d+]/g, '' ) }` }>{ row.phone }</a>,
		],
		[ __( 'Note', 'vestibule' ), row.status === 'blocked' ? '' : row.note ],
		[ _x( 'From', 'origin of a booking', 'vestibule' ), sourceOf( row ) ],
	];
	const history = row.history ?? [];
	return (
		<>
			<dl className="vestibule-bookings__facts">
				{ facts
					.filter( ( [ , value ] ) => value !== '' )
					.map( ( [ term, value ] ) => (
						<div key={ term }>
							<dt>{ term }</dt>
							<dd>
								<bdi>{ value }</bdi>
							</dd>
						</div>
					) ) }
			</dl>
			{ history.length > 0 && (
				<details className="vestibule-bookings__history" open>
					<summary>{ __( 'History', 'vestibule' ) }</summary>
					<ul>
						{ history.map( ( { at, words }, index ) => (
							<li key={ index }>
								<span>{ at }</span> <bdi>{ words }</bdi>
							</li>
						) ) }
					</ul>
				</details>
			) }
		</>
	);
}

interface Props {
	id: number;
	/** Booking in the calendar's data; undefined if the calendar has not loaded it. */
	known: Row | undefined;
	version: number;
	actions: Actions;
	waits: ( event: number ) => boolean;
	move: ( row: Row ) => void;
	cancel: ( row: Row ) => void;
	restore: ( row: Row ) => void;
	close: () => void;
}

interface ButtonsProps extends Pick< Props, 'actions' | 'move' | 'cancel' | 'restore' | 'close' > {
	row: Row;
}

/** Buttons for the actions that are possible now. */
function Buttons( { row, actions, move, cancel, restore, close }: ButtonsProps ) {
	const now = useNow();
	const site = useSite();
	const { isHost } = site;
	const isOpen = mayChange( row, site );
	const isOurs = row.status === 'blocked' && row.source === '';
	return (
		<div className="vestibule-list__buttons">
			{ isOpen && isAhead( row, now ) && (
				<Button variant="primary" __next40pxDefaultSize onClick={ () => move( row ) }>
					{ __( 'Move', 'vestibule' ) }
				</Button>
			) }
			{ isOpen && isRestorable( row, now ) && (
				<Button variant="primary" __next40pxDefaultSize onClick={ () => restore( row ) }>
					{ __( 'Restore booking', 'vestibule' ) }
				</Button>
			) }
			{ isOpen && hasBegun( row, now ) && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => void actions.missed( row, row.status !== 'missed' ) }
				>
					{ row.status === 'missed' ? __( 'Undo no-show', 'vestibule' ) : __( 'No-show', 'vestibule' ) }
				</Button>
			) }
			{ isOpen && isAhead( row, now ) && (
				<Button variant="secondary" isDestructive __next40pxDefaultSize onClick={ () => cancel( row ) }>
					{ __( 'Cancel the booking', 'vestibule' ) }
				</Button>
			) }
			{ isOurs && ! isHost && (
				<Button
					variant="secondary"
					isDestructive
					__next40pxDefaultSize
					onClick={ () => {
						close();
						void actions.unblock( row );
					} }
				>
					{ __( 'Unblock this time', 'vestibule' ) }
				</Button>
			) }
			{ row.url !== '' && ! isHost && (
				<Button variant="tertiary" __next40pxDefaultSize href={ row.url }>
					{ __( 'Open the entry', 'vestibule' ) }
				</Button>
			) }
		</div>
	);
}

/** Dialog with all details of a booking, and its actions. */
export function Details( { id, known, version, actions, waits, move, cancel, restore, close }: Props ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchBooking( id, signal ), [ id ] );
	const { data, failure, reload } = useLoad( load, version );
	const row = data ?? known;
	const now = useNow();
	const site = useSite();
	const { isHost } = site;
	const isOpen = row !== undefined && mayChange( row, site );
	// The reloaded calendar has a newer version of the booking.
	const seen = known === undefined ? '' : `${ known.sequence } ${ known.status }`;
	useEffect( () => {
		if ( data !== null && seen !== '' && seen !== `${ data.sequence } ${ data.status }` ) {
			reload();
		}
	}, [ seen ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Only when the calendar has another version.
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
					{ isHost && row.entry !== 0 && <EntryPart entry={ row.entry } mayWrite={ isOpen } /> }
					<Buttons { ...{ row, actions, move, cancel, restore, close } } />
				</>
			) }
		</Modal>
	);
}
