/** Position of an option in the dialog, in px. */
export interface Cell {
	left: number;
	top: number;
}

const distance = ( one: number, other: number ): number => Math.abs( one - other );

/** Returns the option in the next row above or below that is nearest to the current column. */
function acrossRows( cells: readonly Cell[], from: number, way: 1 | -1 ): number {
	const own = cells[ from ];
	const beyond = cells
		.map( ( cell, index ) => ( { ...cell, index } ) )
		.filter( ( { top } ) => own && ( top - own.top ) * way > 1 );
	const row = Math.min( ...beyond.map( ( { top } ) => distance( top, own?.top ?? 0 ) ) );
	const [ nearest ] = beyond
		.filter( ( { top } ) => distance( top, own?.top ?? 0 ) <= row + 1 )
		.sort( ( one, other ) => distance( one.left, own?.left ?? 0 ) - distance( other.left, own?.left ?? 0 ) );
	return nearest?.index ?? from;
}

/**
 * Returns the option to which an arrow key, Home or End moves. The number of columns depends on the width of the
 * window.
 *
 * @return Index of the option. At an edge, the same index is returned. Undefined for other keys.
 */
export function nextCell( key: string, cells: readonly Cell[], from: number, isRtl: boolean ): number | undefined {
	const within = ( place: number ) => Math.max( 0, Math.min( cells.length - 1, place ) );
	switch ( key ) {
		case 'ArrowRight':
			return within( from + ( isRtl ? -1 : 1 ) );
		case 'ArrowLeft':
			return within( from + ( isRtl ? 1 : -1 ) );
		case 'ArrowDown':
			return acrossRows( cells, from, 1 );
		case 'ArrowUp':
			return acrossRows( cells, from, -1 );
		case 'Home':
			return 0;
		case 'End':
			return within( cells.length );
		default:
			return undefined;
	}
}
