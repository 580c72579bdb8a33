import type { Page } from '@playwright/test';
import { accordion, item, paragraph } from './support/accordion';
import { expect, test } from './support/admin';
import { carousel, slide } from './support/carousel';

/* Conversions to and from accordions, tabs and carousels. Those to one block share an editor, which takes seconds to open. */

interface Stored {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Stored[];
	clientId: string;
}

type Made = [ name: string, attributes?: object, inner?: ( Made | string )[] ];

const image = ( name: string ) =>
	`<!-- wp:image --><figure class="wp-block-image"><img src="/wp-includes/images/w-logo-blue.png" alt="${ name }"/></figure><!-- /wp:image -->`;
const details = ( title: string ) =>
	`<!-- wp:details --><details class="wp-block-details"><summary>${ title }</summary>${ paragraph( title ) }</details><!-- /wp:details -->`;
const column = ( content: string, width: string ) =>
	`<!-- wp:column {"width":"${ width }"} --><div class="wp-block-column" style="flex-basis:${ width }">${ content }</div><!-- /wp:column -->`;
const columns = ( ...all: string[] ) =>
	`<!-- wp:columns --><div class="wp-block-columns">${ all.join( '' ) }</div><!-- /wp:columns -->`;
const heading = ( title: string ) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${ title }</h2><!-- /wp:heading -->`;

/** Block types of Kadence, with the attributes of its block.json files. */
const KADENCE = {
	'kadence/accordion': {
		openPane: { type: 'number', default: 0 },
		startCollapsed: { type: 'boolean', default: false },
		linkPaneCollapse: { type: 'boolean', default: true },
		faqSchema: { type: 'boolean', default: false },
	},
	'kadence/pane': {
		title: { type: 'array' },
		titleTag: { type: 'string', default: 'div' },
		icon: { type: 'string' },
		hideLabel: { type: 'boolean', default: false },
	},
	'kadence/tabs': {
		titles: { type: 'array' },
		layout: { type: 'string' },
		mobileLayout: { type: 'string' },
		startTab: { type: 'number' },
	},
	'kadence/tab': { id: { type: 'number' } },
};

const register = ( page: Page, types: Record< string, object > ) =>
	page.evaluate( ( all ) => {
		for ( const [ name, attributes ] of Object.entries( all ) ) {
			window.wp.blocks.registerBlockType( name, { apiVersion: 3, title: name, category: 'design', attributes } );
		}
	}, types );

/** Fills the page with a block. Strings become paragraphs. */
const fill = ( page: Page, block: Made ) =>
	page.evaluate(
		( [ given ] ) => {
			const { createBlock } = window.wp.blocks;
			const make = ( one: Made | string ): unknown =>
				typeof one === 'string'
					? createBlock( 'core/paragraph', { content: one } )
					: createBlock( one[ 0 ], one[ 1 ] ?? {}, ( one[ 2 ] ?? [] ).map( make ) );
			return window.wp.data.dispatch( 'core/block-editor' ).resetBlocks( [ make( given as Made ) ] );
		},
		[ block ] as unknown[]
	);

/** Converts all blocks of the page as the block switcher does, which must offer the type. */
const become = ( page: Page, name: string ) =>
	page.evaluate( ( to ) => {
		const { getPossibleBlockTransformations, switchToBlockType } = window.wp.blocks;
		const blocks = window.wp.data.select( 'core/block-editor' ).getBlocks() as Stored[];
		const offered = ( getPossibleBlockTransformations( blocks ) as Stored[] ).map( ( type ) => type.name );
		if ( ! offered.includes( to ) ) {
			throw new Error( `${ to } is not offered, only ${ offered.join( ', ' ) }` );
		}
		const ids = blocks.map( ( { clientId } ) => clientId );
		return window.wp.data.dispatch( 'core/block-editor' ).replaceBlocks( ids, switchToBlockType( blocks, to ) );
	}, name );

const blocksOn = ( page: Page ) =>
	page.evaluate( () => window.wp.data.select( 'core/block-editor' ).getBlocks() as Stored[] );

/** Titles in the first block of the page, and which of them are open at the start. */
const titlesOn = async ( page: Page ) =>
	( ( await blocksOn( page ) )[ 0 ]?.innerBlocks ?? [] ).map(
		( { attributes } ) => `${ String( attributes.title ) }${ attributes.isOpen ? ', open' : '' }`
	);

const expectLost = ( page: Page, names: string ) =>
	expect(
		page
			.getByTestId( 'snackbar' )
			.filter( { hasText: `Not converted: ${ names }` } )
			.first()
	).toBeVisible();

const KADENCE_TABS: Made = [
	'kadence/tabs',
	{
		titles: [
			{ text: 'Red <strong>one</strong>', icon: 'fe_x' },
			{ text: 'Blue', anchor: 'blue_1' },
		],
		layout: 'vtabs',
		mobileLayout: 'accordion',
		startTab: 2,
	},
	[
		[ 'kadence/tab', { id: 1 }, [ 'r' ] ],
		[ 'kadence/tab', { id: 2 }, [ 'b' ] ],
	],
];

const WORDPRESS_TABS: Made = [
	'core/tabs',
	{ activeTabIndex: 1 },
	[
		[ 'core/tab-list', { tabs: [ { label: 'Ours' }, { label: 'Theirs' } ] } ],
		[
			'core/tab-panels',
			{},
			[
				[ 'core/tab-panel', { label: 'Ours' }, [ 'Ours' ] ],
				[ 'core/tab-panel', { label: 'Theirs' }, [ 'Theirs' ] ],
			],
		],
	],
];

test.beforeEach( async ( { admin, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Transforms' } );
	await register( page, KADENCE );
} );

test( 'details blocks and Kadence accordions become an accordion, and a message names what is lost', async ( {
	editor,
	page,
	pageUtils,
} ) => {
	await test.step( 'details blocks become an accordion', async () => {
		await editor.setContent( details( 'One <a href="/">link</a>' ) + details( 'Two' ) );
		await become( page, 'vestibule/accordion' );
		await expect( editor.canvas.locator( 'details' ) ).toHaveCount( 2 );
		await expectLost( page, 'Links and images in titles' );
		expect( await titlesOn( page ) ).toEqual( [ 'One link', 'Two' ] );
	} );

	await test.step( 'a Kadence accordion becomes a Vestibule accordion, and Undo restores the Kadence accordion', async () => {
		const pane = ( title: unknown[], text: string, more = {} ): Made => [
			'kadence/pane',
			{ title, titleTag: 'h4', ...more },
			[ text ],
		];
		await fill( page, [
			'kadence/accordion',
			{ openPane: 1, faqSchema: true },
			[
				pane( [ 'What does it ', { type: 'strong', props: { children: [ 'cost' ] } } ], 'Nothing', {
					icon: 'fe_x',
				} ),
				pane( [ { type: 'a', props: { children: [ 'Where' ] } }, ' is it' ], 'Here' ),
			],
		] );
		await become( page, 'vestibule/accordion' );
		const [ made ] = await editor.getBlocks();
		expect( made?.attributes ).toMatchObject( { onlyOne: true, isFaq: true, headingLevel: 4 } );
		expect(
			made?.innerBlocks.map( ( { attributes: { title, isOpen }, innerBlocks } ) => [
				String( title ),
				isOpen,
				String( innerBlocks[ 0 ]?.attributes.content ),
			] )
		).toEqual( [
			[ 'What does it <strong>cost</strong>', false, 'Nothing' ],
			[ 'Where is it', true, 'Here' ],
		] );
		await expectLost( page, 'Icons, Colors and spacing of titles and panels, Links and images in titles' );
		await expect( editor.canvas.locator( 'details' ) ).toHaveCount( 2 );
		await pageUtils.pressKeys( 'primary+z' );
		await expect
			.poll( async () => ( await editor.getBlocks() ).map( ( { name } ) => name ) )
			.toContain( 'kadence/accordion' );
	} );
} );

test( 'accordions, columns and tabs of other plugins become tabs, and a message names what is lost', async ( {
	editor,
	page,
} ) => {
	await test.step( 'an accordion becomes tabs, the tabs become a group, and the group becomes tabs again', async () => {
		await editor.setContent(
			accordion(
				{},
				item( 'What', paragraph( 'a' ), { anchor: 'what' } ),
				item( 'Who', paragraph( 'b' ), { isOpen: true } )
			)
		);
		await become( page, 'vestibule/tabs' );
		expect( await titlesOn( page ) ).toEqual( [ 'What', 'Who, open' ] );
		expect( await editor.getEditedPostContent() ).toContain( '{"title":"What","anchor":"what"}' );
		await become( page, 'core/group' );
		expect( await editor.getEditedPostContent() ).toMatch(
			/<h3 (?=[^>]*id="what")[^>]*>What<\/h3>[^]*<p>a<\/p>[^]*<h3 class="wp-block-heading">Who<\/h3>/
		);
		await become( page, 'vestibule/tabs' );
		expect( await titlesOn( page ) ).toEqual( [ 'What', 'Who' ] );
	} );

	await test.step( 'columns become tabs', async () => {
		await editor.setContent(
			columns(
				column( heading( 'Left <a href="/">side</a>' ) + paragraph( 'x' ), '50%' ),
				column( heading( 'Right' ) + paragraph( 'x' ), '50%' )
			)
		);
		await become( page, 'vestibule/tabs' );
		expect( await titlesOn( page ) ).toEqual( [ 'Left side', 'Right' ] );
		await expectLost( page, 'Column widths, Links and images in titles' );
	} );

	await test.step( 'Kadence tabs become Vestibule tabs', async () => {
		await fill( page, KADENCE_TABS );
		await become( page, 'vestibule/tabs' );
		expect( await titlesOn( page ) ).toEqual( [ 'Red <strong>one</strong>', 'Blue, open' ] );
		expect( await editor.getEditedPostContent() ).toMatch(
			/{"desktop":"vertical","tablet":"vertical"}[^]*{"title":"Blue","anchor":"blue_1","isOpen":true}/
		);
		await expectLost( page, 'Icons, Colors' );
	} );

	// WordPress versions without a tabs block have nothing to convert.
	if ( await page.evaluate( () => Boolean( window.wp.blocks.getBlockType( 'core/tab-panels' ) ) ) ) {
		await test.step( 'WordPress tabs become Vestibule tabs', async () => {
			await fill( page, WORDPRESS_TABS );
			await become( page, 'vestibule/tabs' );
			expect( await titlesOn( page ) ).toEqual( [ 'Ours', 'Theirs, open' ] );
		} );
	}
} );

test( 'images, galleries and columns become a carousel, and a message names what is lost', async ( {
	editor,
	page,
} ) => {
	const slides = editor.canvas.locator( '[data-type="vestibule/slide"]' );
	await test.step( 'images and galleries become a carousel', async () => {
		await editor.setContent( image( 'A' ) + image( 'B' ) );
		await become( page, 'vestibule/carousel' );
		await expect( slides ).toHaveCount( 2 );
		await editor.setContent(
			`<!-- wp:gallery {"columns":2,"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-2 is-cropped">${ image( 'A' ) }${ image( 'B' ) }${ image( 'C' ) }<figcaption class="blocks-gallery-caption wp-element-caption">All</figcaption></figure><!-- /wp:gallery -->`
		);
		await become( page, 'vestibule/carousel' );
		await expect( slides ).toHaveCount( 3 );
		expect( ( await editor.getBlocks() )[ 0 ]?.attributes ).toMatchObject( { xxl: 2, auto: 'false' } );
		await expectLost( page, 'Caption of the gallery' );
	} );

	await test.step( 'columns become a carousel, and the carousel becomes a group of its contents', async () => {
		await editor.setContent(
			columns( column( paragraph( 'Left' ), '30%' ), column( paragraph( 'Right' ), '70%' ) )
		);
		await become( page, 'vestibule/carousel' );
		await expect( slides ).toHaveText( [ 'Left', 'Right' ] );
		await become( page, 'core/group' );
		expect( ( await editor.getBlocks() )[ 0 ]?.innerBlocks.map( ( { name } ) => name ) ).toEqual( [
			'core/paragraph',
			'core/paragraph',
		] );
		await editor.setContent( carousel( { auto: 'false' }, slide( '<b>x</b>' ) ) );
		await expect( editor.canvas.getByText( /unexpected or invalid content/ ) ).toHaveCount( 0 );
	} );
} );
