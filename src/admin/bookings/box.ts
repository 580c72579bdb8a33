import type { CSSProperties } from 'react';
import { SHORTEST, type Placed } from './lanes';

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
