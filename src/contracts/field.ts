/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * One field of a form as an editor sets it: the attributes of the plugin's own field blocks. All types have name, label, help, required and messages; the others are those of single types, whose classes in plugin/src/Form/Fields have the last word.
 */
export interface FieldAttributes {
	/**
	 * The name the value is posted under. Unique in its form.
	 */
	name?: string;
	label?: string;
	/**
	 * Plain text under the label.
	 */
	help?: string;
	required?: boolean;
	/**
	 * Words that replace the standard messages, by rule; empty keeps them. Which rules a type has is in its Defaults.
	 */
	messages?: {
		[k: string]: string;
	};
	placeholder?: string;
	/**
	 * @maxItems 200
	 */
	options?: {
		value: string;
		label: string;
	}[];
	/**
	 * How many may be chosen; 0 sets no limit.
	 */
	maxSelections?: number;
	/**
	 * In characters; 0 stands for the type's own limit (200, text area 10000).
	 */
	maxLength?: number;
	/**
	 * The HTML autofill token, such as organization.
	 */
	autocomplete?: string;
	parts?: {
		first_name?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
		middle_name?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
		last_name?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
	};
	/**
	 * What the visitor agrees to: text with links.
	 */
	text?: string;
	/**
	 * auto asks the country look-up (docs/reference/calls.md); empty starts without one.
	 */
	initialCountry?: string;
	/**
	 * The appointment type: the id of a vestibule_event post; 0 is the oldest published one.
	 */
	event?: number;
	/**
	 * When the field is shown (contract conditions); all types have it.
	 */
	conditions?: {};
}
