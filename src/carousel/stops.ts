import { COLUMN_SETTINGS, type Columns } from './columns';

/** What decides where slides stop: their number, how many are in view, and how far one move goes. */
export interface Course {
	count: number;
	columns: number;
	/** 1 moves one slide at a time, any other value a page (docs/carousel.md). */
	scroll: number;
	/** In a loop the first slide follows the last; otherwise the last page is full. */
	loop: boolean;
}

/** Whether there are more slides than fit: then they move, and there are controls (docs/carousel.md). */
export const overflows = ( { count, columns }: Pick< Course, 'count' | 'columns' > ): boolean => count > columns;

/** The slides, counted from 0, that can stand first in view; each has a dot. */
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

/** The stop that a slide belongs to when it stands first in view. */
export function stopOf( index: number, all: readonly number[] ): number {
	return all.filter( ( stop ) => stop <= index ).at( -1 ) ?? 0;
}

/**
 * Where a move leads. In a loop the answer goes on past the last slide, or below 0, so that the slides keep their
 * direction; without one the ends rewind.
 */
export function move( index: number, forward: boolean, course: Course ): number {
	const all = stops( course );
	const last = all.at( -1 ) ?? 0;
	if ( forward ) {
		return all.find( ( stop ) => stop > index ) ?? ( course.loop ? course.count : 0 );
	}
	return all.filter( ( stop ) => stop < index ).at( -1 ) ?? ( course.loop ? last - course.count : last );
}

/** The sizes at which each slide has a dot, as words for `data-at`; style.css shows what is meant for the viewport. */
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

/** The slides in view when the one at `index` stands first. */
export function inView( index: number, { count, columns, loop }: Course ): number[] {
	const first = loop ? index : Math.min( index, Math.max( 0, count - columns ) );
	return Array.from( { length: Math.min( columns, count ) }, ( _, place ) => ( first + place ) % count );
}
