/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of the block vestibule/modal (docs/reference/modal.md).
 */
export interface Modal {
	/**
	 * The id that links name; letters, digits, underscores and hyphens count.
	 */
	anchor?: string;
	/**
	 * What assistive technology calls the dialog. Empty: its first heading.
	 */
	label?: string;
	size?: 'small' | 'medium' | 'large' | 'full';
	/**
	 * In the middle, or as a sheet along the side at which lines end.
	 */
	position?: 'center' | 'end';
	/**
	 * On a narrow screen it is a sheet at the bottom.
	 */
	bottomOnPhones?: boolean;
	/**
	 * A click beside the dialog closes it.
	 */
	closeOnBackdrop?: boolean;
	/**
	 * Text of a button before the dialog that opens it. Empty: no button.
	 */
	buttonText?: string;
	/**
	 * Opens by itself after so many seconds; 0 never.
	 */
	openAfter?: number;
	/**
	 * Opens by itself when so many percent of the page were scrolled; 0 never.
	 */
	openAtScroll?: number;
	/**
	 * Opens by itself when the pointer leaves the page at the top.
	 */
	openOnExit?: boolean;
	/**
	 * For so many days after a visitor closed it, it does not open by itself; 0 forgets at once.
	 */
	rememberDays?: number;
}
