/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * How visitors keep what they have typed until it is sent: the post meta vestibule_form_saving.
 */
export interface FormSaving {
	/**
	 * Whether the visitor's own browser keeps it.
	 */
	drafts?: boolean;
	/**
	 * Whether visitors can have a link mailed that brings it back on any device.
	 */
	later?: boolean;
	/**
	 * How long such a link works.
	 */
	days?: number;
}
