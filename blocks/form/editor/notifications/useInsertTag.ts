import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { create, insert, toHTMLString } from '@wordpress/rich-text';

/** Merge tag that is replaced with a table, so it cannot be part of a paragraph. */
const ALL = '{all_fields}';

/**
 * Returns a function that inserts a merge tag at the cursor, or otherwise at the end of the block. The merge tag for
 * all answers is inserted as a new paragraph.
 */
export function useInsertTag(): ( tag: string ) => void {
	const registry = useRegistry();
	return ( tag ) => {
		const { getSelectionStart, getSelectionEnd, getSelectedBlock, ...at } = registry.select( blockEditorStore );
		const { insertBlock, selectionChange, updateBlockAttributes } = registry.dispatch( blockEditorStore );
		const { clientId = '', attributeKey = '', offset: start } = getSelectionStart();
		const block = getSelectedBlock();
		const text = String( block?.attributes[ attributeKey ] ?? '' );
		if ( ! block || start === undefined || ( tag === ALL && text !== '' ) ) {
			const root = block ? at.getBlockHierarchyRootClientId( clientId ) : '';
			void insertBlock(
				createBlock( 'core/paragraph', { content: tag } ),
				block ? at.getBlockIndex( root ) + 1 : at.getBlockCount( '' )
			);
			return;
		}
		const value = insert( create( { html: text } ), tag, start, getSelectionEnd().offset ?? start );
		const end = start + tag.length;
		void updateBlockAttributes( clientId, { [ attributeKey ]: toHTMLString( { value } ) } );
		// Wait until the popover has returned the focus.
		window.requestAnimationFrame( () => {
			const element = document.getElementById( `block-${ clientId }` );
			( element?.isContentEditable
				? element
				: element?.querySelector< HTMLElement >( '[contenteditable="true"]' )
			)?.focus();
			void selectionChange( clientId, attributeKey, end, end );
		} );
	};
}
