/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The addresses that are told of each entry of a form: the post meta vestibule_form_webhooks. Their secrets are kept apart and are in no answer.
 */
export interface FormWebhooks {
	/**
	 * @maxItems 20
	 */
	list?: {
		/**
		 * By which the log and the secret know it; it never changes.
		 */
		id: string;
		/**
		 * For the list and the log; empty is the host of the address.
		 */
		name?: string;
		enabled?: boolean;
		/**
		 * Where it goes; nothing is sent while it is empty.
		 */
		url?: string;
		fields?: 'all' | 'chosen';
		/**
		 * With chosen: posted names, such as names[first_name].
		 *
		 * @maxItems 200
		 */
		names?: string[];
		/**
		 * Sent along; empty values are left out. They are not in a copy of the form.
		 *
		 * @maxItems 10
		 */
		headers?: {
			name: string;
			value: string;
		}[];
		/**
		 * When it is sent (contract conditions); without rules and groups always.
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
