/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * A form as a line of the list: the items of GET vestibule/v1/forms.
 */
export interface FormsRow {
	/**
	 * The public number, by which entries name the form.
	 */
	id: number;
	/**
	 * The post, as wp/v2/vestibule-forms names it.
	 */
	post: number;
	title: string;
	/**
	 * Of the post, such as publish.
	 */
	status: string;
	/**
	 * The instant, such as 2026-11-21T09:00:00Z.
	 */
	modifiedAt: string;
	shortcode: string;
}
