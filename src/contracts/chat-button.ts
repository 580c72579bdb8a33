/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of the block vestibule/chat-button.
 */
export interface ChatButton {
	/**
	 * The account's post; 0 is the first one.
	 */
	account?: number;
	/**
	 * Empty is the label of the settings.
	 */
	label?: string;
	/**
	 * Empty is the shape of the settings.
	 */
	shape?: '' | 'round' | 'square';
}
