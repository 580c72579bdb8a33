import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { FORM_BLOCK } from './form';

/**
 * Whether this block is the one that edits its form. Where a page shows one form twice, WordPress gives the blocks of
 * both the same identity in the form, and each letter typed in one moves the selection to the other; so only the one
 * that is being worked on is edited, or the first, and the others are pictures of it.
 */
export function useIsLive( clientId: string, ref: number ): boolean {
	return useSelect(
		( select ) => {
			const editor = select( blockEditorStore );
			const same = editor
				.getBlocksByName( FORM_BLOCK )
				.filter( ( id ) => editor.getBlockAttributes( id )?.ref === ref );
			const active = same.find(
				( id ) => editor.isBlockSelected( id ) || editor.hasSelectedInnerBlock( id, true )
			);
			return ( active ?? same[ 0 ] ?? clientId ) === clientId;
		},
		[ clientId, ref ]
	);
}
