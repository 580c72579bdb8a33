/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What POST vestibule/v1/start/page is asked for: a form on a page.
 */
export interface StartPage {
	/**
	 * The page that is to show it; 0 makes a draft.
	 */
	page?: number;
	/**
	 * The form's post; 0 makes a form.
	 */
	form?: number;
}
