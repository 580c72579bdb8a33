/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What POST vestibule/v1/start/mail is asked for: who gets the mail about entries.
 */
export interface StartMail {
	/**
	 * Addresses, separated by commas.
	 */
	mailTo: string;
}
