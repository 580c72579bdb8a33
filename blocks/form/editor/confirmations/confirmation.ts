import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import type { FormConfirmations } from '../../../../src/contracts/form-confirmations';
import { copiedName, freshId, hasConditions } from '../list/copies';

/** Confirmation that is shown if its conditions match (see the contract `form-confirmations`). */
export type Confirmation = NonNullable< FormConfirmations[ 'list' ] >[ number ];

export const META = 'vestibule_form_confirmations';

/** Maximum number of confirmations, as in the contract. */
export const MAX_CONFIRMATIONS = 20;

export const titleOf = ( { name = '' }: Confirmation ): string => name.trim() || __( 'Confirmation', 'vestibule' );

export function copyOf( confirmation: Confirmation, taken: readonly string[] ): Confirmation {
	return { ...confirmation, id: freshId( taken ), name: copiedName( titleOf( confirmation ) ) };
}

/** Returns a short description of the confirmation. */
export function kindWords( confirmation: Confirmation ): string {
	if ( ! hasConditions( confirmation ) ) {
		return __( 'Never shown: add a condition', 'vestibule' );
	}
	return {
		message: __( 'Shows a message', 'vestibule' ),
		page: __( 'Goes to a page', 'vestibule' ),
		redirect: __( 'Goes to a URL', 'vestibule' ),
	}[ confirmation.kind ?? 'message' ];
}

/**
 * Name of the block that contains a message. Its attribute is the ID of the confirmation; empty for the default
 * message.
 */
export const CONFIRMATION = 'vestibule/confirmation';

/** Blocks that Fields\Tree\ConfirmationBlocks can render. */
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
