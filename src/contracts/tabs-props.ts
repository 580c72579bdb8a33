/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the browser needs to take tabs over. Titles and panels are slots: the page's author owns them.
 */
export interface TabsProps {
	/**
	 * The hash that opens each tab, in order. The tab's own id ends in --tab, its panel's in --panel.
	 */
	ids: string[];
	/**
	 * Place of the tab that is open at first.
	 */
	open: number;
	label: string;
	/**
	 * In a wide window; the live view follows the layout.
	 */
	orientation: 'horizontal' | 'vertical';
	activation: 'automatic' | 'manual';
}
