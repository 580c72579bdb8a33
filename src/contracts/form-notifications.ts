/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * The mails that are sent when a form is: the post meta vestibule_form_notifications. A form without it has the first of them alone.
 */
export interface FormNotifications {
	/**
	 * @maxItems 20
	 */
	list?: {
		/**
		 * By which the log knows it; it never changes. owner and visitor are those that new forms have.
		 */
		id: string;
		/**
		 * For the list of notifications; empty is a standard name.
		 */
		name?: string;
		enabled?: boolean;
		/**
		 * Who gets it: addresses, the visitor by an e-mail field of the form, or addresses by what was answered.
		 */
		to?: 'addresses' | 'field' | 'routing';
		/**
		 * Separated by commas; empty stands for mailTo of form-settings. With routing: where no route applies.
		 */
		addresses?: string;
		/**
		 * The posted name of an e-mail field; empty is the first one.
		 */
		field?: string;
		/**
		 * Each that applies adds its addresses.
		 *
		 * @maxItems 20
		 */
		routes?: {
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
			value: string;
			addresses: string;
		}[];
		/**
		 * Addresses or merge tags; empty is the visitor's address, and in a mail to the visitor mailTo of form-settings.
		 */
		replyTo?: string;
		/**
		 * With merge tags; empty is WordPress's own.
		 */
		fromName?: string;
		cc?: string;
		bcc?: string;
		/**
		 * With merge tags; empty is the standard subject.
		 */
		subject?: string;
		/**
		 * Text with merge tags, in which links and emphasis can be written as HTML; empty is the standard text.
		 */
		body?: string;
		/**
		 * Whether the appointment is attached as a calendar file.
		 */
		attachCalendar?: boolean;
		/**
		 * What it is sent about: the entry, or what became of its appointment. A form that has none about a change sends the standard ones.
		 */
		trigger?: 'submitted' | 'moved' | 'cancelled' | 'restored' | 'reminded';
		/**
		 * Whether the files of the visitor are attached, up to a limit; larger ones are linked.
		 */
		attachFiles?: boolean;
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
