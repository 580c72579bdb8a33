/** The three states of a sticky item (specification 4.11): where the page put it, held at the window's edge, let go again. */
export const STATES = [ 'item-at-start', 'item-is-stuck', 'unfixed' ] as const;

type State = ( typeof STATES )[ number ];

interface Place {
	isTop: boolean;
	/** Where the page put it, from the page's top. */
	start: number;
	height: number;
	/** Where what holds it ends, from the page's top. */
	end: number;
	/** What it keeps from the window's edge while it sticks; negative where it has given up something. */
	inset: number;
	/** How far the page is scrolled before it begins to stick (the block's setting). */
	offset: number;
	viewport: number;
}

/** Between these two depths of scrolling, in px, the item sticks. What lies where the page put it does not. */
export function stuckBetween( { isTop, start, height, end, inset, offset, viewport }: Place ): [ number, number ] {
	return isTop
		? [ Math.max( start - inset, offset ) + 1, end - height - inset + 1 ]
		: [ offset, start + height + inset - viewport ];
}

/** What sticks to the bottom ends where the page put it; what sticks to the top is let go where its surroundings end. */
export function stateOf( isTop: boolean, hasBegun: boolean, hasEnded: boolean ): State {
	if ( hasEnded && isTop ) {
		return 'unfixed';
	}
	return hasBegun && ! hasEnded ? 'item-is-stuck' : 'item-at-start';
}
