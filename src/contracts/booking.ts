/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of the block vestibule/booking.
 */
export interface BookingBlock {
	/**
	 * The form's post; 0 is none.
	 */
	ref?: number;
	/**
	 * A small form for an appointment type that is stored with the page (docs/editor.md).
	 */
	fresh?: {
		key?: string;
		title?: string;
		event?: number;
	};
}
