import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import type { FreshForm } from './markup';

/** Post IDs of forms that were created with their page, by the key of their block. */
const created = new Map< string, number >();
const listeners = new Set< () => void >();

const createdForm = ( key: string ): number | undefined => created.get( key );

function subscribe( listener: () => void ): () => void {
	listeners.add( listener );
	return () => listeners.delete( listener );
}

export function remember( forms: ReadonlyMap< string, number > ): void {
	forms.forEach( ( id, key ) => created.set( key, id ) );
	listeners.forEach( ( listener ) => listener() );
}

interface Attributes {
	ref?: number;
	fresh?: FreshForm | undefined;
}

/**
 * Writes the post ID into the block after the form and the page have been stored. If the block is a copy, assigns a new
 * key to it. Undo reverts neither of these changes.
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
