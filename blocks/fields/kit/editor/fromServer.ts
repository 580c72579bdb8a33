import type { FormEditor } from '../../../../src/contracts/form-editor';

declare global {
	interface Window {
		vestibuleFormEditor?: FormEditor;
	}
}

const NOTHING: FormEditor = {
	words: {},
	fields: {},
	parts: {},
	reserved: [],
	reservedPattern: '$.',
	zone: '',
	roles: {},
};
const NO_FIELD = {
	name: '',
	label: '',
	text: '',
	placeholder: '',
	messages: { required: '', invalid: '', max: '' },
	maxLength: 0,
	inRow: false,
	words: {},
};

/** Returns the data that the server prints before this script (see the contract `form-editor`). */
export const fromServer = (): FormEditor => window.vestibuleFormEditor ?? NOTHING;

export const standardOf = ( type: string ): FormEditor[ 'fields' ][ string ] => fromServer().fields[ type ] ?? NO_FIELD;
