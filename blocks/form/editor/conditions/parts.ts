import type { Block } from '@wordpress/blocks';
import { __, sprintf } from '@wordpress/i18n';
import { readConditions } from '../../../../src/conditions/read';
import { circleIn, type Part } from '../../../../src/conditions/visible';
import { isField } from '../../field-editor/kinds';
import { askedFields, type AskedField } from '../../field-editor/askedFields';

/** Where a block keeps its conditions: an attribute of WordPress's own blocks says whose it is. */
export const attributeOf = ( block: string ): string =>
	block.startsWith( 'vestibule/' ) ? 'conditions' : 'vestibuleConditions';

export const conditionsOf = ( { name, attributes }: Pick< Block, 'name' | 'attributes' > ): unknown =>
	attributes[ attributeOf( name ) ];

const idOf = ( { name, clientId, attributes }: Block ): string =>
	isField( name ) ? String( attributes.name ?? '' ) : clientId;

/** What conditions can hide in the blocks of a form, with `next` in place of a block's own conditions. */
function partsOf( blocks: readonly Block[], clientId: string, next: unknown, inside = '' ): Part[] {
	return blocks.flatMap( ( block ) => {
		const id = idOf( block );
		const conditions = readConditions( block.clientId === clientId ? next : conditionsOf( block ) );
		const names = isField( block.name ) ? askedFields( [ block ] ).map( ( { name } ) => name ) : [];
		return [ { id, names, inside, conditions }, ...partsOf( block.innerBlocks, clientId, next, id ) ];
	} );
}

/** The circle that a block would stand in with these conditions, each asking for the next; null for none. */
export function circleWith( blocks: readonly Block[], clientId: string, next: unknown ): string[] | null {
	const parts = partsOf( blocks, clientId, next );
	const own = findBlock( blocks, clientId );
	const id = own ? idOf( own ) : '';
	const circle = circleIn( [ ...parts.filter( ( part ) => part.id === id ), ...parts ] );
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

/** Why these conditions cannot be: what they ask for depends on what they are for. */
export function circleWords( circle: readonly string[], fields: readonly AskedField[] ): string {
	const labels = circle.map(
		( id ) => fields.find( ( { name } ) => name === id )?.label ?? __( 'a group', 'vestibule' )
	);
	return sprintf(
		/* translators: %s: names of fields joined by arrows; each depends on the next one. */
		__( 'Choose another field: these conditions would go round in a circle (%s).', 'vestibule' ),
		[ ...labels, labels[ 0 ] ].join( ' → ' )
	);
}
