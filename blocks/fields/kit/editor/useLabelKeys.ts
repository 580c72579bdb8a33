import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import type { RefObject } from 'react';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { freshField } from './fieldProps';
import { blockName, kindOf, type FieldKind } from './kinds';

/**
 * Type of the field that Enter adds. It is a text field, because the label of a text field has a slash inserter for
 * other types.
 */
const NEXT = 'text';

const isSame = ( one: unknown, other: unknown ): boolean => JSON.stringify( one ) === JSON.stringify( other );

/** Checks whether a field has only its initial attributes, except for its label. */
export function isUntouched( kind: FieldKind, { name: _, label: __, ...own }: FieldAttributes ): boolean {
	const fresh: Record< string, unknown > = { ...freshField( kind ) };
	const standard = ( getBlockType( kind.block )?.attributes ?? {} ) as Record< string, { default?: unknown } >;
	return Object.entries( own ).every( ( [ key, value ] ) =>
		isSame( value, fresh[ key ] ?? standard[ key ]?.default )
	);
}

/** Places the cursor at the end of the first text element of a block. */
function continueAt( page: Document | undefined, clientId: string ): void {
	page?.defaultView?.requestAnimationFrame( () => {
		const words = page.querySelector< HTMLElement >( `[data-block="${ clientId }"] [contenteditable="true"]` );
		words?.focus();
		if ( words ) {
			page.getSelection()?.selectAllChildren( words );
			page.getSelection()?.collapseToEnd();
		}
	} );
}

interface LabelKeys {
	/**
	 * Adds a text field after this field when Enter is pressed. If text fields are not allowed, adds a field of the
	 * same type.
	 */
	onEnter(): void;
	/** Removes a new field when Backspace is pressed in its empty label. Undefined if the field has been edited. */
	onErase: ( () => void ) | undefined;
	onReplace( blocks: Block | Block[] ): void;
}

/** Returns handlers for keys in the label of a field, so that users can build forms with the keyboard. */
export function useLabelKeys(
	clientId: string,
	kind: FieldKind,
	attributes: FieldAttributes,
	view: RefObject< HTMLElement >
): LabelKeys {
	const registry = useRegistry();
	const editor = registry.select( blockEditorStore );
	const { insertBlock, removeBlock, replaceBlocks } = registry.dispatch( blockEditorStore );
	return {
		onEnter: () => {
			const root = editor.getBlockRootClientId( clientId ) ?? '';
			const next = kindOf( NEXT )?.block ?? blockName( NEXT );
			const name = editor.canInsertBlockType( next, root ) ? next : kind.block;
			void insertBlock( createBlock( name ), editor.getBlockIndex( clientId ) + 1, root );
		},
		onErase: isUntouched( kind, attributes )
			? () => {
					const before = editor.getPreviousBlockClientId( clientId );
					const page = view.current?.ownerDocument;
					void removeBlock( clientId );
					if ( before ) {
						continueAt( page, before );
					}
				}
			: undefined,
		onReplace: ( blocks ) => void replaceBlocks( clientId, blocks ),
	};
}
