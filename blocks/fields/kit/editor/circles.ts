import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { readConditions } from '../../../../src/conditions/read';
import { circleIn, type Part } from '../../../../src/conditions/visible';
import { fieldsIn, parseFormula } from '../../../../src/formulas/parse';
import { askedFields, type AskedField } from './askedFields';
import { holdsRows, isField, kindOf, typeOf } from './kinds';

/** Returns the name of the attribute with the conditions. In WordPress's own blocks, the name has a prefix. */
export const attributeOf = ( block: string ): string =>
	block.startsWith( 'vestibule/' ) ? 'conditions' : 'vestibuleConditions';

export const conditionsOf = ( { name, attributes }: Pick< Block, 'name' | 'attributes' > ): unknown =>
	attributes[ attributeOf( name ) ];

/** Returns the names of the attributes that contain formulas. */
export const formulasOf = ( block: string ): readonly string[] =>
	isField( block ) ? ( kindOf( typeOf( block ) )?.formulas ?? [] ) : [];

const idOf = ( { name, clientId, attributes }: Block ): string =>
	isField( name ) ? String( attributes.name ?? '' ) : clientId;

/** Part of the form that conditions can hide. `asks` contains the names of the fields in its formulas. */
interface AskingPart extends Part {
	asks: string[];
}

function partsOf( blocks: readonly Block[], inside = '' ): AskingPart[] {
	return blocks.flatMap( ( block ) => {
		const { name, attributes, innerBlocks } = block;
		const id = idOf( block );
		const names = isField( name ) ? askedFields( [ block ] ).map( ( field ) => field.name ) : [];
		const asks = formulasOf( name ).flatMap( ( attribute ) =>
			fieldsIn( parseFormula( String( attributes[ attribute ] ?? '' ) ) ?? [] )
		);
		const part = { id, names, inside, conditions: readConditions( conditionsOf( block ) ), asks };
		// A repeater is a separate form with its own conditions.
		return [ part, ...( holdsRows( name ) ? [] : partsOf( innerBlocks, id ) ) ];
	} );
}

/** Replaces the attributes of one block. Unchanged blocks remain the same objects, so that their fields are cached. */
const withAttributes = ( blocks: readonly Block[], clientId: string, changes: object ): Block[] =>
	blocks.map( ( block ) => {
		if ( block.clientId === clientId ) {
			return { ...block, attributes: { ...block.attributes, ...changes } };
		}
		return block.innerBlocks.length > 0
			? { ...block, innerBlocks: withAttributes( block.innerBlocks, clientId, changes ) }
			: block;
	} );

/**
 * Returns the circular reference that new attributes of a block would create through conditions or formulas, as a list
 * of IDs, each of which depends on the next one. Null if no circular reference would be created.
 */
export function circleWith( blocks: readonly Block[], clientId: string, changes: object ): string[] | null {
	const parts = partsOf( withAttributes( blocks, clientId, changes ) );
	const own = findBlock( blocks, clientId );
	const id = own ? idOf( own ) : '';
	const computations = Object.fromEntries( parts.map( ( part ) => [ part.id, part ] ) );
	const circle = circleIn( [ ...parts.filter( ( part ) => part.id === id ), ...parts ], computations );
	return circle?.includes( id ) ? circle : null;
}

export const findBlock = ( blocks: readonly Block[], clientId: string ): Block | undefined => {
	for ( const block of blocks ) {
		const found = block.clientId === clientId ? block : findBlock( block.innerBlocks, clientId );
		if ( found ) {
			return found;
		}
	}
	return undefined;
};

/** Returns the labels of a circular reference, joined by arrows. */
function wayRound( circle: readonly string[], fields: readonly AskedField[] ): string {
	const labels = circle.map(
		( id ) => fields.find( ( { name } ) => name === id )?.label ?? __( 'a group', 'vestibule' )
	);
	return [ ...labels, labels[ 0 ] ].join( ' → ' );
}

/** Returns the error for conditions that depend on their own field. */
export const circleWords = ( circle: readonly string[], fields: readonly AskedField[] ): string =>
	sprintf(
		/* translators: %s: names of fields joined by arrows. Each field depends on the next one. */
		__(
			'Choose another field, because these conditions would depend on each other in a circle (%s).',
			'vestibule'
		),
		wayRound( circle, fields )
	);

/** Returns the error for a formula that depends on its own result. */
export const formulaCircleWords = ( circle: readonly string[], fields: readonly AskedField[] ): string =>
	sprintf(
		/* translators: %s: names of fields joined by arrows. Each field depends on the next one. */
		__(
			'This formula would depend on its own result (%s), so it is not used. Remove one of these fields.',
			'vestibule'
		),
		wayRound( circle, fields )
	);
