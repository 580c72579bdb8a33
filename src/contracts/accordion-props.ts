/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the server prints with an accordion so that the browser can take it over.
 */
export interface AccordionProps {
	level: 0 | 2 | 3 | 4 | 5 | 6;
	onlyOne: boolean;
	words: {
		openAll: string;
		closeAll: string;
		/**
		 * Said when all have been opened.
		 */
		opened: string;
		closed: string;
	};
}
