import { useEffect } from '@wordpress/element';
import { useRegistry } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { modalId } from '../../../src/modal/id';

/** Modals that are on screen with an id: a copy, wherever it is put, finds the original here and takes another id. */
const settled = new Set< string >();

/** An id that is not among the others. */
export function freeId( clientId: string, taken: readonly string[] ): string {
	for ( let length = 6; ; length++ ) {
		const id = `modal-${ clientId.replace( /-/g, '' ).slice( 0, length ) }`;
		if ( ! taken.includes( id ) || length > 32 ) {
			return id;
		}
	}
}

/**
 * Gives a new or copied modal an id of its own, which then stays: links name it. What an editor writes is brought into
 * the form that a link can name.
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
