import type { Block } from '@wordpress/blocks';
import { BUTTON, isField } from './kinds';

/** The place of the button that a block was put below; null where fields were put there on purpose, or it is above. */
export function buttonAbove( beside: readonly Pick< Block, 'clientId' | 'name' >[], clientId: string ): number | null {
	const own = beside.findIndex( ( block ) => block.clientId === clientId );
	const before = beside.slice( 0, Math.max( 0, own ) );
	const at = before.findIndex( ( { name } ) => name === BUTTON );
	return at === -1 || before.slice( at ).some( ( { name } ) => isField( name ) ) ? null : at;
}
