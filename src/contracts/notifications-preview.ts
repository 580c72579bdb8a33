/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A notification as it would be sent: POST vestibule/v1/forms/{id}/notifications/preview.
 */
export interface NotificationsPreview {
	/**
	 * What it is shown with: an entry, or example answers.
	 */
	of: string;
	/**
	 * Addresses, separated by commas; empty where nobody would get it.
	 */
	to: string;
	subject: string;
	/**
	 * Reply-To, Cc and Bcc, as they stand in the mail.
	 */
	headers: string[];
	/**
	 * A whole document, without scripts.
	 */
	html: string;
	/**
	 * The same as plain text.
	 */
	text: string;
	/**
	 * Names of files.
	 */
	attachments: string[];
}
