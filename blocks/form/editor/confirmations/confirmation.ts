import { __ } from '@wordpress/i18n';
import type { FormConfirmations } from '../../../../src/contracts/form-confirmations';

/** What visitors get where their answers ask for it (contract form-confirmations). */
export type Confirmation = NonNullable< FormConfirmations[ 'list' ] >[ number ];

export const META = 'vestibule_form_confirmations';

/** Of the contract. */
export const MOST = 20;

export const titleOf = ( { name = '' }: Confirmation ): string => name.trim() || __( 'Confirmation', 'vestibule' );

export function hasConditions( { conditions }: Confirmation ): boolean {
	return ( conditions?.rules?.length ?? 0 ) + ( conditions?.groups?.length ?? 0 ) > 0;
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
