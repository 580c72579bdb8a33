import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';

const saved = ( page: Page ) =>
	page.evaluate( () =>
		(
			window as unknown as { wp: { data: { select( store: string ): { getEditedPostContent(): string } } } }
		 ).wp.data
			.select( 'core/editor' )
			.getEditedPostContent()
	);

test( 'an editor makes a group sticky, and adds a drawer and a back-to-top link', async ( { admin, editor, page } ) => {
	test.setTimeout( 120_000 );
	await admin.createNewPost( { postType: 'page', title: 'Page with a bar' } );
	await editor.insertBlock( {
		name: 'core/group',
		attributes: { layout: { type: 'constrained' } },
		innerBlocks: [ { name: 'core/paragraph', attributes: { content: 'In the bar' } } ],
	} );
	await editor.selectBlocks( editor.canvas.getByRole( 'document', { name: 'Block: Group' } ) );
	await editor.openDocumentSettingsSidebar();
	const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
	await sidebar
		.getByRole( 'tab', { name: 'Settings' } )
		.click()
		.catch( () => undefined );
	await sidebar.getByRole( 'button', { name: 'Sticky' } ).click();
	await sidebar.getByLabel( 'On scroll' ).selectOption( 'top' );
	await sidebar.getByLabel( 'Shrink' ).check();
	await sidebar.getByRole( 'spinbutton', { name: 'Distance from the edge (px)' } ).fill( '8' );

	await editor.insertBlock( {
		name: 'vestibule/drawer',
		innerBlocks: [ { name: 'core/paragraph', attributes: { content: 'In the drawer' } } ],
	} );
	await editor.canvas.getByRole( 'textbox', { name: 'Button text' } ).fill( 'More' );
	await expect( editor.canvas.getByText( 'In the drawer' ) ).toBeVisible();
	await sidebar.getByLabel( 'Opens as' ).selectOption( 'popup' );
	await sidebar.getByLabel( 'Show the button' ).selectOption( 'below-desktop' );
	await editor.insertBlock( { name: 'vestibule/scroll-top' } );
	await sidebar.getByRole( 'textbox', { name: 'Link text' } ).fill( 'Up again' );

	const content = await saved( page );
	expect( content ).toContain( '"vestibuleSticky":{"edge":"top","shrink":true,"gap":8}' );
	expect( content ).toContain(
		'<!-- wp:vestibule/drawer {"kind":"popup","label":"More","shown":"below-desktop"} -->'
	);
	expect( content ).toContain( '<!-- wp:vestibule/scroll-top {"label":"Up again"} /-->' );
	await editor.publishPost();
	await page.reload();
	await expect( editor.canvas.getByText( 'In the bar' ) ).toBeVisible();
	await expect( editor.canvas.getByText( 'This block contains unexpected or invalid content' ) ).toHaveCount( 0 );
	expect( await saved( page ) ).toBe( content );
} );
