/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * Time to take out: POST vestibule/v1/blocks.
 */
export interface BlockNew {
	/**
	 * The appointment type whose whole time is taken out; with a host, only a name for it.
	 */
	event?: number;
	/**
	 * The host whose time is taken out, of all appointment types.
	 */
	host?: number;
	/**
	 * The instant, such as 2026-12-01T09:00:00Z.
	 */
	from: string;
	/**
	 * At most 366 days later. What is longer than a day has a row a day.
	 */
	to: string;
	/**
	 * For the institute.
	 */
	note?: string;
}
