import type { Block } from '@wordpress/blocks';
import { isButtonMissing } from '../../../blocks/fields/kit/editor/kinds';

const block = ( name: string, innerBlocks: Block[] = [] ) => ( { name, innerBlocks } ) as unknown as Block;
const field = block( 'vestibule/field-email' );
const button = block( 'vestibule/submit' );

test.each( [
	[ 'a form with its button', [ field, button ], false ],
	[ 'a button in a group', [ field, block( 'core/group', [ block( 'core/columns', [ button ] ) ] ) ], false ],
	[ 'a form with fields only', [ field, block( 'core/group', [ field ] ) ], true ],
	[ 'an empty form', [], false ],
] )( 'the editor detects whether a form lacks its button: %s', ( _, blocks, isMissing ) => {
	expect( isButtonMissing( blocks ) ).toBe( isMissing );
} );
