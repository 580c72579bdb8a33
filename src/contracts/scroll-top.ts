/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of the block vestibule/scroll-top.
 */
export interface ScrollTop {
	/**
	 * Empty is the built-in, translated text.
	 */
	label?: string;
	/**
	 * Off, the link shows its arrow alone.
	 */
	showLabel?: boolean;
	/**
	 * The window's corner: where lines end or start. The chat's button is at the start by default.
	 */
	side?: 'end' | 'start';
}
