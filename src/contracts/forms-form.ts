/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * One form with its fields: GET vestibule/v1/forms/{number}.
 */
export interface FormsForm {
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
	/**
	 * In the form's order.
	 */
	fields: {
		name: string;
		/**
		 * Such as multi-select.
		 */
		type: string;
		label: string;
		help: string;
		/**
		 * Where the field is shown; conditions may hide it.
		 */
		required: boolean;
		/**
		 * The names by which entries have its answers, such as names[first_name].
		 */
		posted: {
			name: string;
			label: string;
		}[];
		/**
		 * What can be chosen.
		 */
		options: {
			value: string;
			label: string;
		}[];
	}[];
	/**
	 * None where the form is one page.
	 */
	steps: {
		title: string;
		/**
		 * Their names.
		 */
		fields: string[];
	}[];
}
