/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The data of the call vestibule_slots, which also rides along in append_data.vestibule_slots when a time was taken.
 */
export interface Slots {
	/**
	 * The zone that was asked for; days are days there.
	 */
	timezone: string;
	/**
	 * By date, such as 2026-12-01; days without a free time are absent.
	 */
	days: {
		[k: string]: {
			/**
			 * An instant, such as 2026-12-01T08:00:00Z.
			 */
			start: string;
			end: string;
			/**
			 * Free seats, at least 1.
			 */
			remaining: number;
			/**
			 * Who has room, where visitors choose.
			 */
			hosts?: number[];
		}[];
	};
	/**
	 * Asked for with full=1 where visitors can wait: the starts of these days that have no seat left.
	 */
	full?: string[];
	/**
	 * The first free time after these days, where they have none; absent where there is none at all.
	 */
	next?: {
		start: string;
		end: string;
		remaining: number;
		hosts?: number[];
	};
}
