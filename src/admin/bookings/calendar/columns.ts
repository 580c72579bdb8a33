import type { BookingsHours } from '../../../contracts/bookings-hours';
import { DAY_MINUTES, type SiteClock } from '../../../time/clock';
import type { Row } from '../booking/row';
import type { BusyTime } from '../query/useBookings';
import { segmentsByDay, type Segment } from './segments';

/** Time span of a day in minutes since midnight. */
export interface Span {
	top: number;
	bottom: number;
}

export interface Named {
	/** ID of the host; 0 for bookings without a host. */
	id: number;
	name: string;
}

/** Column of one host on one day. */
export interface HostColumn {
	host: Named;
	day: string;
	segments: Segment< Row >[];
	busy: Segment< BusyTime >[];
	/** Opening hours; null while unknown. */
	open: Span[] | null;
}

const hostOf = ( { host }: Row ): number => host?.id ?? 0;

/**
 * Returns the hosts that get a column: the site's hosts that match the filter, then deleted hosts that still have
 * bookings, and finally a placeholder if there are bookings without a host.
 */
export function hostsShown( known: readonly Named[], filtered: readonly number[], rows: readonly Row[] ): Named[] {
	const named = new Map( known.map( ( host ) => [ host.id, host ] ) );
	const found = new Map(
		rows.map( ( row ): [ number, Named ] => [ hostOf( row ), { id: hostOf( row ), name: row.host?.name ?? '' } ] )
	);
	const listed = known.filter( ( { id } ) => filtered.length === 0 || filtered.includes( id ) );
	const gone = [ ...found.values() ].filter( ( { id } ) => id !== 0 && ! named.has( id ) );
	return [ ...listed, ...gone, ...( found.has( 0 ) ? [ { id: 0, name: '' } ] : [] ) ];
}

/** Groups rows by host. */
function byHost< T >( rows: readonly T[], of: ( row: T ) => number ): Map< number, T[] > {
	const found = new Map< number, T[] >();
	for ( const row of rows ) {
		found.set( of( row ), [ ...( found.get( of( row ) ) ?? [] ), row ] );
	}
	return found;
}

/** Returns the closed times of a day, in order. */
export function closedOf( open: readonly Span[] ): Span[] {
	const closed: Span[] = [];
	let from = 0;
	for ( const { top, bottom } of open ) {
		if ( top > from ) {
			closed.push( { top: from, bottom: top } );
		}
		from = Math.max( from, bottom );
	}
	return from < DAY_MINUTES ? [ ...closed, { top: from, bottom: DAY_MINUTES } ] : closed;
}

/** Returns a column for each host on each day, ordered by day. */
export function columnsOf(
	days: readonly string[],
	hosts: readonly Named[],
	rows: readonly Row[],
	busy: readonly BusyTime[],
	hours: readonly BookingsHours[] | null,
	clock: SiteClock
): HostColumn[] {
	const booked = byHost( rows, hostOf );
	const elsewhere = byHost( busy, ( { host } ) => host.id );
	const times = byHost( hours ?? [], ( { host } ) => host );
	const ofHosts = new Map(
		hosts.map( ( { id } ) => [
			id,
			{
				segments: segmentsByDay( booked.get( id ) ?? [], days, clock ),
				busy: segmentsByDay( elsewhere.get( id ) ?? [], days, clock ),
				open: segmentsByDay(
					( times.get( id ) ?? [] ).map( ( time, at ) => ( { ...time, id: at } ) ),
					days,
					clock
				),
			},
		] )
	);
	return days.flatMap( ( day ) =>
		hosts.map( ( host ) => ( {
			host,
			day,
			segments: ofHosts.get( host.id )?.segments.get( day ) ?? [],
			busy: ofHosts.get( host.id )?.busy.get( day ) ?? [],
			open:
				hours === null
					? null
					: ( ofHosts.get( host.id )?.open.get( day ) ?? [] ).map( ( { top, bottom } ) => ( {
							top,
							bottom,
						} ) ),
		} ) )
	);
}

const HOUR = 60;

/** Hours that are displayed if there are neither opening hours nor bookings. */
const USUAL: Span = { top: 8 * HOUR, bottom: 18 * HOUR };

/**
 * Returns the range of whole hours to display. The range includes all bookings, and all opening hours except those that
 * last the whole day.
 */
export function hoursDrawn( columns: readonly HostColumn[] ): Span {
	const spans = columns.flatMap( ( { segments, open } ) => [
		...( open ?? [] ).filter( ( { top, bottom } ) => bottom - top < DAY_MINUTES ),
		...segments.filter( ( { row } ) => row.status !== 'blocked' ),
	] );
	if ( spans.length === 0 ) {
		return USUAL;
	}
	return {
		top: Math.floor( Math.min( ...spans.map( ( { top } ) => top ) ) / HOUR ) * HOUR,
		bottom: Math.ceil( Math.max( ...spans.map( ( { bottom } ) => bottom ) ) / HOUR ) * HOUR,
	};
}

/** Booking that the arrow keys can reach. */
export interface Stop {
	id: number;
	top: number;
}

const nearest = ( stops: readonly Stop[], top: number ): Stop | undefined =>
	[ ...stops ].sort( ( one, other ) => Math.abs( one.top - top ) - Math.abs( other.top - top ) )[ 0 ];

/**
 * Returns the booking to which an arrow key moves. Up and down: the previous and next booking in the column. Left and
 * right: the booking that is nearest in time, in the next column with bookings. Home and End: the first and last
 * booking in the column.
 *
 * @param columns Columns in reading order.
 * @param from ID of the current booking.
 * @param key Key name as in keyboard events.
 * @param isRtl
 * @return ID of the booking; 0 if there is none.
 */
export function stepFrom( columns: readonly ( readonly Stop[] )[], from: number, key: string, isRtl: boolean ): number {
	const at = columns.findIndex( ( stops ) => stops.some( ( { id } ) => id === from ) );
	const column = columns[ at ] ?? [];
	const place = column.findIndex( ( { id } ) => id === from );
	const aside = ( by: 1 | -1 ) => {
		const others = by === 1 ? columns.slice( at + 1 ) : columns.slice( 0, Math.max( 0, at ) ).reverse();
		return nearest( others.find( ( stops ) => stops.length > 0 ) ?? [], column[ place ]?.top ?? 0 );
	};
	switch ( key ) {
		case 'ArrowDown':
			return column[ place + 1 ]?.id ?? 0;
		case 'ArrowUp':
			return column[ place - 1 ]?.id ?? 0;
		case 'ArrowRight':
			return aside( isRtl ? -1 : 1 )?.id ?? 0;
		case 'ArrowLeft':
			return aside( isRtl ? 1 : -1 )?.id ?? 0;
		case 'Home':
			return column[ 0 ]?.id ?? 0;
		case 'End':
			return column.at( -1 )?.id ?? 0;
		default:
			return 0;
	}
}
