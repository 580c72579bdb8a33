/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * One answer of an entry as it is edited: the items of GET vestibule/v1/entries/{id}/answers, in the form's order.
 */
export interface EntriesAnswer {
	/**
	 * As it is posted, such as names[last_name].
	 */
	name: string;
	label: string;
	help: string;
	/**
	 * none: it cannot be edited; reason says why.
	 */
	control: 'line' | 'text' | 'choice' | 'choices' | 'none';
	options: {
		value: string;
		label: string;
	}[];
	/**
	 * What is stored; several only of choices.
	 */
	value: string[];
	required: boolean;
	reason: string;
}
