/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * When something is shown or sent: rules about the answers of a form (docs/conditions.md). Without rules: always. One shape for fields, steps, groups, notifications and confirmations.
 */
export interface Conditions {
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
}
