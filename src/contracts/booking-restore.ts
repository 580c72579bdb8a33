/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Books a cancelled booking again at its own time: POST vestibule/v1/bookings/{id}/restore.
 */
export interface BookingRestore {
	/**
	 * As the caller knows it: what was changed since is refused (409). -1 asks for nothing.
	 */
	sequence?: number;
	/**
	 * Whether its visitor gets a mail about it.
	 */
	notify?: boolean;
}
