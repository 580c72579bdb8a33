import { store as blockEditorStore } from '@wordpress/block-editor';
import { useRegistry } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';
import { buttonAbove } from './kinds';

/** Selects the first text element of a field after it has been rendered: its label, or the text of an agreement. */
function selectWords( view: HTMLElement | null ): void {
	const page = view?.ownerDocument.defaultView;
	page?.requestAnimationFrame( () => {
		const words = view?.querySelector< HTMLElement >( '[contenteditable="true"]' );
		if ( words ) {
			words.focus();
			page.getSelection()?.selectAllChildren( words );
		}
	} );
}

/**
 * Moves a new field above the submit button at the end of the form and selects its label, so that typing replaces the
 * label. A field counts as new as long as it has no name.
 */
export function useFreshPlace(
	clientId: string,
	name: string,
	isSelected: boolean,
	view: RefObject< HTMLElement >
): void {
	const registry = useRegistry();
	const isFresh = useRef( false );
	useEffect( () => {
		if ( name === '' ) {
			isFresh.current = true;
			const { getBlockRootClientId, getBlocks } = registry.select( blockEditorStore );
			const root = getBlockRootClientId( clientId ) ?? '';
			const place = buttonAbove( getBlocks( root ), clientId );
			if ( place !== null ) {
				const { moveBlocksToPosition, __unstableMarkNextChangeAsNotPersistent: markAsSameChange } =
					registry.dispatch( blockEditorStore );
				markAsSameChange();
				moveBlocksToPosition( [ clientId ], root, root, place );
			}
		} else if ( isFresh.current ) {
			isFresh.current = false;
			if ( isSelected ) {
				selectWords( view.current );
			}
		}
	}, [ registry, clientId, name ] ); // eslint-disable-line react-hooks/exhaustive-deps -- Only when the name is set.
}
