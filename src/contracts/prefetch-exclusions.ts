/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Addresses that no browser fetches ahead, beside those that WordPress names (docs/reference/prefetch.md).
 */
export interface PrefetchExclusions {
	/**
	 * What makes an address one of these when it stands alone between two slashes; * is any text.
	 */
	segments?: string[];
	/**
	 * Endings of pages; what has another one is a file: a picture, a document, a recording, an archive.
	 */
	pageEndings?: string[];
}
