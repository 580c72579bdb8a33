/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the site does for speed by itself: the option vestibule_speed (docs/beacon.md).
 */
export interface Speed {
	/**
	 * Whether browsers report which image of a page is the largest, so that it is loaded first.
	 */
	findsLargestImage?: boolean;
}
