import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';

// The welcome guide loads a remote image.
test.use( { expectedConsole: [ /s\.w\.org/ ], permissions: [ 'clipboard-read', 'clipboard-write' ] } );

const snackbar = ( page: Page ) => page.getByTestId( 'snackbar' );

test( 'an editor inserts, names, collapses and duplicates a modal, and the modals are unchanged after reloading', async ( {
	page,
	admin,
	editor,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Modal in the editor' } );
	await editor.insertBlock( { name: 'vestibule/modal' } );
	const block = editor.canvas.locator( '[data-type="vestibule/modal"]' );
	const panel = block.locator( '.vestibule-modal' );
	// A new modal is open, contains a heading and shows that its name is missing.
	await expect( panel ).toBeVisible();
	await expect( block ).toContainText( 'This dialog has no name for screen readers' );
	await panel.getByRole( 'document', { name: /Heading/ } ).fill( 'How to find us' );
	await expect( block ).not.toContainText( 'This dialog has no name' );
	await expect( block.getByText( 'How to find us' ).first() ).toBeVisible();
	const anchor = () => block.first().locator( 'code' ).textContent();
	const id = ( await anchor() ) ?? '';
	expect( id ).toMatch( /^#modal-[0-9a-f]{6,}$/ );

	// The modal collapses to a card and opens when its content is edited.
	await block.getByRole( 'button', { name: 'Close', exact: true, expanded: true } ).click();
	await expect( panel ).toHaveCount( 0 );
	await block.getByRole( 'button', { name: 'Copy link' } ).click();
	await expect( snackbar( page ) ).toContainText( `Link ${ id } copied` );
	expect( await page.evaluate( () => navigator.clipboard.readText() ) ).toBe( id );
	await block.getByRole( 'button', { name: 'Edit content' } ).click();
	await expect( panel.getByText( 'How to find us' ) ).toBeVisible();

	// Settings of the button, and of opening automatically.
	await editor.selectBlocks( block );
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'textbox', { name: 'Button that opens the modal' } ).fill( 'The way here' );
	await expect( block.getByRole( 'textbox', { name: 'Text of the button that opens the modal' } ) ).toHaveText(
		'The way here'
	);
	await sidebar.getByRole( 'combobox', { name: 'Size', exact: true } ).selectOption( 'small' );
	await sidebar.getByRole( 'button', { name: 'Open automatically' } ).click();
	await sidebar.getByRole( 'spinbutton', { name: 'After (seconds)' } ).fill( '20' );

	// A duplicate gets a new ID. The original keeps the ID that links use.
	await editor.clickBlockOptionsMenuItem( 'Duplicate' );
	await expect( block ).toHaveCount( 2 );
	await expect.poll( () => block.nth( 1 ).locator( 'code' ).textContent() ).not.toBe( id );
	expect( await block.nth( 0 ).locator( 'code' ).textContent() ).toBe( id );
	await page.keyboard.press( 'Control+z' );
	await expect( block ).toHaveCount( 1 );

	const postId = await editor.publishPost();
	await page.goto( `/wp-admin/post.php?post=${ postId }&action=edit` );
	await expect( block ).toBeVisible();
	expect( await anchor() ).toBe( id );
	await expect( panel ).toHaveCount( 0 );
	await expect( editor.canvas.getByText( 'unexpected or invalid content' ) ).toHaveCount( 0 );
	expect( await editor.getBlocks() ).toMatchObject( [
		{
			name: 'vestibule/modal',
			attributes: { anchor: id.slice( 1 ), buttonText: 'The way here', size: 'small', openAfter: 20 },
			innerBlocks: [
				{ name: 'core/heading', attributes: { content: 'How to find us' } },
				{ name: 'core/paragraph' },
			],
		},
	] );

	await page.goto( `/?p=${ postId }` );
	await page.getByRole( 'button', { name: 'The way here' } ).click();
	await expect( page.getByRole( 'dialog', { name: 'How to find us' } ) ).toBeVisible();
} );

test( 'a modal’s anchor is sanitized, a button can close the modal, and a group can become a modal and vice versa', async ( {
	page,
	admin,
	editor,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Modal of a group' } );
	await editor.setContent(
		'<!-- wp:group {"layout":{"type":"flex"}} --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">Fees</h2><!-- /wp:heading -->' +
			'<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button {"url":"/x"} --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="/x">Done</a></div><!-- /wp:button --></div><!-- /wp:buttons --></div><!-- /wp:group -->'
	);
	await editor.selectBlocks( editor.canvas.locator( '[data-type="core/group"]' ) );
	await editor.transformBlockTo( 'vestibule/modal' );
	const block = editor.canvas.locator( '[data-type="vestibule/modal"]' );
	await expect( block.locator( 'strong' ) ).toHaveText( 'Fees' );
	await expect( snackbar( page ) ).toContainText( 'Not converted: Row or grid layout' );
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'button', { name: 'Advanced' } ).click();
	await sidebar.getByRole( 'textbox', { name: 'HTML anchor' } ).fill( 'gebühren' );
	await expect( block.locator( 'code' ) ).toHaveText( '#geb-hren' );

	await block.getByRole( 'button', { name: 'Edit content' } ).click();
	await editor.selectBlocks( block.locator( '[data-type="core/button"]' ) );
	await sidebar.getByRole( 'checkbox', { name: 'Closes the modal' } ).check();
	const [ made ] = await editor.getBlocks();
	expect( made?.innerBlocks[ 1 ]?.innerBlocks[ 0 ]?.attributes ).toMatchObject( {
		className: 'vestibule-modal-close',
		url: undefined,
	} );

	await editor.selectBlocks( block );
	await editor.transformBlockTo( 'core/group' );
	expect( await editor.getBlocks() ).toMatchObject( [
		{ name: 'core/group', innerBlocks: [ { name: 'core/heading' }, { name: 'core/buttons' } ] },
	] );
} );
