import type { FieldProps } from '../../../blocks/fields/kit/rules';

/** What is said of each rule is its name. */
const MESSAGES = new Proxy( { required: '', invalid: '', max: '' }, { get: ( _, rule ) => String( rule ) } );

/** A field with nothing set; the rows of tests/vectors name only what matters to them. */
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

/** The fields of a row are fields, too. */
const settingsOf = ( { fields, ...settings }: Record< string, unknown > ): Record< string, unknown > =>
	Array.isArray( fields ) ? { ...settings, fields: fields.map( ( one ) => fieldOf( one ) ) } : { ...settings };
