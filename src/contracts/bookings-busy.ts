/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A time that a host is busy in another calendar, as GET vestibule/v1/bookings/busy lists it.
 */
export interface BookingsBusy {
	host: {
		id: number;
		name: string;
	};
	/**
	 * The instant, such as 2026-12-01T09:00:00Z; of what began long before what was asked for, at most a day before it.
	 */
	start: string;
	end: string;
}
