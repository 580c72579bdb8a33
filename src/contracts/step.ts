/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Attributes of the block vestibule/step: the fields of one step of a form.
 */
export interface StepAttributes {
	/**
	 * Plain text; empty leaves the title out of the step's label.
	 */
	title?: string;
	/**
	 * Of the button that leads on; empty is the standard word.
	 */
	nextLabel?: string;
	/**
	 * Of the button that leads back; empty is the standard word.
	 */
	backLabel?: string;
	/**
	 * When the step is shown (contract conditions).
	 */
	conditions?: {};
}
