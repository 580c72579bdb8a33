/**
 * A part that is a dialog, and whether it was open before its script came: the loader or the browser itself may have
 * shown it, and its script speaks of that.
 */
export interface EarlyDialog extends HTMLElement {
	open?: boolean;
	wasOpen?: boolean;
}
