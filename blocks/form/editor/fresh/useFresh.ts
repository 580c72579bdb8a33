import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { createdForm, subscribe } from './created';
import type { FreshForm } from './markup';

interface Attributes {
	ref?: number;
	fresh?: FreshForm | undefined;
}

/**
 * Names the form's post in its block once both are stored, and gives a copy of the block a key of its own. Neither is a
 * change that could be undone.
 */
export function useFresh( clientId: string, fresh: FreshForm, setAttributes: ( changes: Attributes ) => void ): void {
	const stored = useSyncExternalStore( subscribe, () => createdForm( fresh.key ) );
	const isCopy = useSelect(
		( select ) => {
			const { getBlockName, getBlocksByName, getBlockAttributes } = select( blockEditorStore );
			const first = getBlocksByName( getBlockName( clientId ) ?? '' ).find(
				( id ) => ( getBlockAttributes( id ) as Attributes | null )?.fresh?.key === fresh.key
			);
			return first !== undefined && first !== clientId;
		},
		[ clientId, fresh.key ]
	);
	const { __unstableMarkNextChangeAsNotPersistent: markAsNoChange } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( stored !== undefined ) {
			markAsNoChange();
			setAttributes( { ref: stored, fresh: undefined } );
		} else if ( isCopy ) {
			markAsNoChange();
			setAttributes( { fresh: { ...fresh, key: crypto.randomUUID() } } );
		}
	} );
}
