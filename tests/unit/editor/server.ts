import type { FormEditor } from '../../../src/contracts/form-editor';

const field = {
	name: '',
	label: '',
	text: '',
	placeholder: '',
	messages: { required: '', invalid: '', max: '' },
	maxLength: 0,
	inRow: false,
	words: {},
};
const part = { visible: true, required: true, autocomplete: '' };

/**
 * Data of the server that the tests of the editor need. tests/php/Forms/Admin/FormEditorTest.php tests all of the data.
 */
const given: FormEditor = {
	words: { required: '(required)', zone: 'Times are in Berlin time.' },
	fields: {
		country: { ...field, placeholder: 'Choose a country' },
		agreement: { ...field, name: 'gdpr-agreement', label: 'Data protection', text: 'I agree.' },
		radio: { ...field, name: 'input_radio', label: 'Single choice' },
	},
	parts: {
		first_name: { ...part, label: 'First name', autocomplete: 'given-name' },
		middle_name: { ...part, label: 'Middle name', visible: false, required: false },
		last_name: { ...part, label: 'Last name' },
	},
	reserved: [ 'form', 'form_id', 'reset' ],
	reservedPattern: '^item_\\d+__url$',
	zone: 'Berlin time',
	roles: { editor: 'Editor' },
};

window.vestibuleFormEditor = given;
