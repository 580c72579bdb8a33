/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * How a form is protected from spam beside the site's own settings: the post meta vestibule_form_spam (docs/spam.md).
 */
export interface FormSpam {
	/**
	 * The name of a captcha service, such as turnstile; empty is none.
	 */
	captcha?: string;
	/**
	 * Whether a browser computes a proof of work before it may send the form.
	 */
	work?: boolean;
	/**
	 * Whether a post without scripts is refused.
	 */
	needsScripts?: boolean;
}
