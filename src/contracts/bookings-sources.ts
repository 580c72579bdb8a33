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
	}[];
	hosts: {
		id: number;
		name: string;
	}[];
}
