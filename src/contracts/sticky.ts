/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * How a block stays in the window while the page is scrolled: the attribute vestibuleSticky of groups, template parts and columns (docs/reference/header.md).
 */
export interface Sticky {
	edge: 'top' | 'bottom';
	/**
	 * How many px the page has been scrolled when it begins to stick.
	 */
	offset?: number;
	/**
	 * How many px it keeps from the edge, or from what sticks there already; a column keeps 20 more.
	 */
	gap?: number;
	/**
	 * At the top only: it gives up its padding above while it sticks.
	 */
	shrink?: boolean;
	/**
	 * It leaves while the page is scrolled down, and comes back when it is scrolled up.
	 */
	reveal?: boolean;
}
