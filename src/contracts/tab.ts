/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Attributes of the block vestibule/tab: one title with its panel.
 */
export interface TabAttributes {
	/**
	 * Rich text.
	 */
	title?: string;
	/**
	 * The hash that opens the tab; empty makes one of the title.
	 */
	anchor?: string;
	/**
	 * Whether this tab is open at first. The first one of several counts; with none it is the first tab.
	 */
	isOpen?: boolean;
}
