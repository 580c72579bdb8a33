import type { Block } from '@wordpress/blocks';
import { joinSteps, planAround, planSteps } from '../../../blocks/form/editor/steps/plan';

const block = ( name: string, attributes: Record< string, unknown > = {}, innerBlocks: Block[] = [] ) =>
	( { clientId: name, name, attributes, innerBlocks } ) as unknown as Block;
const email = block( 'vestibule/field-email' );
const text = block( 'vestibule/field-text' );
const words = block( 'core/paragraph' );
const button = block( 'vestibule/submit' );
const heading = ( content: string ) => block( 'core/heading', { content } );
const group = ( blocks: Block[], attributes = {} ) => block( 'core/group', attributes, blocks );

const planned = ( blocks: Block[] ) =>
	planSteps( blocks ).map( ( step ) => [ step.title, ...step.blocks.map( ( { name } ) => name ) ] );

test.each( [
	[
		'by headings',
		[ heading( 'You' ), email, heading( 'More' ), text, button ],
		[
			[ 'You', email ],
			[ 'More', text ],
		],
	],
	[
		'by groups with headings',
		[ group( [ heading( 'You' ), email ] ), group( [ heading( 'More' ), words, text ] ), button ],
		[
			[ 'You', email ],
			[ 'More', words, text ],
		],
	],
	[
		'a group with its own style stays whole',
		[ heading( 'You' ), email, group( [ heading( 'More' ), text ], { backgroundColor: 'paper' } ) ],
		[
			[ 'You', email ],
			[ 'More', group( [] ) ],
		],
	],
	[
		'content before the first heading with fields is in the first step',
		[ words, heading( 'You' ), email, heading( 'More' ), text ],
		[
			[ 'You', words, email ],
			[ 'More', text ],
		],
	],
	[ 'a form without headings', [ email, text, button ], [ [ '', email, text ], [ '' ] ] ],
	[ 'an empty form', [], [ [ '' ], [ '' ] ] ],
] as [ string, Block[], ( string | Block )[][] ][] )( 'a form is split into steps: %s', ( _, blocks, steps ) => {
	expect( planned( blocks ) ).toEqual(
		steps.map( ( step ) => step.map( ( one ) => ( typeof one === 'string' ? one : one.name ) ) )
	);
} );

test( 'a step title is the plain text of the heading, and the form’s blocks do not change', () => {
	const blocks = [ heading( '<em>Tom &amp; you</em>' ), email ];
	expect( planSteps( blocks )[ 0 ]?.title ).toBe( 'Tom & you' );
	expect( blocks ).toHaveLength( 2 );
} );

test( 'the first step of a form includes the blocks around it, except for the button', () => {
	const step = block( 'vestibule/step' );
	expect( planAround( [ email, step, text, button ], 'vestibule/step' ) ).toEqual( {
		before: [ email ],
		after: [ text ],
	} );
	expect( planAround( [ step, button ], 'vestibule/step' ) ).toBeNull();
	const second = { ...step, clientId: 'second' } as Block;
	expect( planAround( [ step, text, second ], 'second' ) ).toBeNull();
} );

test( 'joined steps are placed one after the other, each under a heading with its title', () => {
	const blocks = [
		block( 'vestibule/step', { title: 'You' }, [ email ] ),
		block( 'vestibule/step', {}, [ text ] ),
		button,
	];
	expect( joinSteps( blocks, heading ) ).toEqual( [ heading( 'You' ), email, text, button ] );
} );
