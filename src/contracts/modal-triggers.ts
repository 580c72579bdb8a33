/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * When a modal opens by itself, in data-triggers of its dialog.
 */
export interface ModalTriggers {
	/**
	 * Seconds; 0 never.
	 */
	after: number;
	/**
	 * Percent of the page; 0 never.
	 */
	scroll: number;
	exit: boolean;
	/**
	 * How long a closing is remembered.
	 */
	days: number;
}
