/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Another time for a booking: POST vestibule/v1/bookings/{id}/move.
 */
export interface BookingMove {
	/**
	 * The instant, such as 2026-12-01T09:00:00Z: from now on, at a full minute, also outside of the offered hours.
	 */
	start: string;
	/**
	 * Whose time it is to be; 0 is whoever of its hosts is free, the same as before if possible.
	 */
	host?: number;
	/**
	 * As the caller knows it: what was changed since is refused (409). -1 asks for nothing.
	 */
	sequence?: number;
	/**
	 * Whether its visitor gets a mail about it.
	 */
	notify?: boolean;
}
