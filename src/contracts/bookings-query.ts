/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What bookings can be asked for: the arguments of GET vestibule/v1/bookings.
 */
export interface BookingsQuery {
	/**
	 * An instant such as 2026-12-01T09:00:00Z: what ends after it. Empty for no limit.
	 */
	from?: string;
	/**
	 * What begins before it.
	 */
	to?: string;
	/**
	 * Posts of appointment types; none for all.
	 *
	 * @maxItems 100
	 */
	event?: number[];
	/**
	 * Posts of hosts, 0 for what is nobody's; none for all.
	 *
	 * @maxItems 100
	 */
	host?: number[];
	/**
	 * blocked is time that was taken out.
	 *
	 * @maxItems 4
	 */
	status?: ('booked' | 'cancelled' | 'missed' | 'blocked')[];
	/**
	 * Words that must all occur in the entry of a booking or in its note.
	 */
	search?: string;
	/**
	 * id is the order in which they were booked.
	 */
	orderby?: 'start' | 'id';
	order?: 'asc' | 'desc';
	page?: number;
	per_page?: number;
}
