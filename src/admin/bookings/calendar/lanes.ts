import type { CSSProperties } from 'react';
import type { Row } from '../booking/row';
import type { Segment } from './segments';
import type { BusyTime } from '../query/useBookings';

/** Where a part stands beside those that overlap it: in which lane, of how many, and over how many of them. */
interface Placed< T > extends Segment< T > {
	lane: number;
	lanes: number;
	wide: number;
}

/** Those that have no lane of their own: they are counted in the last one. */
interface More< T > {
	top: number;
	bottom: number;
	lanes: number;
	rows: T[];
}

/** A booking is drawn at least this long, in minutes, so that it can be read and pressed. */
export const SHORTEST = 20;

const drawnTo = ( { top, bottom }: { top: number; bottom: number } ) => Math.max( bottom, top + SHORTEST );

/** Parts that overlap each other, directly or by one between them. */
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

/** Each in the first lane that is free at its top. */
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

/** Over the lanes to its side that nothing else needs meanwhile. */
function width< T >( segment: Segment< T >, lane: number, lanes: readonly Segment< T >[][] ): number {
	const taken = lanes.findIndex(
		( others, at ) => at > lane && others.some( ( other ) => overlap( segment, other ) )
	);
	return ( taken === -1 ? lanes.length : taken ) - lane;
}

/**
 * Bookings that overlap, side by side.
 *
 * @param segments Of one day, earliest first.
 * @param most     Lanes; where more are needed, the last one says how many more there are.
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

/** What stands free beside the lanes, in px, so that the ground can be pressed. */
const FREE = 8;

/** What of blocked time can be seen and pressed beside the bookings that stand on it, in px. */
export const STRIP = 26;

/**
 * Where a part of a day is drawn, a pixel a minute.
 *
 * @param strip What is left free in front of the lanes.
 */
export function boxOf(
	{ top, bottom, lane, lanes, wide }: Pick< Placed< unknown >, 'top' | 'bottom' | 'lane' | 'lanes' | 'wide' >,
	strip: number
): CSSProperties {
	const room = `( 100% - ${ FREE + strip }px )`;
	return {
		insetBlockStart: top,
		blockSize: Math.max( SHORTEST, bottom - top ) - 2,
		insetInlineStart: `calc( ${ strip }px + ${ room } * ${ lane / lanes } )`,
		inlineSize: `calc( ${ room } * ${ wide / lanes } - 2px )`,
	};
}

/** A day as it is drawn: what is blocked or busy is the ground, bookings stand on it and leave a strip of it free. */
export interface Layers {
	placed: ( Placed< Row > & { strip: number } )[];
	busy: Placed< BusyTime >[];
	more: More< Row >[];
	/** In front of the lanes of bookings, in px. */
	strip: number;
	/** Of bookings. */
	count: number;
}

const isBlock = ( { row }: Segment< Row > ) => row.status === 'blocked';

const isBooked = ( one: Placed< Row | BusyTime > ): one is Placed< Row > => 'status' in one.row;

const isBusy = ( one: Placed< Row | BusyTime > ): one is Placed< BusyTime > => ! isBooked( one );

/** @param most Lanes side by side. */
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
