/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * POST vestibule/v1/bookings/{id}/cancel.
 */
export interface BookingCancel {
	/**
	 * Why; it stands in the history and in mails.
	 */
	note?: string;
	/**
	 * As the caller knows it: what was changed since is refused (409). -1 asks for nothing.
	 */
	sequence?: number;
	/**
	 * Whether its visitor gets a mail about it.
	 */
	notify?: boolean;
}
