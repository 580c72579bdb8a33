import type { Page } from '@playwright/test';
import { accordion, item, paragraph } from './support/accordion';
import { expect, test } from './support/admin';
import { tab, tabs } from './support/tabs';

interface Stored {
	name: string;
	attributes: Record< string, unknown >;
	innerBlocks: Stored[];
	clientId: string;
	isValid: boolean;
}

/** The titles of the first tabs on the page, and which of them are open at first. */
const stored = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const [ first ] = window.wp.data.select( 'core/block-editor' ).getBlocks() as Stored[];
		return ( first?.innerBlocks ?? [] ).map(
			( { attributes } ) => `${ String( attributes.title ) }${ attributes.isOpen ? ', open' : '' }`
		);
	} );

/** Turns the first block of the page into another one, as the block switcher does. */
const become = ( page: Page, name: string ) =>
	page.evaluate( ( to ) => {
		const editor = window.wp.data.select( 'core/block-editor' );
		const [ block ] = editor.getBlocks() as Stored[];
		const made = window.wp.blocks.switchToBlockType( block, to ) as Stored[];
		return window.wp.data.dispatch( 'core/block-editor' ).replaceBlocks( block?.clientId, made );
	}, name );

test( 'tabs are written and switched where they stand, moved, copied and removed, and come back as they were', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Written tabs' } );
	// The toolbar of a panel's first block would lie over the titles.
	await editor.setIsFixedToolbar( true );
	await editor.insertBlock( { name: 'vestibule/tabs' } );
	const titles = editor.canvas.getByRole( 'textbox', { name: /^Title of tab/ } );
	const panels = editor.canvas.locator( '[data-type="vestibule/tab"]' );
	await expect( titles ).toHaveCount( 3 );
	for ( const [ index, title ] of [ 'One', 'Two words', 'Three' ].entries() ) {
		await titles.nth( index ).click();
		await page.keyboard.type( title );
		await expect( panels.nth( index ) ).toBeVisible();
		await panels.nth( index ).getByRole( 'document' ).first().click();
		await page.keyboard.type( `Text of ${ title }` );
	}
	await expect( panels.filter( { visible: true } ) ).toHaveCount( 1 );
	expect( await stored( page ) ).toEqual( [ 'One', 'Two words', 'Three' ] );

	await titles.nth( 1 ).click();
	await expect( panels.nth( 1 ) ).toBeVisible();
	await editor.clickBlockToolbarButton( 'Move tab back' );
	expect( await stored( page ) ).toEqual( [ 'Two words', 'One', 'Three' ] );
	await expect( panels.nth( 0 ) ).toBeVisible();
	await editor.clickBlockToolbarButton( 'Duplicate tab' );
	expect( await stored( page ) ).toEqual( [ 'Two words', 'Two words', 'One', 'Three' ] );
	await expect( panels.nth( 1 ) ).toBeVisible();
	await editor.clickBlockToolbarButton( 'Remove tab' );
	expect( await stored( page ) ).toEqual( [ 'Two words', 'One', 'Three' ] );
	await pageUtils.pressKeys( 'primary+z' );
	await expect.poll( () => stored( page ) ).toEqual( [ 'Two words', 'Two words', 'One', 'Three' ] );
	await titles.nth( 3 ).click();
	await editor.clickBlockToolbarButton( 'Add tab after' );
	await expect( titles ).toHaveCount( 5 );
	await expect( panels.nth( 4 ) ).toBeVisible();

	await editor.setIsFixedToolbar( false );

	const before = await editor.getEditedPostContent();
	await editor.saveDraft();
	await page.reload();
	await expect( titles ).toHaveCount( 5 );
	expect( await editor.getEditedPostContent() ).toBe( before );
	await expect( editor.canvas.getByText( /unexpected or invalid content/ ) ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( 'Text of Two words' ).first() ).toBeVisible();
} );

test( 'a hidden tab shows when something in it is selected, and the settings are in the sidebar', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Settings of tabs' } );
	await editor.setContent(
		tabs( {}, tab( 'First', paragraph( 'a' ) ), tab( 'Second &amp; last', paragraph( 'b' ) ) )
	);
	await editor.openDocumentSettingsSidebar();
	const hidden = editor.canvas.getByText( 'b', { exact: true } );
	await expect( hidden ).toBeHidden();
	await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		return window.wp.data
			.dispatch( 'core/block-editor' )
			.selectBlock( getBlocks()[ 0 ].innerBlocks[ 1 ].innerBlocks[ 0 ].clientId );
	} );
	await expect( hidden ).toBeVisible();

	await page.evaluate( () => {
		const { getBlocks } = window.wp.data.select( 'core/block-editor' );
		return window.wp.data.dispatch( 'core/block-editor' ).selectBlock( getBlocks()[ 0 ].clientId );
	} );
	await page.getByRole( 'combobox', { name: 'Tab open at start' } ).selectOption( 'Second & last' );
	expect( await stored( page ) ).toEqual( [ 'First', 'Second &amp; last, open' ] );
	await page.getByRole( 'combobox', { name: 'Tab open at start' } ).selectOption( 'First' );
	expect( await stored( page ) ).toEqual( [ 'First', 'Second &amp; last' ] );

	const list = editor.canvas.locator( '.vestibule-tabs__list' );
	await page.getByRole( 'combobox', { name: 'On a tablet' } ).selectOption( 'Titles beside the panel' );
	await expect( list ).toHaveCSS( 'flex-direction', 'column' );
	await page.getByRole( 'combobox', { name: 'On a tablet' } ).selectOption( 'Each title above its panel' );
	await expect( list ).toHaveCSS( 'display', 'contents' );
	await page.getByRole( 'textbox', { name: 'Name for screen readers' } ).fill( 'Courses' );
	await page.getByRole( 'checkbox', { name: 'Arrow keys open tabs' } ).uncheck();
	expect( await editor.getEditedPostContent() ).toContain(
		'<!-- wp:vestibule/tabs {"tablet":"accordion","activation":"manual","label":"Courses"} -->'
	);
} );

test( 'accordions, groups of headings and columns become tabs, and tabs a group', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Made into tabs' } );
	await editor.setContent(
		accordion(
			{},
			item( 'What', paragraph( 'a' ), { anchor: 'what' } ),
			item( 'Who', paragraph( 'b' ), { isOpen: true } )
		)
	);
	await become( page, 'vestibule/tabs' );
	expect( await stored( page ) ).toEqual( [ 'What', 'Who, open' ] );
	expect( await editor.getEditedPostContent() ).toContain( '{"title":"What","anchor":"what"}' );

	await become( page, 'core/group' );
	expect( await editor.getEditedPostContent() ).toMatch(
		/<h3 (?=[^>]*id="what")[^>]*>What<\/h3>[^]*<p>a<\/p>[^]*<h3 class="wp-block-heading">Who<\/h3>/
	);
	await become( page, 'vestibule/tabs' );
	expect( await stored( page ) ).toEqual( [ 'What', 'Who' ] );

	const column = ( title: string ) =>
		`<!-- wp:column {"width":"50%"} --><div class="wp-block-column" style="flex-basis:50%"><!-- wp:heading --><h2 class="wp-block-heading">${ title }</h2><!-- /wp:heading -->${ paragraph( 'x' ) }</div><!-- /wp:column -->`;
	await editor.setContent(
		`<!-- wp:columns --><div class="wp-block-columns">${ column( 'Left <a href="/">side</a>' ) }${ column( 'Right' ) }</div><!-- /wp:columns -->`
	);
	await become( page, 'vestibule/tabs' );
	expect( await stored( page ) ).toEqual( [ 'Left side', 'Right' ] );
	await expect(
		page
			.getByTestId( 'snackbar' )
			.filter( { hasText: 'Not converted: Widths of columns, Links and pictures in titles' } )
	).toBeVisible();
} );

test( 'the tabs of WordPress and of Kadence become ours, and what is lost is said', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Tabs of others' } );
	await editor.page.evaluate( () => {
		const { createBlock, registerBlockType } = window.wp.blocks;
		// The block types of the other plugin, as its own block.json files describe them.
		registerBlockType( 'kadence/tabs', {
			apiVersion: 3,
			title: 'Tabs',
			category: 'design',
			attributes: {
				titles: { type: 'array' },
				layout: { type: 'string' },
				mobileLayout: { type: 'string' },
				startTab: { type: 'number' },
			},
		} );
		registerBlockType( 'kadence/tab', {
			apiVersion: 3,
			title: 'Tab',
			category: 'design',
			attributes: { id: { type: 'number' } },
		} );
		const text = ( content: string ) => [ createBlock( 'core/paragraph', { content } ) ];
		const block = createBlock(
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
				createBlock( 'kadence/tab', { id: 1 }, text( 'r' ) ),
				createBlock( 'kadence/tab', { id: 2 }, text( 'b' ) ),
			]
		);
		window.wp.data.dispatch( 'core/block-editor' ).resetBlocks( [ block ] );
	} );
	await become( page, 'vestibule/tabs' );
	expect( await stored( page ) ).toEqual( [ 'Red <strong>one</strong>', 'Blue, open' ] );
	expect( await editor.getEditedPostContent() ).toMatch(
		/{"desktop":"vertical","tablet":"vertical"}[^]*{"title":"Blue","anchor":"blue_1","isOpen":true}/
	);
	await expect( page.getByTestId( 'snackbar' ).filter( { hasText: 'Not converted: Icons, Colours' } ) ).toBeVisible();

	// A WordPress without tabs of its own has none to take over.
	const hasOwnTabs = await page.evaluate( () => Boolean( window.wp.blocks.getBlockType( 'core/tab-panels' ) ) );
	if ( ! hasOwnTabs ) {
		return;
	}
	await page.evaluate( () => {
		const { createBlock } = window.wp.blocks;
		const panel = ( label: string ) =>
			createBlock( 'core/tab-panel', { label }, [ createBlock( 'core/paragraph', { content: label } ) ] );
		const block = createBlock( 'core/tabs', { activeTabIndex: 1 }, [
			createBlock( 'core/tab-list', { tabs: [ { label: 'Ours' }, { label: 'Theirs' } ] } ),
			createBlock( 'core/tab-panels', {}, [ panel( 'Ours' ), panel( 'Theirs' ) ] ),
		] );
		window.wp.data.dispatch( 'core/block-editor' ).resetBlocks( [ block ] );
	} );
	await become( page, 'vestibule/tabs' );
	expect( await stored( page ) ).toEqual( [ 'Ours', 'Theirs, open' ] );
} );
