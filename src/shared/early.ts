/**
 * Dialog of an island, and whether it was open before its script loaded. The loader or the browser may have opened it.
 */
export interface EarlyDialog extends HTMLElement {
	open?: boolean;
	wasOpen?: boolean;
}
