import { useEffect } from '@wordpress/element';
import { useRegistry, useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import type { Block } from '@wordpress/blocks';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { uniqueName } from './fieldNames';
import { isField } from './kinds';

/**
 * Fields that are on screen with a name. A copy, wherever it is put, finds the original here and takes another name;
 * when a form loads, the first of two equal names keeps it.
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
 * The other fields of the form that a field stands in: the form block, or the whole post where a form is edited alone.
 */
function otherFields( select: Select, clientId: string ): NamedField[] {
	const { getBlocks, getBlockParentsByBlockName } = select( blockEditorStore );
	const [ form ] = getBlockParentsByBlockName( clientId, 'vestibule/form' ).slice( -1 );
	return namedFields( getBlocks( form ) ).filter( ( field ) => field.clientId !== clientId );
}

/** The names of the form's other fields, for the check of a name that is typed. */
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

/** Gives a new field its first attributes, and a new or copied one a name of its own. */
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
