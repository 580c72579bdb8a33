import type { FieldProps } from '../../../src/form/rules/value';

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
		messages: { required: 'required', invalid: 'invalid', max: 'max' },
		options: [],
		maxSelections: 0,
		maxLength: 0,
		autocomplete: '',
		text: '',
		initialCountry: '',
		parts: [],
		appointment: null,
		...given,
	};
}
