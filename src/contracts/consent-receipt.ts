/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A choice about cookies as it was written down: the items of GET vestibule/v1/consent-receipts.
 */
export interface ConsentReceipt {
	/**
	 * Random; it leads to nobody.
	 */
	id: string;
	/**
	 * UTC.
	 */
	createdAt: string;
	/**
	 * The same in words, in the site's time zone.
	 */
	when: string;
	choice: 'accepted' | 'refused' | 'revoked';
	/**
	 * What was accepted where kinds can be chosen, in the reader's language; empty is all.
	 */
	categories: string[];
	policyVersion: number;
}
