/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the editor of a form knows of its webhooks: GET vestibule/v1/forms/{post}/webhooks.
 */
export interface WebhooksEditor {
	/**
	 * The ids of those that have a secret; what it is, nothing says again.
	 */
	secrets: string[];
	/**
	 * Whether the reader may read the entries of the form; deliveries are shown to nobody else.
	 */
	mayRead: boolean;
	/**
	 * The last ones, the newest first.
	 */
	deliveries: {
		id: number;
		webhook: string;
		name: string;
		/**
		 * The host.
		 */
		to: string;
		entry: number;
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
}
