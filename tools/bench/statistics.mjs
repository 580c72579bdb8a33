/** A number that was measured many times, as a reader needs it: the middle, and between what half of them are. */

/** @param {number[]} numbers @param {number} share Between 0 and 1. */
export function quantile( numbers, share ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const at = ( sorted.length - 1 ) * share;
	const low = Math.floor( at );
	const high = Math.ceil( at );
	return sorted[ low ] + ( sorted[ high ] - sorted[ low ] ) * ( at - low );
}

export const median = ( numbers ) => quantile( numbers, 0.5 );

/** @return {{ low: number, middle: number, high: number }} The median between the quartiles. */
export const spread = ( numbers ) => ( {
	low: quantile( numbers, 0.25 ),
	middle: median( numbers ),
	high: quantile( numbers, 0.75 ),
} );

/**
 * Of each pair by itself, so that a busy second, which hits both of a pair, is not in it.
 *
 * @param {number[]} ours
 * @param {number[]} beside As many, each measured next to ours.
 */
export const ratios = ( ours, beside ) => spread( ours.map( ( one, index ) => one / beside[ index ] ) );
