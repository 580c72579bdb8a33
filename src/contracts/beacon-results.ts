/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What a browser saw above the fold of a page: `results` of the call vestibule_beacon (docs/reference/calls.md). Attributes are sent as they stand in the page.
 */
export interface BeaconResults {
	/**
	 * @maxItems 20
	 */
	lcp: {
		type: 'img';
		src: string;
		srcset?: string;
		sizes?: string;
		/**
		 * lcp is the largest of all, which one image can be.
		 */
		label: 'lcp' | 'above-the-fold';
	}[];
}
