import { expect, test } from './support/admin';

test( 'an editor chooses an animation for a paragraph, and it is saved and runs on the page', async ( {
	admin,
	editor,
	page,
	browser,
	baseURL,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Written reveal' } );
	await editor.insertBlock( { name: 'core/spacer', attributes: { height: '1600px' } } );
	await editor.insertBlock( { name: 'core/paragraph', attributes: { content: 'It comes from below' } } );
	await editor.openDocumentSettingsSidebar();
	const panel = page.getByRole( 'button', { name: 'Reveal', exact: true } );
	await panel.click();
	const effect = page.getByRole( 'combobox', { name: 'Animation on scroll' } );
	await effect.selectOption( 'zoom' );
	await page.getByRole( 'spinbutton', { name: 'Duration (ms)' } ).fill( '600' );
	await page.getByRole( 'combobox', { name: 'Easing' } ).selectOption( 'linear' );
	await page.getByRole( 'checkbox', { name: 'Only once' } ).check();
	const reveals = async () => ( await editor.getBlocks() ).map( ( { attributes } ) => attributes.vestibuleReveal );
	expect( await reveals() ).toEqual( [ undefined, { effect: 'zoom', duration: 600, easing: 'linear', once: true } ] );

	const id = await editor.publishPost();
	await page.reload();
	await expect( editor.canvas.getByText( 'It comes from below' ) ).toBeVisible();
	await expect( editor.canvas.getByText( /unexpected or invalid content/ ) ).toHaveCount( 0 );
	expect( await reveals() ).toEqual( [ undefined, { effect: 'zoom', duration: 600, easing: 'linear', once: true } ] );

	const visitor = await browser.newContext( { baseURL, storageState: { cookies: [], origins: [] } } );
	const seen = await visitor.newPage();
	await seen.goto( `/?page_id=${ id }` );
	const text = seen.getByText( 'It comes from below' );
	await expect( text ).toHaveClass( /is-reveal-zoom.*is-reveal-once|is-reveal-once.*is-reveal-zoom/ );
	// The script loads on the first scrolling.
	await seen.mouse.wheel( 0, 1 );
	await expect( text ).toHaveCSS( 'opacity', '0' );
	await text.scrollIntoViewIfNeeded();
	await seen.mouse.wheel( 0, 2000 );
	await expect( text ).toHaveCSS( 'opacity', '1' );
	await expect( text ).toHaveCSS( 'animation-duration', '0.6s' );
	await visitor.close();

	// A removed animation leaves no attribute.
	await editor.canvas.getByText( 'It comes from below' ).click();
	await editor.openDocumentSettingsSidebar();
	await panel.click();
	await effect.selectOption( '' );
	expect( await reveals() ).toEqual( [ undefined, undefined ] );
} );
