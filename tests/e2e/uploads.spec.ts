import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { formOn, messageOn, newName, sendAgain, summaryOn } from './support/form';
import { newFormOf } from './support/institute';
import { observe, seen } from './support/island';
import { rest } from './support/rest';

const FORM = [
	'<!-- wp:vestibule/field-text {"name":"who","label":"Your name","required":true} /-->',
	'<!-- wp:vestibule/field-file {"name":"cv","label":"Documents","required":true,"maxFiles":3} /-->',
	'<!-- wp:vestibule/field-image {"name":"photo","label":"Portrait","maxFiles":1} /-->',
	'<!-- wp:vestibule/submit {"label":"Apply"} /-->',
].join( '' );

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const pdf = ( name: string ) => ( { name, mimeType: 'application/pdf', buffer: Buffer.from( '%PDF-1.7\n%%EOF' ) } );
const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from( PIXEL, 'base64' ) };

const row = ( page: Page, name: string ): Locator => page.getByRole( 'listitem' ).filter( { hasText: name } );

const applyButton = ( page: Page ) => page.getByRole( 'button', { name: 'Apply' } );

/** Delays uploads until the returned function is called. */
async function holdUploads( page: Page ): Promise< () => void > {
	let letGo = () => {};
	const held = new Promise< void >( ( done ) => ( letGo = done ) );
	await page.route( /action=vestibule_form_upload&/, async ( route ) => {
		await held;
		await route.continue();
	} );
	return () => letGo();
}

test( 'files are uploaded while the visitor fills in the form, and an administrator opens them in the entry', async ( {
	page,
	context,
} ) => {
	const who = newName();
	await page.goto( await newFormOf( FORM ) );
	const letGo = await holdUploads( page );
	await page.getByLabel( 'Your name' ).fill( who );
	const input = page.getByLabel( 'Documents' );
	await input.setInputFiles( [ pdf( 'one.pdf' ), pdf( 'two.pdf' ) ] );
	await expect( row( page, 'one.pdf' ) ).toContainText( 'Uploading' );
	await applyButton( page ).click();
	await expect( summaryOn( page ) ).toContainText( 'File upload in progress. Please wait...' );
	letGo();
	await expect( row( page, 'one.pdf' ) ).toContainText( '100% Completed' );
	await expect( row( page, 'two.pdf' ) ).toContainText( '100% Completed' );
	await expect( page.getByText( 'File upload in progress' ) ).toHaveCount( 0 );

	// By keyboard. The focus stays in the field.
	await page.getByRole( 'button', { name: 'Remove one.pdf' } ).press( 'Enter' );
	await expect( row( page, 'one.pdf' ) ).toBeHidden();
	await expect( input ).toBeFocused();
	await input.setInputFiles( [ pdf( 'shell.php.pdf' ) ] );
	await expect( row( page, 'shell.php.pdf' ) ).toContainText( 'two extensions' );
	await page.getByLabel( 'Portrait' ).setInputFiles( [ picture ] );
	await expect( row( page, 'me.png' ) ).toContainText( '100% Completed' );
	await expect( row( page, 'me.png' ).locator( 'img' ) ).toHaveJSProperty( 'naturalWidth', 1 );

	await sendAgain( applyButton( page ), summaryOn( page ), 'Remove the files that could not be uploaded' );
	await page.getByRole( 'button', { name: 'Remove shell.php.pdf' } ).click();
	await sendAgain( applyButton( page ), messageOn( page ), 'Thank you' );

	const [ entry ] = await rest< { id: number }[] >( `/vestibule/v1/entries?search=${ who }` );
	await page.goto( `/wp-admin/admin.php?page=vestibule-entries#/entry/${ entry?.id }` );
	const link = page.getByRole( 'link', { name: 'two.pdf' } );
	await expect( page.getByRole( 'link', { name: 'one.pdf' } ) ).toBeHidden();
	const file = await context.request.get( ( await link.getAttribute( 'href' ) ) ?? '' );
	expect( [ file.status(), await file.text() ] ).toEqual( [ 200, '%PDF-1.7\n%%EOF' ] );
	await expect( page.getByRole( 'img', { name: 'Open me.png' } ) ).toHaveJSProperty( 'naturalWidth', 1 );
} );

test( 'a form without scripts sends its files on submission, and they are kept after an error', async ( {
	browser,
} ) => {
	const address = await newFormOf( FORM );
	const visitor = await browser.newContext( {
		javaScriptEnabled: false,
		storageState: { cookies: [], origins: [] },
	} );
	const page = await visitor.newPage();
	await page.goto( address );
	await page.getByLabel( 'Documents' ).setInputFiles( [ pdf( 'one.pdf' ), pdf( 'two.pdf' ) ] );
	await applyButton( page ).click();
	await expect( summaryOn( page ) ).toContainText( 'Your name' );
	await expect( page.getByRole( 'checkbox', { name: 'one.pdf' } ) ).toBeChecked();
	await page.getByRole( 'checkbox', { name: 'two.pdf' } ).uncheck();
	await page.getByLabel( 'Your name' ).fill( newName() );
	await applyButton( page ).click();
	await expect( messageOn( page ) ).toContainText( 'Thank you' );
	await expect( formOn( page ) ).toBeHidden();
	await visitor.close();
} );

test( 'files above the limit are listed until the selection changes, and rejected files do not count', async ( {
	page,
} ) => {
	await observe( page );
	await page.goto( await newFormOf( FORM ) );
	await page.getByLabel( 'Your name' ).fill( 'Ada' );
	// Waits for hydration, because files that are chosen earlier are validated all at once.
	await expect.poll( async () => ( await seen( page ) ).ready.length ).toBeGreaterThan( 0 );
	const input = page.getByLabel( 'Documents' );
	await input.setInputFiles( [
		{ name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from( 'MZ' ) },
		pdf( 'one.pdf' ),
		pdf( 'two.pdf' ),
		pdf( 'three.pdf' ),
		pdf( 'four.pdf' ),
		pdf( 'five.pdf' ),
	] );
	await expect( row( page, 'tool.exe' ) ).toContainText( 'Files of this type cannot be sent. Allowed: ' );
	for ( const name of [ 'one.pdf', 'two.pdf', 'three.pdf' ] ) {
		await expect( row( page, name ) ).toContainText( '100% Completed' );
	}
	const words = 'Only 3 files can be added. Not added: four.pdf and five.pdf.';
	// Responses of the server validate the field again, and so does typing in another field.
	await page.getByLabel( 'Your name' ).fill( 'Ada Lovelace' );
	await page.getByLabel( 'Your name' ).blur();
	await expect( input ).toHaveAccessibleDescription( new RegExp( words ) );
	await expect( page.locator( '.vestibule-field__error' ).filter( { hasText: words } ) ).toBeVisible();

	await page.getByRole( 'button', { name: 'Remove one.pdf' } ).click();
	await expect( page.getByText( words ) ).toHaveCount( 0 );
	await input.setInputFiles( [ pdf( 'four.pdf' ) ] );
	await expect( row( page, 'four.pdf' ) ).toContainText( '100% Completed' );
	await expect( page.locator( '.vestibule-field__error' ) ).toHaveCount( 0 );
} );
