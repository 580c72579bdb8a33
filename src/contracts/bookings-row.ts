/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * One booking, or time that was taken out, as GET vestibule/v1/bookings lists it.
 */
export interface BookingsRow {
	/**
	 * Kept when it is moved or cancelled.
	 */
	id: number;
	/**
	 * missed: the visitor did not come; blocked: time that was taken out.
	 */
	status: 'booked' | 'cancelled' | 'missed' | 'blocked';
	event: {
		/**
		 * 0 where a host's time is taken out of all.
		 */
		id: number;
		/**
		 * Empty when it is gone.
		 */
		title: string;
	};
	/**
	 * Whose time it is; null when it is nobody's.
	 */
	host: {
		id: number;
		/**
		 * Empty when the host is gone.
		 */
		name: string;
	} | null;
	/**
	 * The instant, such as 2026-12-01T09:00:00Z.
	 */
	start: string;
	end: string;
	/**
	 * The visitor's zone; empty when nobody knows.
	 */
	timezone: string;
	/**
	 * The institute's zone.
	 */
	home: string;
	/**
	 * 0 for none.
	 */
	entry: number;
	/**
	 * The public number of the entry's form; 0 for none.
	 */
	form: number;
	/**
	 * As the entry has it, as are email and phone: what a visitor typed.
	 */
	name: string;
	email: string;
	phone: string;
	/**
	 * Of the institute, about the booking or the time that was taken out.
	 */
	note: string;
	/**
	 * How often it was changed; changes name it.
	 */
	sequence: number;
	/**
	 * Where it takes place, in words; empty when nobody has said.
	 */
	place: string;
	/**
	 * The screen of its entry; empty for none.
	 */
	url: string;
	/**
	 * Where it comes from: form, by a visitor; manual, by a user; or what another calendar is called. Empty for time taken out by hand.
	 */
	source: string;
	/**
	 * Of one booking alone: what became of it, the oldest first.
	 */
	history?: {
		/**
		 * On the clock of the site, in words.
		 */
		at: string;
		words: string;
	}[];
}
