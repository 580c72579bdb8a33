/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of vestibule/accordion-item (docs/reference/tabs.md).
 */
export interface AccordionItemAttributes {
	/**
	 * HTML of a line of text, without links.
	 */
	title: string;
	/**
	 * Open when the page is loaded.
	 */
	isOpen: boolean;
	/**
	 * The hash that opens the item; the title's slug when it is empty.
	 */
	anchor?: string;
}
