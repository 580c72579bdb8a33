import type { Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { BUTTON } from '../../fields/kit/editor/kinds';

export { BUTTON };

/** Whether blocks have fields and no button to send them, also inside groups; the server prints one at the end then. */
export const isButtonMissing = ( blocks: readonly Block[] ): boolean =>
	blocks.length > 0 &&
	! blocks.some(
		( { name, innerBlocks } ) => name === BUTTON || ( innerBlocks.length > 0 && ! isButtonMissing( innerBlocks ) )
	);

export const buttonWords = () => ( {
	missing: __( 'This form has no button. Visitors get one at its end.', 'vestibule' ),
	add: __( 'Add the button', 'vestibule' ),
} );
