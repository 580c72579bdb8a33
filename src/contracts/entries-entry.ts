/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * An entry as the institute reads it: GET vestibule/v1/entries/{id}.
 */
export interface EntriesEntry {
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
	 * Each mail that a notification of the form made.
	 */
	mails: {
		id: number;
		/**
		 * Of the notification.
		 */
		name: string;
		/**
		 * Addresses, separated by commas.
		 */
		to: string;
		/**
		 * Empty until it is sent.
		 */
		subject: string;
		/**
		 * skipped is not sent by itself; error says why.
		 */
		status: 'pending' | 'sending' | 'sent' | 'failed' | 'given_up' | 'skipped';
		tries: number;
		/**
		 * When a failed one is tried again, in words; else empty.
		 */
		next: string;
		error: string;
		/**
		 * When it was sent, in words; else empty.
		 */
		at: string;
	}[];
	/**
	 * How often the mail that failed was tried; 0 when none did.
	 */
	mailTries: number;
	/**
	 * When a failed one is tried again, in words and in the site's zone; empty when it is not.
	 */
	mailNext: string;
	/**
	 * Why the last try failed, in the mail server's words.
	 */
	mailError: string;
	/**
	 * When it is deleted by itself; null for one that stays.
	 */
	deletion: {
		/**
		 * The instant, such as 2026-12-01T09:00:00Z; cron comes by within a day of it.
		 */
		at: string;
		/**
		 * The same in words, in the site's zone.
		 */
		words: string;
		/**
		 * By the form's setting; the same, once the appointment is over; or by the setting for spam.
		 */
		why: 'form' | 'appointment' | 'spam';
	} | null;
	/**
	 * The e-mail address to answer to; empty when it is not one.
	 */
	replyTo: string;
	/**
	 * In which the visitor read the form, by its name in the reader's; empty for entries from before.
	 */
	language: string;
	/**
	 * The page that the form was on; http or https, else empty.
	 */
	sourceUrl: string;
	/**
	 * The signed-in sender's display name; empty for a guest.
	 */
	user: string;
	/**
	 * In the form's order, then what the form no longer has.
	 */
	fields: {
		name: string;
		/**
		 * The field type of contract form-props; empty when the form no longer has the field.
		 */
		type: string;
		label: string;
		/**
		 * Options are shown with their labels; empty when nothing was given.
		 */
		values: string[];
		/**
		 * Of a field that takes files.
		 */
		files: {
			name: string;
			/**
			 * In words.
			 */
			size: string;
			/**
			 * Where it is saved from.
			 */
			url: string;
			/**
			 * Where a picture is shown from; empty for others.
			 */
			preview: string;
		}[];
		/**
		 * Of a field with rows that was answered.
		 */
		table: {
			headings: string[];
			rows: string[][];
		} | null;
	}[];
	/**
	 * Where the entry was sent as a webhook.
	 */
	webhooks: {
		id: number;
		name: string;
		/**
		 * The host.
		 */
		to: string;
		/**
		 * gone: the receiver answered 410, and the webhook was switched off.
		 */
		status: 'pending' | 'sending' | 'sent' | 'failed' | 'given_up' | 'gone' | 'skipped';
		tries: number;
		/**
		 * The HTTP status of the last answer; 0 without one.
		 */
		code: number;
		/**
		 * How it began.
		 */
		answer: string;
		error: string;
		/**
		 * How it stands, with when, in words.
		 */
		state: string;
		/**
		 * When it was taken, in words.
		 */
		at: string;
	}[];
	/**
	 * What has become of its appointments, the oldest first.
	 */
	bookingHistory: {
		/**
		 * In words.
		 */
		at: string;
		/**
		 * What was done, and by whom.
		 */
		words: string;
	}[];
}
