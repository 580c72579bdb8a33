/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What bookings can be narrowed to: GET vestibule/v1/bookings/sources.
 */
export interface BookingsSources {
	events: {
		id: number;
		title: string;
		/**
		 * Minutes.
		 */
		duration: number;
		zone: string;
		hosts: number[];
		/**
		 * Whether its full times have waiting lists.
		 */
		waiting?: boolean;
		/**
		 * The public number of the form of which a booking made by hand stores an entry; 0 where no published form asks for the appointment type, so that none can be made.
		 */
		form?: number;
	}[];
	hosts: {
		id: number;
		name: string;
	}[];
}
