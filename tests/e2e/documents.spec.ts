import { violations } from './support/axe';
import { expect, test } from './support/admin';
import { rest } from './support/rest';

/* Documents about data protection (docs/for-site-owners.md). */

const SCREEN = '/wp-admin/admin.php?page=vestibule-documents';

// The view transition of wp-admin ends in an empty error if it is interrupted.
test.use( { expectedConsole: [ /^$/ ] } );

/** Routes of pages and forms to delete. */
const made: string[] = [];

test.afterEach( async () => {
	for ( const path of made.splice( 0 ) ) {
		// Firewalls reject the method DELETE.
		await rest( `${ path }?force=true&_method=DELETE`, {} );
	}
} );

test( 'an owner creates an accessibility statement, and visitors report barriers in its form', async ( {
	page,
	editor,
	browser,
} ) => {
	await page.goto( SCREEN );
	expect( await violations( page, '#wpbody-content' ) ).toEqual( [] );
	await page.getByRole( 'link', { name: 'Accessibility statement' } ).click();
	expect( await violations( page, '#wpbody-content' ) ).toEqual( [] );
	await page.getByRole( 'link', { name: 'Create a page and its form' } ).click();
	await expect( editor.canvas.locator( '[data-type="vestibule/form"]' ) ).toContainText(
		'What were you unable to use?'
	);
	await expect( editor.canvas.locator( '.block-editor-warning' ) ).toHaveCount( 0 );
	const id = new URL( page.url() ).searchParams.get( 'post' );
	made.push( `/wp/v2/pages/${ id }` );
	const { link, content } = await rest< { link: string; content: { raw: string } } >( `/wp/v2/pages/${ id }`, {
		status: 'publish',
	} );
	made.push( `/wp/v2/vestibule-forms/${ /"ref":(\d+)/.exec( content.raw )?.[ 1 ] }` );
	const visitor = await browser.newPage( { storageState: undefined, javaScriptEnabled: false } );
	await visitor.goto( link );
	await visitor.getByLabel( 'What were you unable to use?' ).fill( 'The menu' );
	await visitor.getByLabel( 'I agree that my message' ).check();
	await visitor.getByRole( 'button', { name: 'Send report' } ).click();
	await expect( visitor.getByText( 'Thank you. We’ll look into it.' ) ).toBeVisible();
	await visitor.close();
} );

test( 'a page of a document is out of date after a form has changed, until the owner has changed the page', async ( {
	page,
	editor,
} ) => {
	await page.goto( `${ SCREEN }&document=record` );
	await page.getByRole( 'link', { name: 'Create a page' } ).click();
	await expect( editor.canvas.getByText( 'Controller:' ) ).toBeVisible();
	await expect( editor.canvas.locator( '.block-editor-warning' ) ).toHaveCount( 0 );
	made.push( `/wp/v2/pages/${ new URL( page.url() ).searchParams.get( 'post' ) }` );
	await page.goto( SCREEN );
	const row = page.getByRole( 'row', { name: 'Record of processing activities' } );
	await expect( row ).toContainText( 'up to date' );
	const { id } = await rest< { id: number } >( '/wp/v2/vestibule-forms', {
		status: 'publish',
		title: 'Library card',
		content: '<!-- wp:vestibule/field-text {"name":"street","label":"Your street"} /-->',
	} );
	made.push( `/wp/v2/vestibule-forms/${ id }` );
	await page.reload();
	await expect( row ).toContainText( 'out of date since' );
	await row.getByRole( 'link', { name: 'Record of processing activities' } ).first().click();
	await expect( page.locator( '.diff-addedline' ).filter( { hasText: 'Library card' } ) ).toBeVisible();
	expect( await violations( page, '#wpbody-content' ) ).toEqual( [] );
	await page.getByRole( 'link', { name: 'I have changed the page' } ).click();
	await expect( page.locator( '.diff-addedline' ) ).toHaveCount( 0 );
} );

test( 'a document is downloaded as text and opened for printing', async ( { page, context } ) => {
	await page.goto( `${ SCREEN }&document=measures` );
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'link', { name: 'Download as text' } ).click(),
	] );
	expect( download.suggestedFilename() ).toBe( 'measures.txt' );
	const [ printed ] = await Promise.all( [
		context.waitForEvent( 'page' ),
		page.getByRole( 'link', { name: 'Open for printing' } ).click(),
	] );
	await expect( printed.getByRole( 'heading', { level: 1 } ) ).toHaveText( 'Security measures' );
	expect( await violations( printed ) ).toEqual( [] );
} );
