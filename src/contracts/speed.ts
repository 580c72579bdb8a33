/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the site does for speed by itself: the option vestibule_speed (docs/beacon.md, docs/prefetch.md).
 */
export interface Speed {
	/**
	 * Whether browsers report which image of a page is the largest, so that it is loaded first.
	 */
	findsLargestImage?: boolean;
	/**
	 * Whether browsers fetch a page when a visitor points at its link (docs/prefetch.md).
	 */
	fetchesLinks?: boolean;
}
