/**
 * States of a sticky element (docs/header.md): at its original position, stuck to the edge of the window, or released
 * at the end of its container.
 */
export const STATES = [ 'item-at-start', 'item-is-stuck', 'unfixed' ] as const;

/**
 * Returns the scroll positions in px between which an element sticks to the top of the window.
 *
 * @param start Original position of the element, from the top of the page.
 * @param inset Distance to the edge of the window while the element sticks. Negative if its padding scrolls out of the
 * window.
 * @param offset Scroll position from which the element may stick (block setting).
 * @param end End of the container, minus the height of the element.
 */
export const atTop = ( start: number, inset: number, offset: number, end: number ): [ number, number ] => [
	// An element at its original position doesn't stick yet.
	Math.max( start - inset, offset ) + 1,
	end - inset + 1,
];

/**
 * Returns the scroll positions in px between which an element sticks to the bottom of the window: from the offset until
 * its original position is reached.
 */
export const atBottom = (
	start: number,
	inset: number,
	offset: number,
	windowHeight: number,
	height: number
): [ number, number ] => [ offset, start + height + inset - windowHeight ];

/**
 * @param isTop
 * @param hasStarted Whether the start position has been passed.
 * @param passed Share of the distance between both positions that the top of the window has passed, from 0 to 1.
 */
export function stateOf( isTop: boolean, hasStarted: boolean, passed: number ): ( typeof STATES )[ number ] {
	if ( hasStarted && passed < 1 ) {
		return 'item-is-stuck';
	}
	// After the end position, a bottom element is at its original position, but a top element is released at the end of
	// its container.
	return hasStarted && isTop ? 'unfixed' : 'item-at-start';
}
