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
 * The blocks of the form that a block stands in: those of the form's block, or the whole post where a form is edited
 * alone; null outside of a form. A field in a row has those of its row.
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

/** The fields of a form, by its post, that conditions of its settings can ask for: also while it is being edited. */
export function useFormFields( id: number ): AskedField[] {
	const [ blocks = NONE ] = useEntityBlockEditor( FORM.kind, FORM.name, { id: String( id ) } ) as [
		Block[] | undefined,
		unknown,
		unknown,
	];
	return useMemo( () => askedFields( blocks ), [ blocks ] );
}
