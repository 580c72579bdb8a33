import type { CSSProperties } from 'react';
import type { Row } from '../booking/row';
import type { Segment } from './segments';
import type { BusyTime } from '../query/useBookings';

/** Segment with its lane, the number of lanes, and the number of lanes that it spans. */
interface Placed< T > extends Segment< T > {
	lane: number;
	lanes: number;
	wide: number;
}

/** Segments that don't fit into the lanes. The last lane shows their number. */
interface More< T > {
	top: number;
	bottom: number;
	lanes: number;
	rows: T[];
}

/** Minimum displayed duration, so that short bookings can be read and clicked. */
export const MIN_MINUTES = 20;

const drawnTo = ( { top, bottom }: { top: number; bottom: number } ) => Math.max( bottom, top + MIN_MINUTES );

/** Groups segments that overlap, either directly or through other segments. */
function clusters< T >( segments: readonly Segment< T >[] ): Segment< T >[][] {
	const found: Segment< T >[][] = [];
	let until = -1;
	for ( const segment of segments ) {
		const last = found.at( -1 );
		if ( last && segment.top < until ) {
			last.push( segment );
		} else {
			found.push( [ segment ] );
		}
		until = Math.max( until, drawnTo( segment ) );
	}
	return found;
}

/** Assigns each segment to the first lane that is free when the segment starts. */
function inLanes< T >( cluster: readonly Segment< T >[] ): Segment< T >[][] {
	const lanes: Segment< T >[][] = [];
	for ( const segment of cluster ) {
		const free = lanes.find( ( lane ) => drawnTo( lane.at( -1 ) ?? segment ) <= segment.top );
		if ( free ) {
			free.push( segment );
		} else {
			lanes.push( [ segment ] );
		}
	}
	return lanes;
}

const overlap = < T >( one: Segment< T >, other: Segment< T > ) =>
	one.top < drawnTo( other ) && other.top < drawnTo( one );

/** Returns the number of lanes that a segment spans, up to the next lane with an overlapping segment. */
function width< T >( segment: Segment< T >, lane: number, lanes: readonly Segment< T >[][] ): number {
	const taken = lanes.findIndex(
		( others, at ) => at > lane && others.some( ( other ) => overlap( segment, other ) )
	);
	return ( taken === -1 ? lanes.length : taken ) - lane;
}

/**
 * Arranges overlapping bookings side by side.
 *
 * @param segments Segments of one day, earliest first.
 * @param most Maximum number of lanes. If more are needed, the last lane shows the number of remaining bookings.
 */
export function placeInLanes< T >(
	segments: readonly Segment< T >[],
	most: number
): { placed: Placed< T >[]; more: More< T >[] } {
	const placed: Placed< T >[] = [];
	const more: More< T >[] = [];
	for ( const cluster of clusters( segments ) ) {
		const all = inLanes( cluster );
		const isMany = all.length > most;
		const shown = isMany ? all.slice( 0, most - 1 ) : all;
		const rest = isMany ? all.slice( most - 1 ).flat() : [];
		const lanes = isMany ? most : all.length;
		shown.forEach( ( lane, at ) =>
			lane.forEach( ( segment ) =>
				placed.push( { ...segment, lane: at, lanes, wide: isMany ? 1 : width( segment, at, all ) } )
			)
		);
		if ( isMany ) {
			more.push( {
				top: Math.min( ...rest.map( ( { top } ) => top ) ),
				bottom: Math.max( ...rest.map( drawnTo ) ),
				lanes,
				rows: rest.map( ( { row } ) => row ),
			} );
		}
	}
	return { placed: placed.sort( ( one, other ) => one.top - other.top || one.lane - other.lane ), more };
}

/** Free space in px next to the lanes, so that users can still click the time behind them. */
const FREE = 8;

/** Width in px of the part of a blocked time that stays visible next to the bookings in it. */
export const STRIP = 26;

/**
 * Returns the position of a segment, one pixel per minute.
 *
 * @param segment
 * @param strip Free space before the lanes in px.
 */
export function boxOf(
	{ top, bottom, lane, lanes, wide }: Pick< Placed< unknown >, 'top' | 'bottom' | 'lane' | 'lanes' | 'wide' >,
	strip: number
): CSSProperties {
	const room = `( 100% - ${ FREE + strip }px )`;
	return {
		insetBlockStart: top,
		blockSize: Math.max( MIN_MINUTES, bottom - top ) - 2,
		insetInlineStart: `calc( ${ strip }px + ${ room } * ${ lane / lanes } )`,
		inlineSize: `calc( ${ room } * ${ wide / lanes } - 2px )`,
	};
}

/**
 * Layout of a day: blocked and busy times in the background, bookings in front of them. A strip of the background stays
 * visible.
 */
export interface Layers {
	placed: ( Placed< Row > & { strip: number } )[];
	busy: Placed< BusyTime >[];
	more: More< Row >[];
	/** Width of the strip in px. */
	strip: number;
	/** Number of bookings. */
	count: number;
}

const isBlock = ( { row }: Segment< Row > ) => row.status === 'blocked';

const isBooked = ( one: Placed< Row | BusyTime > ): one is Placed< Row > => 'status' in one.row;

const isBusy = ( one: Placed< Row | BusyTime > ): one is Placed< BusyTime > => ! isBooked( one );

/**
 * @param segments
 * @param most Maximum number of lanes.
 * @param busy
 */
export function layersOf(
	segments: readonly Segment< Row >[],
	most: number,
	busy: readonly Segment< BusyTime >[] = []
): Layers {
	const blocks: Segment< Row | BusyTime >[] = [ ...segments.filter( isBlock ), ...busy ].sort(
		( one, other ) => one.top - other.top || other.bottom - one.bottom
	);
	const bookings = segments.filter( ( segment ) => ! isBlock( segment ) );
	const isOver = blocks.some( ( block ) =>
		bookings.some( ( { top, bottom } ) => top < block.bottom && block.top < bottom )
	);
	const strip = isOver ? STRIP : 0;
	const ground = placeInLanes( blocks, Math.max( 1, blocks.length ) );
	const { placed, more } = placeInLanes( bookings, most );
	return {
		placed: [
			...ground.placed.filter( isBooked ).map( ( one ) => ( { ...one, strip: 0 } ) ),
			...placed.map( ( one ) => ( { ...one, strip } ) ),
		].sort( ( one, other ) => one.top - other.top ),
		busy: ground.placed.filter( isBusy ),
		more,
		strip,
		count: bookings.length,
	};
}
