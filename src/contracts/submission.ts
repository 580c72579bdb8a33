/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What a program sends for a form: the arguments of POST vestibule/v1/forms/{number}/submissions.
 */
export interface Submission {
	/**
	 * The answers by name, as the form's schema describes them.
	 */
	values: {
		[k: string]: unknown;
	};
	/**
	 * Chosen by the program: what is sent again under the same key within a day is stored once.
	 */
	key?: string;
	/**
	 * The page that the submission belongs to.
	 */
	source_url?: string;
	/**
	 * As WordPress names it, such as de_DE: in it errors and message are. The site's where it is left out.
	 */
	language?: string;
}
