import type { Block } from '@wordpress/blocks';

/** The block that holds a message; its attribute names the confirmation, empty the form's own. */
export const CONFIRMATION = 'vestibule/confirmation';

/** As Form\ConfirmationBlocks renders them. */
export const MESSAGE_BLOCKS = [
	'core/paragraph',
	'core/heading',
	'core/list',
	'core/image',
	'core/buttons',
	'core/group',
	'core/columns',
	'core/separator',
	'core/spacer',
];

export const findMessage = ( blocks: readonly Block[], confirmation: string ): Block | undefined =>
	blocks.find(
		( { name, attributes } ) => name === CONFIRMATION && String( attributes.confirmation ?? '' ) === confirmation
	);
