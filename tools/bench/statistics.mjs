/** Summary of repeated measurements: the median and the range of the middle half. */

/** @param {number[]} numbers @param {number} share Quantile between 0 and 1. */
export function quantile( numbers, share ) {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	const at = ( sorted.length - 1 ) * share;
	const low = Math.floor( at );
	const high = Math.ceil( at );
	return sorted[ low ] + ( sorted[ high ] - sorted[ low ] ) * ( at - low );
}

export const median = ( numbers ) => quantile( numbers, 0.5 );

/** @return {{ low: number, middle: number, high: number }} Lower quartile, median and upper quartile. */
export const spread = ( numbers ) => ( {
	low: quantile( numbers, 0.25 ),
	middle: median( numbers ),
	high: quantile( numbers, 0.75 ),
} );

/**
 * Returns the spread of the ratios of each pair. A busy second affects both values of a pair, so it hardly changes a
 * ratio.
 *
 * @param {number[]} ours
 * @param {number[]} beside Values of the same length, each measured next to ours.
 */
export const ratios = ( ours, beside ) => spread( ours.map( ( one, index ) => one / beside[ index ] ) );
