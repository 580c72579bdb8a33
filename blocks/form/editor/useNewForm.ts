import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { FORM_BLOCK } from './form';
import { newFormBlocks } from './template';

/**
 * Puts a new form in the place of a block in one step that can be undone; it is stored with the page
 * (storeWithPage.ts).
 */
export function useNewForm( clientId: string ): ( title: string ) => void {
	const { replaceBlock } = useDispatch( blockEditorStore );
	return ( title ) => {
		const fresh = { key: crypto.randomUUID(), title: title.trim() || __( 'Enquiry', 'vestibule' ) };
		void replaceBlock( clientId, createBlock( FORM_BLOCK, { fresh }, newFormBlocks() ) );
	};
}
