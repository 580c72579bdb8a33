/**
 * The three states of a sticky item (docs/header.md): where the page put it, held at the window's edge, let
 * go again.
 */
export const STATES = [ 'item-at-start', 'item-is-stuck', 'unfixed' ] as const;

/**
 * The depths of scrolling, in px, between which an item sticks to the window's top.
 *
 * @param start  Where the page put it, from the page's top.
 * @param inset  What it keeps from the window's edge while it sticks; negative where it has given something up.
 * @param offset How far the page is scrolled before it begins (the block's setting).
 * @param end    Where what holds it ends, less its own height.
 */
export const atTop = ( start: number, inset: number, offset: number, end: number ): [ number, number ] => [
	// As long as it is where the page put it, it does not stick.
	Math.max( start - inset, offset ) + 1,
	end - inset + 1,
];

/** The same for the window's bottom: it sticks from the offset until the window has come to the place of its own. */
export const atBottom = (
	start: number,
	inset: number,
	offset: number,
	windowHeight: number,
	height: number
): [ number, number ] => [ offset, start + height + inset - windowHeight ];

/** @param passed How much of what lies between its two depths the window's top has passed: 0 none, 1 all. */
export function stateOf( isTop: boolean, hasStarted: boolean, passed: number ): ( typeof STATES )[ number ] {
	if ( hasStarted && passed < 1 ) {
		return 'item-is-stuck';
	}
	// What sticks to the bottom ends where the page put it; what sticks to the top is let go where its surroundings
	// end.
	return hasStarted && isTop ? 'unfixed' : 'item-at-start';
}
