/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The option vestibule_consent: the cookie notice's settings (docs/reference/consent.md).
 */
export interface Consent {
	/**
	 * Whether the site asks at all.
	 */
	isShown: boolean;
	/**
	 * Where it asks: on pages with something that waits for consent, or on all.
	 */
	showOn: 'waiting' | 'always';
	/**
	 * HTML of a few inline elements; empty is the built-in, translated text.
	 */
	text: string;
	acceptText: string;
	refuseText: string;
	/**
	 * Of the button that accepts the kinds that are ticked.
	 */
	selectText: string;
	revokeText: string;
	/**
	 * The page that a link leads to; 0 is WordPress's own privacy page, if it has one.
	 */
	policyPage: number;
	policyText: string;
	/**
	 * Stands in each receipt. A higher one asks everybody again.
	 */
	policyVersion: number;
	position: 'bottom' | 'top';
	effect: 'fade' | 'slide' | 'none';
	canRefuse: boolean;
	/**
	 * Whether a choice can be taken back by a floating control.
	 */
	revoke: boolean;
	/**
	 * Manual: only where the author placed the block.
	 */
	revokeMode: 'automatic' | 'manual';
	acceptOnScroll: boolean;
	/**
	 * In pixels.
	 */
	scrollOffset: number;
	/**
	 * The reload rules of the contract.
	 */
	reload: boolean;
	/**
	 * Of the cookie, in seconds.
	 */
	lifetime: number;
	/**
	 * Whether kinds of cookies can be chosen one by one.
	 */
	asksCategories: boolean;
	/**
	 * Whether content of other sites waits for consent.
	 */
	blocksEmbeds: boolean;
	/**
	 * Whether Global Privacy Control counts as a refusal.
	 */
	respectsSignal: boolean;
	/**
	 * Google Consent Mode v2.
	 */
	consentMode: boolean;
	/**
	 * In days.
	 */
	keepReceipts: number;
}
