/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * One field of a form as an editor sets it: the attributes of the plugin's own field blocks. All types have name, label, help, required, messages and width; the others are those of single types, whose classes in plugin/src/Form/Fields have the last word.
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
		/**
		 * Whether the form begins with it.
		 */
		selected?: boolean;
		/**
		 * The attachment of an image choice; 0 is none.
		 */
		image?: number;
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
		street?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
		line2?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
		postcode?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
		city?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
		state?: {
			label?: string;
			visible?: boolean;
			required?: boolean;
		};
		country?: {
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
	/**
	 * How a text is typed (docs/reference/form.md, masks).
	 */
	mask?: string;
	/**
	 * What a text has to look like, one pattern a line (docs/reference/form.md, patterns).
	 */
	pattern?: string;
	/**
	 * So many digits exactly; 0 for any number of them.
	 */
	digits?: number;
	/**
	 * A plain number, a time, or a day: 2026-03-31, today, +14 days, -18 years.
	 */
	min?: string;
	/**
	 * As min.
	 */
	max?: string;
	/**
	 * A plain number; of a time in minutes.
	 */
	step?: string;
	/**
	 * Empty for any number of them; of a currency for two.
	 */
	decimals?: '' | '0' | '1' | '2' | '3' | '4';
	numberFormat?: '' | 'grouped' | 'currency';
	/**
	 * Its symbol.
	 */
	currency?: string;
	/**
	 * Empty for that of the language.
	 */
	currencyPlace?: '' | 'before' | 'after';
	/**
	 * The sign of thousands and that of decimals; empty for those of the language.
	 */
	separators?: '' | 'comma-point' | 'point-comma' | 'space-comma' | 'space-point' | 'apostrophe-point';
	/**
	 * The days of the week that can be chosen, from 1 for Monday; empty for all.
	 */
	weekdays?: number[];
	/**
	 * The browser's calendar, or day, month and year.
	 */
	dateControl?: '' | 'parts';
	/**
	 * The date is the visitor's date of birth, which a browser may fill in.
	 */
	isBirthday?: boolean;
	/**
	 * What a range begins with; empty for its middle.
	 */
	start?: string;
	unit?: string;
	/**
	 * The best rating; 0 stands for 5.
	 */
	scale?: number;
	/**
	 * Empty for stars.
	 */
	ratingLook?: '' | 'numbers';
	/**
	 * Where a hidden value comes from; empty for the fixed one.
	 */
	source?: '' | 'query' | 'user';
	/**
	 * The fixed value, or the one where the address has none.
	 */
	value?: string;
	/**
	 * Of the page's address.
	 */
	parameter?: string;
	/**
	 * Of the signed-in user; empty for the name.
	 */
	detail?: '' | 'email' | 'id';
	/**
	 * Whether a phone number has to be one of its country's numbering plan; else its dial code is put before it.
	 */
	extendedValidation?: boolean;
	/**
	 * What a calculation computes (docs/calculation.md).
	 */
	formula?: string;
	/**
	 * Whether a visitor may answer with a text that is none of the options.
	 */
	other?: boolean;
	otherLabel?: string;
	/**
	 * How many options stand side by side; 0 sets them in a row as they come.
	 */
	columns?: number;
	/**
	 * Whether several pictures can be chosen.
	 */
	multiple?: boolean;
	/**
	 * How much of the form's line the field takes in a window and a form that are wide enough.
	 */
	width?: 'full' | 'half' | 'third' | 'two-thirds';
	/**
	 * Groups (images, documents) or endings such as pdf; empty stands for the type's own.
	 *
	 * @maxItems 50
	 */
	fileTypes?: string[];
	/**
	 * Of one file, in megabytes; 0 stands for 10.
	 */
	maxFileSize?: number;
	/**
	 * How many files; 0 stands for 5.
	 */
	maxFiles?: number;
	/**
	 * Whether pictures are written once more, without what the camera noted in them.
	 */
	stripMetadata?: boolean;
	/**
	 * Of a picture, in pixels; 0 sets no limit.
	 */
	minWidth?: number;
	/**
	 * Of a picture, in pixels; 0 sets no limit.
	 */
	minHeight?: number;
	/**
	 * Of a picture, in pixels; 0 sets no limit.
	 */
	maxWidth?: number;
	/**
	 * Of a picture, in pixels; 0 sets no limit.
	 */
	maxHeight?: number;
	/**
	 * How many rows have to be filled in; with 0 none.
	 */
	minRows?: number;
	/**
	 * How many rows there can be; 0 stands for 10.
	 */
	maxRows?: number;
	/**
	 * Of the button for one more row.
	 */
	addLabel?: string;
	/**
	 * What a row is called, before its number.
	 */
	rowLabel?: string;
}
