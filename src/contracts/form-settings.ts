/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What happens around a form's fields: the post meta vestibule_form_settings.
 */
export interface FormSettings {
	/**
	 * HTML with merge tags, shown after success; empty shows the standard message.
	 */
	successMessage?: string;
	/**
	 * data.result.action of the answer (docs/reference/form.md).
	 */
	afterSuccess?: 'hide_form' | 'reset_form';
	/**
	 * Where the browser goes after success, with merge tags behind the host; empty stays.
	 */
	redirectUrl?: string;
	errorMessagePlacement?: 'inline' | 'stackToBottom';
	/**
	 * Addresses that are notified of each entry, separated by commas; empty is the site's administration address.
	 */
	mailTo?: string;
	/**
	 * Days after which an entry is deleted for good, unless its appointment is still ahead; 0 keeps entries.
	 */
	deleteAfterDays?: number;
	/**
	 * HTML in the place of a form in the Trash or not published; empty is the standard sentence.
	 */
	unavailableMessage?: string;
}
