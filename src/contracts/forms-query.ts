/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the list of forms can be asked for: the arguments of GET vestibule/v1/forms.
 */
export interface FormsQuery {
	page?: number;
	per_page?: number;
	/**
	 * Words of the title or the fields.
	 */
	search?: string;
	/**
	 * any leaves out the trash. Only published forms can be sent.
	 */
	status?: 'any' | 'publish' | 'draft' | 'pending' | 'private' | 'future' | 'trash';
}
