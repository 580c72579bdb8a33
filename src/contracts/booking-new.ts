/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A booking that a user makes for somebody: POST vestibule/v1/bookings.
 */
export interface BookingNew {
	/**
	 * The post of an appointment type.
	 */
	event: number;
	/**
	 * The instant, such as 2026-12-01T09:00:00Z: from now on, at a full minute, also outside of the offered hours.
	 */
	start: string;
	/**
	 * Whose time it is to be; 0 is whoever of its hosts is free.
	 */
	host?: number;
	/**
	 * The public number of the form of which an entry is stored; 0 is the first one that asks for this appointment type.
	 */
	form?: number;
	/**
	 * Who comes.
	 */
	name: string;
	email?: string;
	phone?: string;
	/**
	 * For the institute.
	 */
	note?: string;
	/**
	 * Whether the notifications of the form are sent, the confirmation among them.
	 */
	notify?: boolean;
}
