import { store as blockEditorStore } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';
import type { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { FORM, holdsRows } from '../../../fields/kit/editor/kinds';
import { FORM_BLOCK } from '../form';

export type Registry = ReturnType< typeof useRegistry >;

/** Returns the blocks and the post ID of the form that contains a field; null outside a form. */
export function formAround( { select }: Registry, clientId: string ) {
	const { getBlocks, getBlockParentsByBlockName, getBlockAttributes } = select( blockEditorStore );
	const { getCurrentPostType, getCurrentPostId } = select( editorStore );
	const [ block ] = getBlockParentsByBlockName( clientId, FORM_BLOCK ).slice( -1 );
	if ( block ) {
		return { blocks: getBlocks( block ), id: Number( getBlockAttributes( block )?.ref ?? 0 ) };
	}
	return getCurrentPostType() === FORM.name ? { blocks: getBlocks(), id: Number( getCurrentPostId() ) } : null;
}

/** Returns the name of the repeater that contains a field; empty outside a repeater. */
export function rowsAround( { select }: Registry, clientId: string ): string {
	const { getBlockParents, getBlockName, getBlockAttributes } = select( blockEditorStore );
	const rows = getBlockParents( clientId ).find( ( parent ) => holdsRows( getBlockName( parent ) ?? '' ) );
	return rows ? String( getBlockAttributes( rows )?.name ?? '' ) : '';
}

/** Changes the settings of a form as part of the latest undo step. */
export function editSettings(
	registry: Registry,
	id: number,
	change: ( meta: Record< string, unknown > ) => Record< string, unknown > | null
): void {
	const record = registry.select( coreStore ).getEditedEntityRecord( FORM.kind, FORM.name, id ) as
		{ meta?: Record< string, unknown > } | undefined | false;
	const { meta = {} } = record || {};
	const settings = change( meta );
	if ( settings ) {
		void registry
			.dispatch( coreStore )
			.editEntityRecord( FORM.kind, FORM.name, id, { meta: { ...meta, ...settings } }, {
				isCached: true,
			} as object );
	}
}
