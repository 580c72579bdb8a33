import type { FieldProps } from '../../../blocks/fields/kit/rules';

/** Messages that equal the names of their rules. */
const MESSAGES = new Proxy( { required: '', invalid: '', max: '' }, { get: ( _, rule ) => String( rule ) } );

/** Field with default properties. The rows of tests/vectors contain only the properties that matter to them. */
export function fieldOf( given: Partial< FieldProps > ): FieldProps {
	return {
		id: 'f',
		type: 'text',
		name: 'f',
		label: '',
		help: '',
		placeholder: '',
		required: false,
		messages: MESSAGES,
		options: [],
		maxSelections: 0,
		maxLength: 0,
		autocomplete: '',
		text: '',
		initialCountry: '',
		parts: [],
		appointment: null,
		...given,
		...( given.settings && { settings: settingsOf( given.settings ) } ),
	};
}

/** Converts the fields in the settings of a row, too. */
const settingsOf = ( { fields, ...settings }: Record< string, unknown > ): Record< string, unknown > =>
	Array.isArray( fields ) ? { ...settings, fields: fields.map( ( one ) => fieldOf( one ) ) } : { ...settings };
