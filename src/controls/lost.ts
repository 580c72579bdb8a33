import type { Block } from '@wordpress/blocks';
import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

interface Blocks {
	getBlockName( clientId: string ): string | null;
}

interface Notices {
	createWarningNotice( text: string, options: { id: string; type: 'snackbar'; explicitDismiss: boolean } ): void;
}

/**
 * Shows a notice with the features that a transform could not convert, such as "Icons". The notice appears only if the
 * block is in the document, because the block switcher also runs transforms for its previews.
 */
export function lost< Made extends Block >( block: Made, names: readonly string[] ): Made {
	if ( names.length ) {
		setTimeout( () => {
			const { getBlockName } = select( 'core/block-editor' ) as unknown as Blocks;
			if ( getBlockName( block.clientId ) ) {
				const { createWarningNotice } = dispatch( 'core/notices' ) as unknown as Notices;
				createWarningNotice(
					/* translators: %s: list of features of a block, such as "Icons, Subtitles". */
					sprintf( __( 'Not converted: %s', 'vestibule' ), names.join( ', ' ) ),
					{ id: 'vestibule-lost', type: 'snackbar', explicitDismiss: true }
				);
			}
		} );
	}
	return block;
}
