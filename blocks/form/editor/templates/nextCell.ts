/** Where an option of the dialog stands, in px. */
export interface Cell {
	left: number;
	top: number;
}

const distance = ( one: number, other: number ): number => Math.abs( one - other );

/** The option in the nearest row above or below that stands nearest to this column. */
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
 * Where an arrow, Home or End leads in a grid whose rows follow from the width of the window.
 *
 * @return The place of an option; the same one at an edge, and for other keys undefined.
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
