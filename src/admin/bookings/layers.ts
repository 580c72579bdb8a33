import { STRIP } from './box';
import type { BusyTime } from './useBusy';
import { placeInLanes, type More, type Placed } from './lanes';
import type { Row } from './row';
import type { Segment } from './segments';

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
