/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Free times as the institute sees them: the arguments of GET vestibule/v1/bookings/free.
 */
export interface BookingFree {
	/**
	 * The post of an appointment type.
	 */
	event: number;
	/**
	 * An instant such as 2026-12-01T00:00:00Z.
	 */
	from: string;
	/**
	 * At most 62 days later.
	 */
	to: string;
	/**
	 * Only those of this host.
	 */
	host?: number;
}
