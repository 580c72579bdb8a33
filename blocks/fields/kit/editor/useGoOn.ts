import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';

/**
 * What Enter does in the label of a field, as in a caption: a paragraph follows, in which a slash offers the fields.
 * Where no paragraph may stand, in a row, another field of the kind does.
 */
export function useGoOn( clientId: string ): () => void {
	const registry = useRegistry();
	return () => {
		const { canInsertBlockType, getBlockIndex, getBlockName, getBlockRootClientId } =
			registry.select( blockEditorStore );
		const root = getBlockRootClientId( clientId ) ?? '';
		const name = canInsertBlockType( 'core/paragraph', root ) ? 'core/paragraph' : getBlockName( clientId );
		if ( name ) {
			registry
				.dispatch( blockEditorStore )
				.insertBlock( createBlock( name ), getBlockIndex( clientId ) + 1, root );
		}
	};
}
