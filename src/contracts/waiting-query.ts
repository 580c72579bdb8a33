/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Whose waiting can be asked for: the arguments of GET vestibule/v1/bookings/waiting.
 */
export interface WaitingQuery {
	/**
	 * An instant such as 2026-12-01T09:00:00Z: times that begin then or later. Empty for now.
	 */
	from?: string;
	/**
	 * What begins before it. Empty for no limit.
	 */
	to?: string;
	/**
	 * Posts of appointment types; none for all.
	 *
	 * @maxItems 100
	 */
	event?: number[];
	page?: number;
	per_page?: number;
}
