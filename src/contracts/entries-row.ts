/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * An entry as a line of the list: the items of GET vestibule/v1/entries.
 */
export interface EntriesRow {
	id: number;
	form: {
		/**
		 * The public number.
		 */
		id: number;
		title: string;
	};
	status: 'unread' | 'read' | 'trash' | 'spam';
	/**
	 * The instant, such as 2026-11-21T09:00:00Z.
	 */
	createdAt: string;
	/**
	 * The same in words, in the site's zone.
	 */
	received: string;
	name: string;
	email: string;
	/**
	 * Why it is in the spam folder, in words; empty when it is not.
	 */
	spamReason: string;
	starred: boolean;
	subject: string;
	/**
	 * Of its mails, the worst: failed is tried again by itself, given_up is not, none has no notification.
	 */
	mailStatus: 'pending' | 'sending' | 'sent' | 'failed' | 'given_up' | 'none';
	/**
	 * The time that was booked with the entry.
	 */
	appointment: {
		/**
		 * Of the booking.
		 */
		id: number;
		/**
		 * The instant, such as 2026-12-01T09:00:00Z.
		 */
		start: string;
		end: string;
		status: 'booked' | 'cancelled' | 'held' | 'missed';
		/**
		 * Why it is cancelled: trash or spam, with its entry; taken or over, because its time was gone when the entry came back; empty when it is not or when that is not known.
		 */
		cancelReason: string;
		/**
		 * The appointment type; empty when it is gone.
		 */
		title: string;
		/**
		 * Day and time for a table, in the institute's zone.
		 */
		short: string;
		/**
		 * Day, time and zone in words, in the institute's zone.
		 */
		words: string;
		/**
		 * The institute's zone.
		 */
		timezone: string;
		/**
		 * The same in the visitor's zone; empty when that is the same time of day.
		 */
		visitorWords: string;
		visitorTimezone: string;
		/**
		 * The name of whose time it is; empty when it is nobody's.
		 */
		host: string;
		/**
		 * Where it is, in words; empty when nobody has said.
		 */
		place: string;
		/**
		 * Its day in the institute's calendar.
		 */
		calendarUrl: string;
	} | null;
	/**
	 * What was answered in the fields that the list was asked for, in words, by posted name.
	 */
	answers?: {
		[k: string]: string;
	};
}
