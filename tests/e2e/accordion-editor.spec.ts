import { accordion, item, paragraph } from './support/accordion';
import { expect, test } from './support/admin';

test( 'an edited accordion has the same items after saving and reloading', async ( {
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

	// Enter in a title moves the caret to the content of the item.
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Nothing at all' );
	await expect( items.first().getByText( 'Nothing at all' ) ).toBeVisible();

	// The chevron opens and closes an item.
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

test( 'accordion settings are in the sidebar, and selecting an item in the list view opens it', async ( {
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
	await list.getByRole( 'link', { name: /^Collapsible sections/ } ).click();
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
