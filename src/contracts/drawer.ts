/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The attributes of the block vestibule/drawer.
 */
export interface Drawer {
	/**
	 * The dialog's id; a link to it opens it. Made from the words of the button where none is given.
	 */
	anchor?: string;
	/**
	 * From the side, in the middle of the window, or from its top.
	 */
	kind?: 'drawer' | 'popup' | 'search';
	/**
	 * Of a drawer: where lines end or start.
	 */
	side?: 'end' | 'start';
	/**
	 * The words of the button and the dialog's name. Empty is the built-in, translated text.
	 */
	label?: string;
	icon?: 'menu' | 'search' | 'more' | 'none';
	/**
	 * Off, the button shows its icon alone.
	 */
	showLabel?: boolean;
	/**
	 * In windows of which width: tablets begin at 768px, desktops at 1024px (docs/reference/header.md).
	 */
	shown?: 'always' | 'below-tablet' | 'below-desktop' | 'from-tablet' | 'from-desktop';
}
