import { useEffect } from '@wordpress/element';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { uniqueName } from './fieldNames';
import { isField } from './kinds';

/**
 * Client IDs of the fields in the editor that already have their own name. If the original of a copied field is in this
 * set, the copy gets another name. If a form contains the same name twice, the first field retains it.
 */
const settled = new Set< string >();

interface NamedField {
	clientId: string;
	name: string;
}

function namedFields( blocks: readonly Block[] ): NamedField[] {
	return blocks.flatMap( ( { clientId, name, attributes, innerBlocks } ) => [
		...( isField( name ) ? [ { clientId, name: String( attributes.name ?? '' ) } ] : [] ),
		...namedFields( innerBlocks ),
	] );
}

type Select = ReturnType< typeof useRegistry >[ 'select' ];

/**
 * Returns the other fields of the form that contains a field. The form is a form block, or the post in the form editor.
 */
function otherFields( select: Select, clientId: string ): NamedField[] {
	const { getBlocks, getBlockParentsByBlockName } = select( blockEditorStore );
	const [ form ] = getBlockParentsByBlockName( clientId, 'vestibule/form' ).slice( -1 );
	return namedFields( getBlocks( form ) ).filter( ( field ) => field.clientId !== clientId );
}

/** Returns the names of the other fields of the form, so that a new name can be validated. */
export function useTakenNames( clientId: string ): string[] {
	const joined = useSelect(
		( select ) =>
			otherFields( select as Select, clientId )
				.map( ( { name } ) => name )
				.join( '\n' ),
		[ clientId ]
	);
	return joined === '' ? [] : joined.split( '\n' );
}

/** Sets the attributes of a new field, and a unique name for a new or copied field. */
export function useFieldName(
	clientId: string,
	name: string,
	fresh: () => FieldAttributes & { name: string },
	setAttributes: ( changes: FieldAttributes ) => void
): void {
	const registry = useRegistry();
	useEffect( () => {
		const others = otherFields( registry.select, clientId );
		const copied = others.some( ( other ) => other.name === name && settled.has( other.clientId ) );
		if ( name === '' || copied ) {
			const first = name === '' ? fresh() : { name };
			registry.dispatch( blockEditorStore ).__unstableMarkNextChangeAsNotPersistent();
			setAttributes( {
				...first,
				name: uniqueName(
					first.name,
					others.map( ( other ) => other.name )
				),
			} );
			return;
		}
		settled.add( clientId );
		return () => {
			settled.delete( clientId );
		};
	}, [ registry, clientId, name, fresh, setAttributes ] );
}
