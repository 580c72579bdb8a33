/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Whether the visitor came: POST vestibule/v1/bookings/{id}/missed.
 */
export interface BookingMissed {
	/**
	 * false undoes it.
	 */
	missed?: boolean;
	/**
	 * As the caller knows it: what was changed since is refused (409). -1 asks for nothing.
	 */
	sequence?: number;
}
