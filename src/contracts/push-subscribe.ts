/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of the block vestibule/push-subscribe.
 */
export interface PushSubscribe {
	/**
	 * Empty is the built-in, translated text.
	 */
	label?: string;
	/**
	 * Whether visitors choose what they are notified of.
	 */
	asksTopics?: boolean;
}
