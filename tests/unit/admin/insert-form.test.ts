import type { Block } from '@wordpress/blocks';
import { withForm } from '../../../src/admin/insert-form/withForm';

const block = ( name: string, attributes = {}, innerBlocks: Block[] = [] ): Block =>
	( { clientId: name, isValid: true, name, attributes, innerBlocks } ) as unknown as Block;
const form = block( 'vestibule/form', { ref: 7 } );
const words = block( 'core/paragraph', { content: 'Us.' } );

test( 'the form is inserted at the end of the page', () => {
	expect( withForm( [ words ], form ) ).toEqual( [ words, form ] );
	expect( withForm( [], form ) ).toEqual( [ form ] );
} );

test( 'the form replaces an empty paragraph at the end of the page', () => {
	expect( withForm( [ words, block( 'core/paragraph', { content: '' } ) ], form ) ).toEqual( [ words, form ] );
} );

test( 'the form is inserted unless the page already contains the same form', () => {
	expect( withForm( [ block( 'core/group', {}, [ form ] ) ], form ) ).toBeNull();
	const other = block( 'vestibule/form', { ref: 8 } );
	expect( withForm( [ other ], form ) ).toEqual( [ other, form ] );
} );

test( 'a booking block is inserted unless the page already has one for the same appointment type', () => {
	const booking = ( event: number ) =>
		block( 'vestibule/booking', { ref: 0, fresh: { key: 'x', title: 'T', event } } );
	expect( withForm( [ booking( 3 ) ], booking( 3 ) ) ).toBeNull();
	expect( withForm( [ booking( 3 ) ], booking( 4 ) ) ).toHaveLength( 2 );
} );
