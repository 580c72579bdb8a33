import { COLUMN_SETTINGS, type Columns } from './columns';

/** Values that determine the stops of a carousel. */
export interface Course {
	count: number;
	columns: number;
	/** Number of slides per move: 1 moves by one slide, any other value by a page (docs/carousel.md). */
	scroll: number;
	/** Whether the first slide follows the last one. Otherwise, the last page is always full. */
	loop: boolean;
}

/** Checks whether there are more slides than fit, so that the carousel moves and has controls (docs/carousel.md). */
export const overflows = ( { count, columns }: Pick< Course, 'count' | 'columns' > ): boolean => count > columns;

/** Returns the indexes (from 0) of the slides that can be the first in view. Each of them has a dot. */
export function stops( course: Course ): number[] {
	const { count, columns, scroll, loop } = course;
	if ( ! overflows( course ) ) {
		return [ 0 ];
	}
	const step = scroll === 1 ? 1 : columns;
	const last = loop ? count - 1 : count - columns;
	const all = Array.from( { length: Math.floor( last / step ) + 1 }, ( _, page ) => page * step );
	return loop || all.at( -1 ) === last ? all : [ ...all, last ];
}

/** Returns the last stop at or before the slide that is first in view. */
export function stopOf( index: number, all: readonly number[] ): number {
	return all.filter( ( stop ) => stop <= index ).at( -1 ) ?? 0;
}

/**
 * Returns the index to which the carousel moves. If the carousel loops, the index can exceed that of the last slide or
 * be below 0, so that the direction of the move is clear. Otherwise, a move past one end continues at the other end.
 */
export function move( index: number, forward: boolean, course: Course ): number {
	const all = stops( course );
	const last = all.at( -1 ) ?? 0;
	if ( forward ) {
		return all.find( ( stop ) => stop > index ) ?? ( course.loop ? course.count : 0 );
	}
	return all.filter( ( stop ) => stop < index ).at( -1 ) ?? ( course.loop ? last - course.count : last );
}

/**
 * Returns the column settings for which each slide has a dot, as values for `data-at`. style.css shows only the dots
 * whose settings include that of the viewport.
 */
export function stopsAt( {
	count,
	columns,
	scroll,
	loop,
}: Omit< Course, 'columns' > & { columns: Columns } ): string[] {
	const sizes = COLUMN_SETTINGS.map( ( setting ) => {
		const course = { count, columns: columns[ setting ], scroll, loop };
		return { setting, all: overflows( course ) ? stops( course ) : [] };
	} );
	return Array.from( { length: count }, ( _, slide ) =>
		sizes
			.filter( ( { all } ) => all.includes( slide ) )
			.map( ( { setting } ) => setting )
			.join( ' ' )
	);
}

/** Returns the indexes of the visible slides when the slide at `index` is first. */
export function inView( index: number, { count, columns, loop }: Course ): number[] {
	const first = loop ? index : Math.min( index, Math.max( 0, count - columns ) );
	return Array.from( { length: Math.min( columns, count ) }, ( _, place ) => ( first + place ) % count );
}
