/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Attributes of the block vestibule/tabs (docs/reference/tabs.md).
 */
export interface TabsAttributes {
	/**
	 * How titles and panels are laid out in a window of more than 1024 px.
	 */
	desktop?: 'tabs' | 'vertical' | 'accordion';
	/**
	 * From 768 to 1024 px (docs/reference/tabs.md).
	 */
	tablet?: 'tabs' | 'vertical' | 'accordion';
	/**
	 * Up to 767 px.
	 */
	phone?: 'tabs' | 'vertical' | 'accordion';
	/**
	 * Whether an arrow key opens the tab it moves to, or only moves the focus there.
	 */
	activation?: 'automatic' | 'manual';
	/**
	 * What screen readers call the list of tabs; empty is a standard word.
	 */
	label?: string;
	anchor?: string;
}
