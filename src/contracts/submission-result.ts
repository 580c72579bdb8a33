/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What a program gets when its submission was stored.
 */
export interface SubmissionResult {
	/**
	 * The entry.
	 */
	id: number;
	/**
	 * Safe HTML: what a visitor would read.
	 */
	message: string;
	/**
	 * Where a visitor would be sent; empty for nowhere.
	 */
	redirectUrl: string;
}
