import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import { useEntityBlockEditor } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { FORM, FORM_BLOCK } from '../form';
import { askedFields, type AskedField } from '../../field-editor/askedFields';

const NONE: Block[] = [];

/**
 * The blocks of the form that a block stands in: those of the form's block, or the whole post where a form is edited
 * alone; null outside of a form.
 */
export function useBlocksAround( clientId: string, isFormPost: boolean ): Block[] | null {
	return useSelect(
		( select ) => {
			const { getBlocks, getBlockParentsByBlockName } = select( blockEditorStore );
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
