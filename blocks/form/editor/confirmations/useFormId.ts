import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { FORM, FORM_BLOCK } from '../form';

/** The post of the form that a block stands in, on a page or where it is edited alone; 0 while it has none. */
export function useFormId( clientId: string ): number {
	return useSelect(
		( select ) => {
			const { getBlockAttributes, getBlockParentsByBlockName } = select( blockEditorStore );
			const [ around ] = getBlockParentsByBlockName( clientId, FORM_BLOCK ).slice( -1 );
			if ( around ) {
				return Number( getBlockAttributes( around )?.ref ?? 0 );
			}
			const editor = select( editorStore );
			return editor.getCurrentPostType() === FORM.name ? Number( editor.getCurrentPostId() ) : 0;
		},
		[ clientId ]
	);
}
