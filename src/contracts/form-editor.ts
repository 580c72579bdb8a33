/* Generated from plugin/contracts by `npm run contracts`; edit there. */

/**
 * What the server hands the editor of forms: the words, names and limits that it gives a field by itself, so that they are said once.
 */
export interface FormEditor {
	/**
	 * The words of the views, as in form-props.
	 */
	words: {
		[k: string]: string;
	};
	/**
	 * By type.
	 */
	fields: {
		[k: string]: {
			/**
			 * The posted name of the first field of the type.
			 */
			name: string;
			label: string;
			/**
			 * What a visitor agrees to; empty for other types.
			 */
			text: string;
			placeholder: string;
			/**
			 * By rule.
			 */
			messages: {
				required: string;
				invalid: string;
				max: string;
				[k: string]: string;
			};
			/**
			 * In characters; 0 sets none.
			 */
			maxLength: number;
			/**
			 * Whether its fields may stand in the rows of a repeater.
			 */
			inRow: boolean;
			/**
			 * By attribute, what a field says where its editor set nothing.
			 */
			words: {
				[k: string]: string;
			};
		};
	};
	/**
	 * The parts of a name and of an address, by key.
	 */
	parts: {
		[k: string]: {
			label: string;
			visible: boolean;
			required: boolean;
			autocomplete: string;
		};
	};
	/**
	 * Names that no field may be posted under.
	 */
	reserved: string[];
	/**
	 * A regular expression of more of them.
	 */
	reservedPattern: string;
}
