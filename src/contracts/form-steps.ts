/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * How the steps of a form are shown: the post meta vestibule_form_steps.
 */
export interface FormSteps {
	/**
	 * Whether a bar above the steps shows how far the visitor is.
	 */
	progressBar?: boolean;
	/**
	 * Where scripts do not run: all steps below each other, or one at a time, by a post each.
	 */
	withoutScripts?: 'one-page' | 'pages';
}
