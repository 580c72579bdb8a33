import { store as blockEditorStore } from '@wordpress/block-editor';
import { createBlock, getBlockType, type Block } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import type { RefObject } from 'react';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { freshField } from './fieldProps';
import { blockName, kindOf, type FieldKind } from './kinds';

/** The field that follows: a line of text, whose label offers the others after a slash. */
const NEXT = 'text';

const isSame = ( one: unknown, other: unknown ): boolean => JSON.stringify( one ) === JSON.stringify( other );

/** Whether nothing of a field was set that it did not begin with, but for its label. */
export function isUntouched( kind: FieldKind, { name: _, label: __, ...own }: FieldAttributes ): boolean {
	const fresh: Record< string, unknown > = { ...freshField( kind ) };
	const standard = ( getBlockType( kind.block )?.attributes ?? {} ) as Record< string, { default?: unknown } >;
	return Object.entries( own ).every( ( [ key, value ] ) =>
		isSame( value, fresh[ key ] ?? standard[ key ]?.default )
	);
}

/** The caret goes to the end of the first words of a block. */
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
	/** Enter: a field follows, its label selected. Where no line of text may stand, it is another one of this kind. */
	onEnter(): void;
	/** Backspace in an empty label takes back a field that was just added; undefined for one that was worked on. */
	onErase: ( () => void ) | undefined;
	onReplace( blocks: Block | Block[] ): void;
}

/** What keys do in the label of a field, as in a list: forms are built without leaving the keyboard. */
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
