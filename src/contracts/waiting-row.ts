/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Somebody on the waiting list of a full time: GET vestibule/v1/bookings/waiting. Plain text; whoever shows it escapes.
 */
export interface WaitingRow {
	id: number;
	event: {
		id: number;
		title: string;
	};
	host: {
		/**
		 * Whose time it is to be; 0 is anybody's.
		 */
		id: number;
		name: string;
	};
	/**
	 * Of the time that they wait for.
	 */
	start: string;
	email: string;
	/**
	 * The visitor's; may be empty.
	 */
	timezone: string;
	/**
	 * Not confirmed by mail yet; on the list; a seat is held for them; it was held and its time is up; they have booked it.
	 */
	status: 'unconfirmed' | 'waiting' | 'offered' | 'lapsed' | 'booked';
	/**
	 * When they were put down.
	 */
	asked: string;
	/**
	 * When they confirmed it, from when their place counts; empty before.
	 */
	confirmed: string;
	/**
	 * Until when a seat is, or was, held for them; empty for none.
	 */
	until: string;
}
