import { useEffect } from '@wordpress/element';
import { useRegistry } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { modalId } from '../../../src/modal/id';

/**
 * Client IDs of the modals in the editor that already have an ID. If the original of a copied modal is in this set, the
 * copy gets another ID.
 */
const settled = new Set< string >();

/** Returns an ID that is not in `taken`. */
export function freeId( clientId: string, taken: readonly string[] ): string {
	for ( let length = 6; ; length++ ) {
		const id = `modal-${ clientId.replace( /-/g, '' ).slice( 0, length ) }`;
		if ( ! taken.includes( id ) || length > 32 ) {
			return id;
		}
	}
}

/**
 * Sets a unique ID for a new or copied modal. The ID does not change later, because links refer to it. If a user enters
 * an ID, it is converted to a valid format.
 */
export function useModalId( clientId: string, anchor: string, setAnchor: ( anchor: string ) => void ): void {
	const registry = useRegistry();
	useEffect( () => {
		const { getBlocksByName, getBlockAttributes } = registry.select( blockEditorStore );
		const others = getBlocksByName( 'vestibule/modal' )
			.filter( ( other ) => other !== clientId )
			.map( ( other ) => ( { other, id: String( getBlockAttributes( other )?.anchor ?? '' ) } ) );
		const isCopy = others.some( ( { other, id } ) => id === anchor && settled.has( other ) );
		const wanted = modalId( anchor );
		const id =
			wanted === '' || isCopy
				? freeId(
						clientId,
						others.map( ( one ) => one.id )
					)
				: wanted;
		if ( id !== anchor ) {
			registry.dispatch( blockEditorStore ).__unstableMarkNextChangeAsNotPersistent();
			setAnchor( id );
			return;
		}
		settled.add( clientId );
		return () => {
			settled.delete( clientId );
		};
	}, [ registry, clientId, anchor, setAnchor ] );
}
