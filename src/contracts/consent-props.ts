/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the browser gets for the cookie notice: data-props of the notice, the same for every visitor.
 */
export interface ConsentProps {
	/**
	 * The address of admin-ajax.php.
	 */
	calls: string;
	/**
	 * Of the cookie, in seconds.
	 */
	lifetime: number;
	/**
	 * Of the policy: who chose under a lower one is asked again.
	 */
	version: number;
	reload: boolean;
	/**
	 * Whether a page cache is on, so that a reload carries cn-reloaded=1.
	 */
	marksReload: boolean;
	/**
	 * So many pixels of scrolling accept; 0 never.
	 */
	scroll: number;
	canRefuse: boolean;
	/**
	 * Whether the control to take a choice back floats on the page.
	 */
	hasControl: boolean;
	respectsSignal: boolean;
	consentMode: boolean;
	/**
	 * What is said of a choice to those who do not see the notice go.
	 */
	words: {
		accepted: string;
		refused: string;
		/**
		 * Where the page has the button to change it.
		 */
		change: string;
	};
}
