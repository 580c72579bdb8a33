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
	 * The window's corner: where lines start or end. The chat's button is at the end by default.
	 */
	side?: 'start' | 'end';
}
