/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What visitors get after a submission where their answers ask for something else than the form's settings: the post meta vestibule_form_confirmations. The first whose conditions hold.
 */
export interface FormConfirmations {
	/**
	 * @maxItems 20
	 */
	list?: {
		id: string;
		/**
		 * For the list.
		 */
		name?: string;
		kind?: 'message' | 'page' | 'redirect';
		/**
		 * With merge tags; empty is the standard message.
		 */
		message?: string;
		afterSuccess?: 'hide_form' | 'reset_form';
		/**
		 * A page of the site.
		 */
		page?: number;
		/**
		 * With merge tags behind the host.
		 */
		redirectUrl?: string;
		/**
		 * When it is shown (contract conditions); without rules and groups never.
		 */
		conditions?: {
			match?: 'all' | 'any';
			/**
			 * @maxItems 50
			 */
			rules?: {
				/**
				 * A posted name, such as names[first_name]; of a field with parts its name stands for all of them. Empty while its author has chosen none: such a rule is left out.
				 */
				field: string;
				operator:
					| 'equals'
					| 'not-equals'
					| 'greater'
					| 'less'
					| 'contains'
					| 'not-contains'
					| 'starts'
					| 'ends'
					| 'matches'
					| 'empty'
					| 'not-empty';
				value?: string;
			}[];
			/**
			 * Each counts as one rule of the set; one without rules is left out.
			 *
			 * @maxItems 20
			 */
			groups?: {
				match?: 'all' | 'any';
				/**
				 * @maxItems 50
				 */
				rules?: {
					field: string;
					operator:
						| 'equals'
						| 'not-equals'
						| 'greater'
						| 'less'
						| 'contains'
						| 'not-contains'
						| 'starts'
						| 'ends'
						| 'matches'
						| 'empty'
						| 'not-empty';
					value?: string;
				}[];
			}[];
		};
	}[];
}
