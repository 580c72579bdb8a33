/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What can be booked: the post meta vestibule_event of a post vestibule_event.
 */
export interface Event {
	/**
	 * Minutes of one appointment.
	 */
	duration?: number;
	/**
	 * IANA name such as Europe/Berlin; empty is the site's zone.
	 */
	timezone?: string;
	/**
	 * Opening hours by weekday, on the clock of the event's zone.
	 */
	hours?: {
		/**
		 * @maxItems 12
		 */
		monday?: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
		/**
		 * @maxItems 12
		 */
		tuesday?: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
		/**
		 * @maxItems 12
		 */
		wednesday?: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
		/**
		 * @maxItems 12
		 */
		thursday?: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
		/**
		 * @maxItems 12
		 */
		friday?: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
		/**
		 * @maxItems 12
		 */
		saturday?: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
		/**
		 * @maxItems 12
		 */
		sunday?: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
	};
	/**
	 * Seats at each time.
	 */
	capacity?: number;
	/**
	 * Minutes that must lie between booking and start.
	 */
	notice?: number;
	/**
	 * Days ahead, today not counted, that can be booked.
	 */
	horizon?: number;
	/**
	 * Minutes from one start to the next; 0 is the length of an appointment.
	 */
	step?: number;
	/**
	 * Minutes kept free before an appointment.
	 */
	bufferBefore?: number;
	/**
	 * Minutes kept free after an appointment.
	 */
	bufferAfter?: number;
	/**
	 * Bookings on one day of the event's zone; 0 is without a limit.
	 */
	dayLimit?: number;
	/**
	 * Whether the event gives its hosts turns or visitors choose one.
	 */
	hostChoice?: 'turns' | 'visitor';
	/**
	 * Days with other hours than their weekday. Of several that name a day the shortest counts.
	 *
	 * @maxItems 200
	 */
	overrides?: {
		/**
		 * The first day.
		 */
		from: string;
		/**
		 * The last day, included.
		 */
		to: string;
		/**
		 * Every year on the same dates, whatever the year in them.
		 */
		yearly: boolean;
		/**
		 * For the owner, such as New Year's Day.
		 */
		name: string;
		/**
		 * Empty: closed.
		 *
		 * @maxItems 12
		 */
		hours: {
			start: string;
			/**
			 * Up to 24:00; before start means: goes on into the next day.
			 */
			end: string;
		}[];
	}[];
	/**
	 * Posts vestibule_host whose time is booked; empty: nobody's.
	 *
	 * @maxItems 50
	 */
	hosts?: number[];
	/**
	 * What the hosts are written to about. New types have all of them; a type from before this setting has none until its owner chooses.
	 *
	 * @maxItems 4
	 */
	hostMails?: ('booked' | 'moved' | 'cancelled' | 'reminded')[];
	/**
	 * Where an appointment is.
	 */
	place?: {
		kind?: 'none' | 'address' | 'phone' | 'video' | 'text';
		/**
		 * An address, a number, a link or words, by kind.
		 */
		text?: string;
	};
	/**
	 * Hours before the start until which visitors can move their appointment by its link.
	 */
	moveUntil?: number;
	/**
	 * Hours before the start until which visitors can cancel it.
	 */
	cancelUntil?: number;
	/**
	 * Minutes before the start at which visitors are reminded.
	 *
	 * @maxItems 3
	 */
	reminders?: number[];
	/**
	 * Whether visitors can wait for a time that is full.
	 */
	waiting?: boolean;
	/**
	 * Minutes for which a seat that was given back is held for who has waited for it.
	 */
	waitingHold?: number;
	/**
	 * How many wait for one time at most.
	 */
	waitingMost?: number;
}
