import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';
import { Admin, Editor, PageUtils } from '@wordpress/e2e-test-utils-playwright';
import { insertField, newForm, publish } from '../e2e/support/form-editor';
import { chooseTime, type Time } from '../e2e/support/form';
import {
	activate,
	deactivate,
	deletePlugin,
	expectPlugin,
	installPlugin,
	installTheme,
	signIn,
	state,
	uploadPlugin,
} from './wp-admin';

// All tests use the same administrator and site, and each test depends on the previous one.
test.describe.configure( { mode: 'serial' } );

const PLUGIN = process.env.INSTALL_PLUGIN ?? '';
const THEME = process.env.INSTALL_THEME ?? '';
const NAME = 'Lovelace';

let page: Page;
let address = '';
let chosen: Time;
let schema = 0;

test.beforeAll( async ( { browser } ) => {
	page = await browser.newPage();
	// WordPress shows a guide when a user first opens the editor.
	const guide = page.getByRole( 'dialog', { name: 'Welcome to the editor' } );
	await page.addLocatorHandler( guide, () => guide.getByRole( 'button', { name: 'Close' } ).click() );
	await signIn( page );
} );
test.afterAll( () => page.close() );

async function expectEntry(): Promise< void > {
	await page.goto( '/wp-admin/admin.php?page=vestibule-entries' );
	await page.getByRole( 'row' ).filter( { hasText: NAME } ).getByRole( 'link' ).first().click();
	await expect( page.getByRole( 'heading', { name: `Ada ${ NAME }` } ) ).toBeVisible();
	await expect( page.locator( '#vestibule-entries' ) ).toContainText( chosen.day );
	await expect( page.locator( '#vestibule-entries' ) ).toContainText( chosen.time );
}

test( 'a truncated zip file is rejected with a message, and the site still works', async ( { request } ) => {
	await uploadPlugin( page, readFileSync( PLUGIN ).subarray( 0, 900_000 ) );
	await expect( page.getByText( /archive could not be|Incompatible Archive/i ) ).toBeVisible();
	expect( ( await request.get( '/' ) ).ok() ).toBe( true );
	expect( ( await state( request ) ).names ).toEqual( [] );
} );

test( 'an incomplete copy of the plugin stores nothing and shows a message when it is activated', async ( {
	request,
} ) => {
	const whole = Object.entries( unzipSync( readFileSync( PLUGIN ) ) );
	const half = whole.filter( ( [ name ] ) => ! /^vestibule\/(?:src\/Storage|vendor)\//.test( name ) );
	await uploadPlugin( page, Buffer.from( zipSync( Object.fromEntries( half ), { level: 1 } ) ) );
	await activate( page );
	await expect( page.getByText( 'Vestibule cannot run, because its folder does not contain vendor' ) ).toBeVisible();
	expect( ( await request.get( '/' ) ).ok() ).toBe( true );
	expect( ( await state( request ) ).names ).toEqual( [] );
	await deletePlugin( page );
} );

test( 'an administrator uploads and activates the plugin and the theme', async ( { request } ) => {
	await installPlugin( page, PLUGIN );
	await installTheme( page, THEME );
	schema = ( await state( request ) ).schema;
	expect( schema ).toBeGreaterThan( 8 );
} );

test( 'an administrator adds a form with an appointment to a page', async ( { browserName } ) => {
	const editor = new Editor( { page } );
	const admin = new Admin( { page, pageUtils: new PageUtils( { page, browserName } ), editor } );
	await admin.createNewPost( { postType: 'page', title: 'Contact' } );
	await newForm( editor, 'Enquiry' );
	await insertField( page, 'vestibule/field-appointment' );
	await publish( editor );
	address = await page.evaluate( () => window.wp.data.select( 'core/editor' ).getPermalink() );
} );

test( 'a visitor submits the form and books an appointment', async ( { page: visitor } ) => {
	await visitor.goto( address );
	await visitor.getByRole( 'textbox', { name: 'First name' } ).fill( 'Ada' );
	await visitor.getByRole( 'textbox', { name: 'Last name' } ).fill( NAME );
	await visitor.getByRole( 'textbox', { name: 'Email' } ).fill( 'ada@example.org' );
	await visitor.getByRole( 'textbox', { name: 'Message' } ).fill( 'When may I come?' );
	await visitor.getByRole( 'checkbox' ).first().check();
	chosen = await chooseTime( visitor );
	await visitor.locator( 'form[data-form_id]' ).getByRole( 'button', { name: /send/i } ).click();
	await expect( visitor.locator( '[data-island="form"] > [data-part="message"]' ) ).toContainText(
		`Your appointment: ${ chosen.day }, ${ chosen.time } to `
	);
} );

test( 'an administrator opens the visitor’s entry', expectEntry );

test( 'updating the plugin by uploading a zip keeps the stored data', async ( { request } ) => {
	await uploadPlugin( page, PLUGIN );
	await page.getByRole( 'link', { name: 'Replace current with uploaded' } ).click();
	await expect(
		page.getByText( /Plugin (?:updated|downgraded|reinstalled) successfully|updated successfully/i ).first()
	).toBeVisible();
	await expectPlugin( page, 'active' );

	expect( await state( request ) ).toMatchObject( { schema, entries: 1 } );
	await expectEntry();
} );

for ( const [ what, version, words ] of [
	[ 'after a downgrade', 999, 'a newer version of the plugin has stored data on this site' ],
	[ 'with data from before 0.3.0', 7, 'Install version 0.3.0 first' ],
] as const ) {
	test( `the plugin stores nothing ${ what }, and wp-admin shows the reason`, async ( {
		request,
		page: visitor,
	} ) => {
		await state( request, `?do=schema&version=${ version }` );
		await page.goto( '/wp-admin/' );
		await expect( page.getByText( words ) ).toBeVisible();
		expect( ( await visitor.goto( address ) )?.ok() ).toBe( true );
		expect( await state( request ) ).toMatchObject( { schema: version, entries: 1 } );
		await state( request, `?do=schema&version=${ schema }` );
	} );
}

test( 'the page and the data stay when the plugin is deactivated', async ( { request } ) => {
	await deactivate( page );
	const answer = await request.get( address );
	expect( answer.ok() ).toBe( true );
	expect( await answer.text() ).not.toContain( 'data-form_id' );
	expect( ( await state( request ) ).entries ).toBe( 1 );
} );

test( 'the plugin uses its earlier data if it is deleted without its data and installed again', async ( {
	request,
} ) => {
	await deletePlugin( page );
	expect( await state( request ) ).toMatchObject( { schema, entries: 1 } );
	await installPlugin( page, PLUGIN );
	await expectEntry();
	expect( await ( await request.get( address ) ).text() ).toContain( 'data-form_id' );
} );

test( 'only the page remains when the plugin is deleted with its data', async ( { request } ) => {
	await page.goto( '/wp-admin/admin.php?page=vestibule-settings' );
	await page.getByRole( 'radio', { name: 'Delete everything' } ).check();
	await page.getByRole( 'button', { name: 'Save' } ).click();
	await expect( page.getByText( 'Saved.' ) ).toBeVisible();
	await deactivate( page );
	await deletePlugin( page );
	expect( await state( request ) ).toEqual( { schema: 0, entries: 0, columns: [], names: [] } );
	expect( ( await request.get( address ) ).ok() ).toBe( true );
} );
