/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A free time as GET vestibule/v1/bookings/free lists it.
 */
export interface BookingTime {
	/**
	 * The instant, such as 2026-12-01T09:00:00Z.
	 */
	start: string;
	end: string;
	/**
	 * The host who was asked for; null for none.
	 */
	host: number | null;
	/**
	 * Seats that are left.
	 */
	places: number;
	/**
	 * Hosts who are free then; none where it is nobody's time.
	 */
	hosts: number[];
}
