import { button } from '@wordpress/icons';
import { SubmitEdit, type SubmitAttributes } from './edit';

/** The editor's half of the submit button; the attribute comes from block.json. */
export const submit = {
	name: 'vestibule/submit',
	settings: {
		icon: button,
		edit: SubmitEdit,
		save: () => null,
		__experimentalLabel: ( { label }: SubmitAttributes ) => label || undefined,
	},
};
