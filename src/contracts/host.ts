/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Somebody whose time is booked: the post meta vestibule_host of a post vestibule_host.
 */
export interface Host {
	/**
	 * Where the host is written to about appointments, as their types say; empty: nowhere.
	 */
	email?: string;
	/**
	 * IANA name such as Europe/Berlin; empty is the site's zone.
	 */
	timezone?: string;
	/**
	 * Whether the host is there at hours of their own; else whenever an event offers times.
	 */
	ownHours?: boolean;
	/**
	 * The host's own hours by weekday, on the clock of their zone.
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
}
