/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of vestibule/accordion (docs/reference/tabs.md).
 */
export interface AccordionAttributes {
	/**
	 * Opening an item closes the others.
	 */
	onlyOne: boolean;
	/**
	 * Of the items' titles; 0 makes them no headings.
	 */
	headingLevel: 0 | 2 | 3 | 4 | 5 | 6;
	/**
	 * Marks for search engines that the items are questions and answers.
	 */
	isFaq: boolean;
	/**
	 * Shows two buttons that open and close all items.
	 */
	hasButtons: boolean;
	anchor?: string;
}
