import { Button, Notice } from '@wordpress/components';
import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { BookingsSources } from '../../contracts/bookings-sources';
import { Failed } from '../kit/list/Loading';
import { useTitle } from '../kit/list/page';
import type { Say } from '../kit/list/Snackbars';
import { instantOf } from './booking/api';
import { Dialogs, type Asked } from './dialogs/Dialogs';
import { Filters } from './query/Filters';
import { PrintSheet } from './calendar/PrintSheet';
import { rangeOf, filtersOn, USUAL, type Address } from './query/route';
import { bookingsWords, type Row } from './booking/row';
import { Shown } from './calendar/Shown';
import { isByHost, useSite } from './site/site';
import { Toolbar } from './query/Toolbar';
import type { Actions } from './booking/useActions';
import { NextBooking } from './query/NextBooking';
import { useNext } from './query/useNext';
import { isSearch, useBookings, useBusy, useHours } from './query/useBookings';
import { useFocusAfter, useNow, useOnline, usePrinting } from './site/browser';
import type { Drag } from './calendar/useDrag';

/** As many colours as can be told apart; with more appointment types they come again. */
const TONES = 8;

/** The colour of each appointment type, by its post: the same on every screen, as long as none is deleted. */
function tonesOf( sources: BookingsSources | null ): ( event: number ) => number {
	const ids = ( sources?.events ?? [] ).map( ( { id } ) => id ).sort( ( one, other ) => one - other );
	return ( event ) => Math.max( 0, ids.indexOf( event ) ) % TONES;
}

interface Props {
	address: Address;
	sources: BookingsSources | null;
	actions: Actions;
	version: number;
	/** The booking that was changed last; 0 for none. */
	touched: number;
	say: Say;
}

const NONE: readonly Row[] = [];

export function CalendarScreen( { address, sources, actions, version, touched, say }: Props ) {
	const { clock, dates, weekStart, zone, zoneName, canBlock, isHost } = useSite();
	const { query, go } = address;
	const { view } = query;
	const now = useNow();
	const isOnline = useOnline();
	const day = query.day || clock.dayOf( now );
	const range = useMemo( () => rangeOf( view, day, weekStart, clock ), [ view, day, weekStart, clock ] );
	const { data, loading, failure, reload, isCurrent } = useBookings( query, range, version );
	const elsewhere = useBusy( query, range, version, canBlock || isHost );
	const hours = useHours( query, range, version );
	const next = useNext( query, range, isCurrent ? data : null, now, version );
	const [ asked, setAsked ] = useState< Asked | null >( null );
	const [ isUnfolded, setUnfolded ] = useState( false );
	const { isPrinting, print } = usePrinting();
	const place = useRef< HTMLDivElement >( null );
	const toneOf = useMemo( () => tonesOf( sources ), [ sources ] );
	const waits = useCallback(
		( event: number ) => canBlock && sources?.events.find( ( { id } ) => id === event )?.waiting === true,
		[ canBlock, sources ]
	);
	const rows = isCurrent && data !== null ? data.rows : NONE;
	useFocusAfter( place, query.booking === 0 && asked === null, touched, data );
	const open = useCallback( ( booking: number ) => go( { booking } ), [ go ] );
	const openDay = useCallback(
		( at: string ) => {
			const listed = isByHost( view ) ? 'agenda' : 'list';
			go( { view: view === 'week' || view === 'month' ? 'day' : listed, day: at, booking: 0 } );
		},
		[ go, view ]
	);
	const add = useCallback(
		( at: string, minute: number, host = 0 ) => setAsked( { kind: 'new', start: clock.at( at, minute ), host } ),
		[ clock ]
	);
	const dropped = useCallback(
		( { row, day: at, minute }: Drag ) => {
			const start = clock.at( at, minute );
			if ( start === Date.parse( row.start ) ) {
				return;
			}
			if ( row.email === '' ) {
				void actions.move( row, instantOf( start ), false ).then( ( refusal ) => {
					if ( refusal?.fields.absent !== undefined ) {
						setAsked( { kind: 'move', row, dropped: instantOf( start ) } );
					} else if ( refusal !== null ) {
						say( refusal.reason );
					}
				} );
			} else {
				setAsked( { kind: 'move', row, dropped: instantOf( start ) } );
			}
		},
		[ actions, clock, say ]
	);
	const title =
		view === 'month' ? dates.month( day ) : dates.range( range.days[ 0 ] ?? day, range.days.at( -1 ) ?? day );

	useTitle( title );

	const taken = rows.filter( ( { status } ) => status === 'blocked' ).length;
	const count = data === null ? '' : bookingsWords( data.total - taken, data.more );
	return (
		<div className={ `vestibule-list vestibule-bookings is-${ view }` } ref={ place } aria-busy={ loading }>
			<Toolbar
				address={ address }
				title={ title }
				day={ day }
				add={ isHost ? null : () => setAsked( { kind: 'new', start: null } ) }
				block={ canBlock ? () => setAsked( { kind: 'block', start: null } ) : null }
				filters={ { count: filtersOn( query ), isOpen: isUnfolded, toggle: () => setUnfolded( ! isUnfolded ) } }
			/>
			<Filters
				address={ address }
				sources={ sources }
				day={ day }
				isOpen={ isUnfolded }
				range={ range }
				print={ print }
				say={ say }
			/>
			<p className="vestibule-bookings__said">
				<span role="status">
					{ loading && ! isCurrent ? __( 'Loading the bookings', 'vestibule' ) : count }
				</span>
				<span title={ zone }>
					{
						/* translators: %s: such as Berlin time. */
						sprintf( __( 'Times are in %s.', 'vestibule' ), zoneName )
					}
				</span>
				{ sources?.events.some( ( { id } ) => waits( id ) ) && (
					<Button variant="link" onClick={ () => setAsked( { kind: 'waiting' } ) }>
						{ __( 'Waiting lists', 'vestibule' ) }
					</Button>
				) }
			</p>
			{ ! isOnline && (
				<Notice status="warning" isDismissible={ false }>
					{ data === null
						? __( 'There is no connection. The calendar is loaded as soon as there is one.', 'vestibule' )
						: sprintf(
								/* translators: %s: time. */
								__( 'There is no connection. What is shown was loaded at %s.', 'vestibule' ),
								dates.time( data.at )
							) }
				</Notice>
			) }
			{ failure !== '' && isOnline && <Failed reason={ failure } retry={ reload } /> }
			{ elsewhere.failure !== '' && isOnline && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [ { label: __( 'Try again', 'vestibule' ), onClick: elsewhere.reload } ] }
				>
					{ __( 'Times that are busy in other calendars are not shown.', 'vestibule' ) } { elsewhere.failure }
				</Notice>
			) }
			{ isCurrent && data !== null && data.days === null && data.total > rows.length && ! isSearch( query ) && (
				<Notice status="warning" isDismissible={ false }>
					{ sprintf(
						/* translators: 1: number of bookings that are shown, 2: such as 3,000 bookings. */
						__(
							'The first %1$d of %2$s are shown. Narrow them with the filters, or look at a day.',
							'vestibule'
						),
						rows.length,
						count
					) }
				</Notice>
			) }
			{ next !== null && ! isPrinting && <NextBooking next={ next } go={ go } /> }
			{ isPrinting ? (
				<PrintSheet
					title={ title }
					days={ range.days }
					rows={ rows }
					byHost={ isByHost( view ) || view === 'agenda' }
				/>
			) : (
				( failure === '' || data !== null ) && (
					<Shown
						query={ query }
						day={ day }
						days={ range.days }
						data={ isCurrent ? data : null }
						busy={ elsewhere.busy }
						hours={ hours }
						hosts={ sources?.hosts ?? null }
						isFirst={ data === null }
						now={ now }
						toneOf={ toneOf }
						open={ open }
						openDay={ openDay }
						add={ isHost ? null : add }
						dropped={ dropped }
					/>
				)
			) }
			{ isCurrent && data !== null && data.total === 0 && filtersOn( query ) > 0 && (
				<p className="vestibule-bookings__none">
					{ __( 'No booking matches the filters.', 'vestibule' ) }{ ' ' }
					<Button variant="link" onClick={ () => go( { event: [], host: [], status: USUAL, search: '' } ) }>
						{ __( 'Clear the filters', 'vestibule' ) }
					</Button>
				</p>
			) }
			<Dialogs
				address={ address }
				asked={ asked }
				ask={ setAsked }
				known={ rows.find( ( { id } ) => id === query.booking ) }
				sources={ sources }
				actions={ actions }
				version={ version }
				waits={ waits }
			/>
		</div>
	);
}
