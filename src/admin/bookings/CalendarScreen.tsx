import { useCallback, useMemo, useRef, useState } from '@wordpress/element';
import type { BookingsSources } from '../../contracts/bookings-sources';
import { useTitle } from '../kit/list/page';
import type { Say } from '../kit/list/Snackbars';
import { Dialogs, type Asked } from './dialogs/Dialogs';
import { Filters } from './query/Filters';
import { PrintSheet } from './calendar/PrintSheet';
import { filtersOn, type Address } from './query/route';
import { bookingsWords, type Row } from './booking/row';
import { Shown } from './calendar/Shown';
import { isByHost, useSite } from './site/site';
import { Toolbar } from './query/Toolbar';
import type { Actions } from './booking/useActions';
import { useDrop } from './dialogs/useDrop';
import { NextBooking } from './query/NextBooking';
import { isFilteredOut, NoMatch, Notices } from './query/Notices';
import { Summary } from './query/Summary';
import { useCalendar, type Calendar } from './query/useCalendar';
import { useFocusAfter, usePrinting } from './site/browser';

/** Number of distinguishable colors. If there are more appointment types, colors are reused. */
const TONES = 8;

/**
 * Returns the color of each appointment type by its post ID. Colors are stable as long as no appointment type is
 * deleted.
 */
function tonesOf( sources: BookingsSources | null ): ( event: number ) => number {
	const ids = ( sources?.events ?? [] ).map( ( { id } ) => id ).sort( ( one, other ) => one - other );
	return ( event ) => Math.max( 0, ids.indexOf( event ) ) % TONES;
}

interface Props {
	address: Address;
	sources: BookingsSources | null;
	actions: Actions;
	version: number;
	/** ID of the last changed booking; 0 if there is none. */
	touched: number;
	say: Say;
}

const NONE: readonly Row[] = [];

/** Returns the heading for the displayed days and sets the document title. */
function useHeading( { query: { view } }: Address, { day, range: { days } }: Calendar ): string {
	const { dates } = useSite();
	const title = view === 'month' ? dates.month( day ) : dates.range( days[ 0 ] ?? day, days.at( -1 ) ?? day );
	useTitle( title );
	return title;
}

/**
 * Returns text with the number of bookings. Blocked times are not counted. Empty until the first bookings have loaded.
 */
function countWords( { data }: Calendar, rows: readonly Row[] ): string {
	const blocked = rows.filter( ( { status } ) => status === 'blocked' ).length;
	return data === null ? '' : bookingsWords( data.total - blocked, data.more );
}

export function CalendarScreen( { address, sources, actions, version, touched, say }: Props ) {
	const { canBlock, isHost } = useSite();
	const { query, go } = address;
	const calendar = useCalendar( query, version );
	const { day, range, data, current, loading, next } = calendar;
	const rows = current?.rows ?? NONE;
	const title = useHeading( address, calendar );
	const count = countWords( calendar, rows );
	const [ asked, setAsked ] = useState< Asked | null >( null );
	const [ isUnfolded, setUnfolded ] = useState( false );
	const { isPrinting, print } = usePrinting();
	const place = useRef< HTMLDivElement >( null );
	useFocusAfter( place, query.booking === 0 && asked === null, touched, data );
	const waits = useCallback(
		( event: number ) => canBlock && sources?.events.find( ( { id } ) => id === event )?.waiting === true,
		[ canBlock, sources ]
	);
	const hasWaiting = sources?.events.some( ( { id } ) => waits( id ) ) ?? false;
	return (
		<div className={ `vestibule-list vestibule-bookings is-${ query.view }` } ref={ place } aria-busy={ loading }>
			<Toolbar
				address={ address }
				title={ title }
				day={ day }
				add={ isHost ? null : () => setAsked( { kind: 'new', start: null } ) }
				block={ canBlock ? () => setAsked( { kind: 'block', start: null } ) : null }
				filters={ { count: filtersOn( query ), isOpen: isUnfolded, toggle: () => setUnfolded( ! isUnfolded ) } }
			/>
			<Filters { ...{ address, sources, day, range, print, say } } isOpen={ isUnfolded } />
			<Summary
				count={ count }
				isLoading={ loading && current === null }
				showWaiting={ hasWaiting ? () => setAsked( { kind: 'waiting' } ) : null }
			/>
			<Notices query={ query } calendar={ calendar } count={ count } />
			{ next !== null && ! isPrinting && <NextBooking next={ next } go={ go } /> }
			{ isPrinting ? (
				<PrintSheet
					title={ title }
					days={ range.days }
					rows={ rows }
					byHost={ isByHost( query.view ) || query.view === 'agenda' }
				/>
			) : (
				<Bookings { ...{ address, calendar, sources, actions, say } } ask={ setAsked } />
			) }
			{ isFilteredOut( query, calendar ) && <NoMatch go={ go } /> }
			<Dialogs
				{ ...{ address, asked, sources, actions, version, waits } }
				ask={ setAsked }
				known={ rows.find( ( { id } ) => id === query.booking ) }
			/>
		</div>
	);
}

interface BookingsProps extends Pick< Props, 'address' | 'sources' | 'actions' | 'say' > {
	calendar: Calendar;
	ask: ( asked: Asked ) => void;
}

/** Bookings in the current view, with their click and drag actions. */
function Bookings( { address: { query, go }, calendar, sources, actions, say, ask }: BookingsProps ) {
	const { clock, isHost } = useSite();
	const { view } = query;
	const toneOf = useMemo( () => tonesOf( sources ), [ sources ] );
	const open = useCallback( ( booking: number ) => go( { booking } ), [ go ] );
	const openDay = useCallback(
		( at: string ) => {
			const listed = isByHost( view ) ? 'agenda' : 'list';
			go( { view: view === 'week' || view === 'month' ? 'day' : listed, day: at, booking: 0 } );
		},
		[ go, view ]
	);
	const add = useCallback(
		( at: string, minute: number, host = 0 ) => ask( { kind: 'new', start: clock.at( at, minute ), host } ),
		[ ask, clock ]
	);
	const dropped = useDrop( actions, ask, say );
	return calendar.failure !== '' && calendar.data === null ? null : (
		<Shown
			{ ...{ query, calendar, toneOf, open, openDay, dropped } }
			hosts={ sources?.hosts ?? null }
			add={ isHost ? null : add }
		/>
	);
}
