/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of the block vestibule/booking.
 */
export interface BookingBlock {
	/**
	 * The form's post; 0 is none.
	 */
	ref?: number;
}
