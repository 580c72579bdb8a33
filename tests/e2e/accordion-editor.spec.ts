import { accordion, item, paragraph } from './support/accordion';
import { expect, test } from './support/admin';

test( 'an accordion is written in place, saved, and comes back as it was', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Written accordion' } );
	await editor.insertBlock( { name: 'vestibule/accordion' } );
	const items = editor.canvas.locator( 'details' );
	await expect( items ).toHaveCount( 2 );

	const titles = editor.canvas.getByRole( 'textbox', { name: 'Title of the item' } );
	await titles.first().click();
	await page.keyboard.type( 'What does it cost' );
	await expect( titles.first() ).toHaveText( 'What does it cost' );
	await expect( items.first() ).toHaveAttribute( 'open' );

	// Enter goes on below the title.
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Nothing at all' );
	await expect( items.first().getByText( 'Nothing at all' ) ).toBeVisible();

	// The chevron opens and closes; a click on the title of a closed item opens it to write there.
	const close = items.first().getByRole( 'button', { name: 'Close the item' } );
	await close.click();
	await expect( items.first() ).not.toHaveAttribute( 'open' );
	await items.first().getByRole( 'button', { name: 'Open the item' } ).click();
	await expect( items.first() ).toHaveAttribute( 'open' );
	await items.nth( 1 ).getByRole( 'button', { name: 'Open the item' } ).click();
	await expect( items.nth( 1 ) ).toHaveAttribute( 'open' );
	await titles.nth( 1 ).click();
	await page.keyboard.type( 'Second' );

	await editor.clickBlockToolbarButton( 'Open when the page is loaded' );
	await editor.clickBlockToolbarButton( 'Add item after' );
	await expect( items ).toHaveCount( 3 );
	await titles.nth( 1 ).click();
	await editor.clickBlockToolbarButton( 'Move up' );
	await expect( titles.first() ).toHaveText( 'Second' );
	await editor.clickBlockOptionsMenuItem( 'Duplicate' );
	await expect( items ).toHaveCount( 4 );
	await pageUtils.pressKeys( 'primary+z' );
	await expect( items ).toHaveCount( 3 );

	const blocks = await editor.getBlocks();
	await editor.saveDraft();
	await page.reload();
	await expect( editor.canvas.locator( 'details' ) ).toHaveCount( 3 );
	expect( JSON.stringify( await editor.getBlocks() ) ).toBe( JSON.stringify( blocks ) );
	await expect( editor.canvas.getByText( /unexpected or invalid content/ ) ).toHaveCount( 0 );
} );

test( 'the settings are in the sidebar, and a closed item opens when the list view selects it', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Settings of an accordion' } );
	await editor.setContent( accordion( {}, item( 'First', paragraph( 'a' ) ), item( 'Second', paragraph( 'b' ) ) ) );
	await editor.openDocumentSettingsSidebar();
	const items = editor.canvas.locator( 'details' );
	await expect( items.nth( 1 ) ).not.toHaveAttribute( 'open' );

	await page.getByRole( 'button', { name: 'Document Overview' } ).click();
	const list = page.getByRole( 'treegrid', { name: 'Block navigation structure' } );
	await list.getByRole( 'link', { name: /^Accordion/ } ).click();
	await page.getByRole( 'checkbox', { name: 'Buttons to open and close all' } ).check();
	await expect( editor.canvas.getByText( 'Close all' ) ).toBeVisible();
	await page.getByRole( 'checkbox', { name: 'Questions and answers' } ).check();
	await page.getByRole( 'combobox', { name: 'Title level' } ).selectOption( { label: 'Heading 5' } );
	await expect( editor.canvas.locator( 'summary h5' ) ).toHaveCount( 2 );
	await page.getByRole( 'checkbox', { name: 'Only one open at a time' } ).check();
	await expect( editor.canvas.getByText( 'Close all' ) ).toHaveCount( 0 );

	await page.keyboard.press( 'ArrowRight' );
	await list
		.getByRole( 'button', { name: 'Expand' } )
		.or( list.locator( '.block-editor-list-view__expander svg' ).first() )
		.first()
		.click();
	await list.getByRole( 'link', { name: /Second/ } ).click();
	await expect( items.nth( 1 ) ).toHaveAttribute( 'open' );
	await page.getByRole( 'button', { name: 'Advanced' } ).click();
	await page.getByRole( 'textbox', { name: 'HTML anchor' } ).fill( 'second' );
	const [ made ] = await editor.getBlocks();
	expect( made?.attributes ).toMatchObject( { hasButtons: true, isFaq: true, headingLevel: 5, onlyOne: true } );
	expect( made?.innerBlocks[ 1 ]?.attributes ).toMatchObject( { title: 'Second', anchor: 'second' } );
} );

test( 'WordPress’s accordion, details and headings become an accordion, and what is lost is told', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Transforms' } );
	const details = ( title: string ) =>
		`<!-- wp:details --><details class="wp-block-details"><summary>${ title }</summary>${ paragraph( title ) }</details><!-- /wp:details -->`;
	await editor.setContent( details( 'One <a href="/">link</a>' ) + details( 'Two' ) );
	await page.evaluate( () => {
		const { select, dispatch } = window.wp.data;
		const [ first, last ] = select( 'core/block-editor' ).getBlockOrder();
		dispatch( 'core/block-editor' ).multiSelect( first, last );
	} );
	await editor.transformBlockTo( 'vestibule/accordion' );
	await expect( editor.canvas.locator( 'details' ) ).toHaveCount( 2 );
	await expect(
		page.getByTestId( 'snackbar' ).filter( { hasText: 'Not converted: Links and pictures in titles' } )
	).toBeVisible();
	const [ made ] = await editor.getBlocks();
	expect( made?.innerBlocks.map( ( { attributes } ) => String( attributes.title ) ) ).toEqual( [
		'One link',
		'Two',
	] );
} );

test( 'Kadence’s accordion becomes ours, and what is lost is told; undo brings it back', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Accordion of others' } );
	await page.evaluate( () => {
		const { createBlock, registerBlockType } = window.wp.blocks;
		// The block types of the other plugin, as its own block.json files describe them.
		const yes = { type: 'boolean', default: true };
		registerBlockType( 'kadence/accordion', {
			apiVersion: 3,
			title: 'Accordion',
			category: 'design',
			attributes: {
				openPane: { type: 'number', default: 0 },
				startCollapsed: { type: 'boolean', default: false },
				linkPaneCollapse: yes,
				faqSchema: { type: 'boolean', default: false },
			},
		} );
		registerBlockType( 'kadence/pane', {
			apiVersion: 3,
			title: 'Pane',
			category: 'design',
			attributes: {
				title: { type: 'array' },
				titleTag: { type: 'string', default: 'div' },
				icon: { type: 'string' },
				hideLabel: { type: 'boolean', default: false },
			},
		} );
		const pane = ( title: unknown[], text: string, more = {} ) =>
			createBlock( 'kadence/pane', { title, titleTag: 'h4', ...more }, [
				createBlock( 'core/paragraph', { content: text } ),
			] );
		const block = createBlock( 'kadence/accordion', { openPane: 1, faqSchema: true }, [
			pane( [ 'What does it ', { type: 'strong', props: { children: [ 'cost' ] } } ], 'Nothing', {
				icon: 'fe_x',
			} ),
			pane( [ { type: 'a', props: { children: [ 'Where' ] } }, ' is it' ], 'Here' ),
		] );
		window.wp.data.dispatch( 'core/block-editor' ).insertBlocks( [ block ] );
		window.wp.data.dispatch( 'core/block-editor' ).selectBlock( block.clientId );
	} );
	await editor.transformBlockTo( 'vestibule/accordion' );
	const find = async () => ( await editor.getBlocks() ).find( ( { name } ) => name === 'vestibule/accordion' );
	const made = await find();
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
	await expect(
		page.getByTestId( 'snackbar' ).filter( {
			hasText: 'Not converted: Icons, Colours and spacing of titles and panels, Links and pictures in titles',
		} )
	).toBeVisible();
	await expect( editor.canvas.locator( 'details' ) ).toHaveCount( 2 );
	await pageUtils.pressKeys( 'primary+z' );
	await expect
		.poll( async () => ( await editor.getBlocks() ).map( ( { name } ) => name ) )
		.toContain( 'kadence/accordion' );
} );
