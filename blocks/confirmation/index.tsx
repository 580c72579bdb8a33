import { InnerBlocks } from '@wordpress/block-editor';
import { check } from '@wordpress/icons';
import { CONFIRMATION } from '../form/editor/confirmations/messageBlock';
import { ConfirmationEdit } from './edit';

/** The editor's half of a message in blocks; the server prints it only after the form was sent. */
export const confirmationBlock = {
	name: CONFIRMATION,
	settings: {
		icon: check,
		edit: ConfirmationEdit,
		save: () => <InnerBlocks.Content />,
	},
};
