import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useEntityBlockEditor } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { FORM, holdsRows } from '../../../fields/kit/editor/kinds';
import { FORM_BLOCK } from '../form';
import { askedFields, type AskedField } from '../../../fields/kit/editor/askedFields';

const NONE: Block[] = [];

/**
 * Returns the blocks of the form that contains a block: the inner blocks of the form block, or the blocks of the post
 * in the form editor. Inside a repeater, returns only the blocks of its row. Null outside a form.
 */
export function useBlocksAround( clientId: string, isFormPost: boolean ): Block[] | null {
	return useSelect(
		( select ) => {
			const { getBlocks, getBlockName, getBlockParents, getBlockParentsByBlockName } = select( blockEditorStore );
			const rows = getBlockParents( clientId ).find( ( parent ) => holdsRows( getBlockName( parent ) ?? '' ) );
			if ( rows ) {
				return getBlocks( rows );
			}
			const [ form ] = getBlockParentsByBlockName( clientId, FORM_BLOCK ).slice( -1 );
			return form || isFormPost ? getBlocks( form ) : null;
		},
		[ clientId, isFormPost ]
	);
}

/** Returns the fields of a form that conditions can use, including unsaved changes. */
export function useFormFields( id: number ): AskedField[] {
	const [ blocks = NONE ] = useEntityBlockEditor( FORM.kind, FORM.name, { id: String( id ) } ) as [
		Block[] | undefined,
		unknown,
		unknown,
	];
	return useMemo( () => askedFields( blocks ), [ blocks ] );
}
