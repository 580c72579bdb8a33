import { __ } from '@wordpress/i18n';
import type { FormConfirmations } from '../../../../src/contracts/form-confirmations';
import { freshId } from '../list/freshId';
import { copiedName, hasConditions } from '../list/words';

/** What visitors get where their answers ask for it (contract form-confirmations). */
export type Confirmation = NonNullable< FormConfirmations[ 'list' ] >[ number ];

export const META = 'vestibule_form_confirmations';

/** Of the contract. */
export const MOST = 20;

export const titleOf = ( { name = '' }: Confirmation ): string => name.trim() || __( 'Confirmation', 'vestibule' );

export function copyOf( confirmation: Confirmation, taken: readonly string[] ): Confirmation {
	return { ...confirmation, id: freshId( taken ), name: copiedName( titleOf( confirmation ) ) };
}

/** What happens, in a few words. */
export function kindWords( confirmation: Confirmation ): string {
	if ( ! hasConditions( confirmation ) ) {
		return __( 'Never shown: add a condition', 'vestibule' );
	}
	return {
		message: __( 'Shows a message', 'vestibule' ),
		page: __( 'Goes to a page', 'vestibule' ),
		redirect: __( 'Goes to an address', 'vestibule' ),
	}[ confirmation.kind ?? 'message' ];
}
