/**
 * Dialog of an island. `wasOpen` is set if the loader or the browser opened the dialog before the island's script
 * loaded.
 */
export interface EarlyDialog extends HTMLElement {
	open?: boolean;
	wasOpen?: boolean;
}
