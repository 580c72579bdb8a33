/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the server prints with a modal so that the browser can take it over.
 */
export interface ModalProps {
	/**
	 * The dialog's own id, unique on the page.
	 */
	id: string;
	closeLabel: string;
	closeOnBackdrop: boolean;
}
