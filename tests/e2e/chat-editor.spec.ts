import { asking } from './support/chat';
import { expect, test } from './support/admin';

// The welcome guide loads a remote image, and the inserter searches the block directory.
test.use( { expectedConsole: [ /s\.w\.org|block-directory/ ] } );

test( 'an editor inserts and configures the chat launcher and the chat button, and they are unchanged after reloading', async ( {
	page,
	admin,
	editor,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Chat in the editor' } );
	// The inserter shows previews of both blocks.
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'chat' );
	for ( const name of [ 'Chat launcher', 'Chat button' ] ) {
		await page.getByRole( 'option', { name } ).hover();
		await expect(
			page
				.locator( '.block-editor-inserter__preview-container iframe' )
				.contentFrame()
				.locator( name === 'Chat button' ? '.vestibule-chat__account' : '.vestibule-chat__launcher' )
		).toBeVisible();
	}
	await page.getByRole( 'option', { name: 'Chat launcher' } ).click();
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	const chat = editor.canvas.locator( '[data-type="vestibule/chat"]' );
	await expect( chat.getByText( 'Need Help? Chat with us' ) ).toBeVisible();
	// The editor shows the launcher as part of the text, not fixed over it.
	expect(
		await chat
			.locator( '.vestibule-chat__launcher' )
			.evaluate( ( element ) => getComputedStyle( element ).position )
	).toBe( 'static' );

	await editor.insertBlock( { name: 'vestibule/chat-button' } );
	const button = editor.canvas.locator( '[data-type="vestibule/chat-button"]' );
	await expect( button.locator( '.vestibule-chat__name' ) ).toHaveText( 'Front desk' );
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar.getByRole( 'combobox', { name: 'Account' } ).selectOption( 'Course advice' );
	await sidebar.getByRole( 'textbox', { name: 'Label' } ).fill( 'Ask about courses' );
	await sidebar.getByRole( 'combobox', { name: 'Shape' } ).selectOption( 'square' );
	await expect( button ).toContainText( 'Ask about coursesCourse advice' );
	await expect( button ).toHaveClass( /is-square/ );
	await page.keyboard.press( 'Control+z' );
	await expect( button ).not.toHaveClass( /is-square/ );
	await page.keyboard.press( 'Control+Shift+z' );
	await expect( button ).toHaveClass( /is-square/ );

	const id = await editor.publishPost();
	await page.goto( `/wp-admin/post.php?post=${ id }&action=edit` );
	await expect( button ).toContainText( 'Ask about courses' );
	await expect( editor.canvas.getByText( 'unexpected or invalid content' ) ).toHaveCount( 0 );
	expect( await editor.getBlocks() ).toMatchObject( [
		{ name: 'vestibule/chat' },
		{ name: 'vestibule/chat-button', attributes: { label: 'Ask about courses', shape: 'square' } },
	] );

	// The page has the button, and one launcher although the footer has one, too.
	await page.goto( `/?p=${ id }` );
	await expect( page.getByRole( 'link', { name: /Ask about courses/ } ) ).toHaveAttribute(
		'href',
		/phone=493023125102/
	);
	await expect( page.locator( '#vestibule-chat' ) ).toHaveCount( 1 );
} );

test.describe( 'a site without a chat account', () => {
	test.use( { extraHTTPHeaders: asking( { accounts: [] } ) } );

	test( 'both chat blocks link to a new account, and the page shows no chat', async ( { page, admin, editor } ) => {
		await admin.createNewPost( { postType: 'page', title: 'Chat without accounts' } );
		await editor.insertBlock( { name: 'vestibule/chat' } );
		await editor.insertBlock( { name: 'vestibule/chat-button' } );
		await expect( editor.canvas.getByRole( 'link', { name: /Add a chat account/ } ) ).toHaveCount( 2 );
		const id = await editor.publishPost();
		await page.goto( `/?p=${ id }` );
		await expect(
			page.locator( '[class^="vestibule-chat"], .wp-block-vestibule-chat, .wp-block-vestibule-chat-button' )
		).toHaveCount( 0 );
	} );
} );
