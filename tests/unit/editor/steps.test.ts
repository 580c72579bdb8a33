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
		'headings',
		[ heading( 'You' ), email, heading( 'More' ), text, button ],
		[
			[ 'You', email ],
			[ 'More', text ],
		],
	],
	[
		'groups under headings',
		[ group( [ heading( 'You' ), email ] ), group( [ heading( 'More' ), words, text ] ), button ],
		[
			[ 'You', email ],
			[ 'More', words, text ],
		],
	],
	[
		'a group with looks of its own stays one',
		[ heading( 'You' ), email, group( [ heading( 'More' ), text ], { backgroundColor: 'paper' } ) ],
		[
			[ 'You', email ],
			[ 'More', group( [] ) ],
		],
	],
	[
		'what stands before the first heading with fields is in the first step',
		[ words, heading( 'You' ), email, heading( 'More' ), text ],
		[
			[ 'You', words, email ],
			[ 'More', text ],
		],
	],
	[ 'no headings', [ email, text, button ], [ [ '', email, text ], [ '' ] ] ],
	[ 'nothing', [], [ [ '' ], [ '' ] ] ],
] as [ string, Block[], ( string | Block )[][] ][] )( 'steps of %s', ( _, blocks, steps ) => {
	expect( planned( blocks ) ).toEqual(
		steps.map( ( step ) => step.map( ( one ) => ( typeof one === 'string' ? one : one.name ) ) )
	);
} );

test( 'a heading is plain text as a title, and nothing of the form changes', () => {
	const blocks = [ heading( '<em>Tom &amp; you</em>' ), email ];
	expect( planSteps( blocks )[ 0 ]?.title ).toBe( 'Tom & you' );
	expect( blocks ).toHaveLength( 2 );
} );

test( 'a first step takes in what stands around it, without the button', () => {
	const step = block( 'vestibule/step' );
	expect( planAround( [ email, step, text, button ], 'vestibule/step' ) ).toEqual( {
		before: [ email ],
		after: [ text ],
	} );
	expect( planAround( [ step, button ], 'vestibule/step' ) ).toBeNull();
	const second = { ...step, clientId: 'second' } as Block;
	expect( planAround( [ step, text, second ], 'second' ) ).toBeNull();
} );

test( 'steps are put together again, each under a heading', () => {
	const blocks = [
		block( 'vestibule/step', { title: 'You' }, [ email ] ),
		block( 'vestibule/step', {}, [ text ] ),
		button,
	];
	expect( joinSteps( blocks, heading ) ).toEqual( [ heading( 'You' ), email, text, button ] );
} );
