import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { call, pressSave, save, saveStatus, section, toDefaults } from './support/settings';

const SCREEN = '/wp-admin/admin.php?page=vestibule-spam';

const number = ( page: Page, name: string ) => section( page, 'Checks' ).getByRole( 'spinbutton', { name } );
const list = ( page: Page, name: string ) => section( page, 'Lists' ).getByRole( 'textbox', { name, exact: true } );
const turnstile = ( page: Page ) => page.getByRole( 'group', { name: 'Turnstile' } );
const key = ( page: Page, name: string ) => turnstile( page ).getByLabel( name, { exact: true } );

const forgetSecret = ( page: Page ) =>
	call( page, { path: '/vestibule/v1/spam-secret', method: 'POST', data: { service: 'turnstile', secret: '' } } );

test.describe.configure( { mode: 'serial' } );

// Browsers log the 400 response for a rejected save.
test.use( { expectedConsole: [ /Failed to load resource: .* 400 / ] } );

test.beforeEach( async ( { page } ) => {
	await page.goto( SCREEN );
	await toDefaults( page, 'spam' );
	await page.reload();
} );
test.afterEach( async ( { page } ) => {
	await toDefaults( page, 'spam' );
	await forgetSecret( page );
} );

test( 'changed spam settings are saved without showing secrets, and can be reset for each section', async ( {
	page,
} ) => {
	const captchas = section( page, 'Captchas' );
	await number( page, 'Minimum time to fill in a form' ).fill( '3' );
	await number( page, 'Delete spam after' ).fill( '90' );
	await section( page, 'Checks' ).getByRole( 'checkbox', { name: 'Check with Akismet' } ).check();
	await list( page, 'Block' ).fill( ' casino \n\nexample.org\ncasino' );
	await list( page, 'Allow' ).fill( 'friend@example.org' );
	await captchas.getByRole( 'combobox', { name: 'Load the captcha' } ).selectOption( 'marketing' );
	await captchas.getByRole( 'radio', { name: 'Reject the submission' } ).check();
	await captchas.getByRole( 'spinbutton', { name: /minimum score/ } ).fill( '70' );
	await key( page, 'Site key' ).fill( '0x4AAA' );
	await key( page, 'Secret key' ).fill( '0x4AAA-secret' );
	await expect( saveStatus( page ) ).toHaveText( 'There are unsaved changes.' );
	await expect( turnstile( page ) ).toContainText( 'Save before you check them.' );
	expect( await violations( page, '#vestibule-spam' ) ).toEqual( [] );
	await save( page );

	await page.reload();
	await expect( number( page, 'Minimum time to fill in a form' ) ).toHaveValue( '3' );
	await expect( number( page, 'Delete spam after' ) ).toHaveValue( '90' );
	await expect( section( page, 'Checks' ).getByRole( 'checkbox', { name: 'Check with Akismet' } ) ).toBeChecked();
	await expect( list( page, 'Block' ) ).toHaveValue( 'casino\nexample.org' );
	await expect( list( page, 'Allow' ) ).toHaveValue( 'friend@example.org' );
	await expect( captchas.getByRole( 'combobox', { name: 'Load the captcha' } ) ).toHaveValue( 'marketing' );
	await expect( captchas.getByRole( 'radio', { name: 'Reject the submission' } ) ).toBeChecked();
	await expect( captchas.getByRole( 'spinbutton', { name: /minimum score/ } ) ).toHaveValue( '70' );
	await expect( key( page, 'Site key' ) ).toHaveValue( '0x4AAA' );
	await expect( key( page, 'Secret key' ) ).toHaveValue( '' );
	await expect( turnstile( page ) ).toContainText( 'Stored and never shown again.' );
	expect( await page.content() ).not.toContain( '0x4AAA-secret' );

	await page.getByRole( 'button', { name: 'Reset Checks to the defaults' } ).click();
	await expect( number( page, 'Minimum time to fill in a form' ) ).toHaveValue( '0' );
	await expect( number( page, 'Delete spam after' ) ).toHaveValue( '30' );
	await expect( list( page, 'Block' ) ).toHaveValue( 'casino\nexample.org' );
	await page.getByRole( 'button', { name: 'Reset Lists to the defaults' } ).click();
	await expect( list( page, 'Block' ) ).toHaveValue( '' );
	await save( page );
	await page.reload();
	await expect( number( page, 'Delete spam after' ) ).toHaveValue( '30' );
	await expect( list( page, 'Allow' ) ).toHaveValue( '' );
	await expect( captchas.getByRole( 'radio', { name: 'Reject the submission' } ) ).toBeChecked();
} );

test( 'invalid spam settings show errors at their fields and are not saved', async ( { page } ) => {
	const seconds = number( page, 'Minimum time to fill in a form' );
	await seconds.fill( '61' );
	await expect( section( page, 'Checks' ) ).toContainText( 'Enter a whole number from 0 to 60.' );
	await expect( seconds ).toHaveAttribute( 'aria-invalid', 'true' );
	await pressSave( page );
	await expect( seconds ).toBeFocused();
	await expect( page.locator( '.vestibule-admin__save' ) ).toContainText( 'Nothing was saved' );
	await list( page, 'Allow' ).focus();
	await page.getByRole( 'button', { name: 'Show the setting' } ).click();
	await expect( seconds ).toBeFocused();
	await seconds.fill( '60' );
	await expect( seconds ).toHaveAttribute( 'aria-invalid', 'false' );

	await list( page, 'Block' ).fill( 'casino\nx' );
	await expect( section( page, 'Lists' ) ).toContainText( '“x”: a line must have 2 to 100 characters.' );
	await pressSave( page );
	await expect( list( page, 'Block' ) ).toBeFocused();
	await list( page, 'Block' ).fill( 'casino' );

	// An error that only the server finds.
	await key( page, 'Secret key' ).fill( 'no secret' );
	await pressSave( page );
	await expect( turnstile( page ) ).toContainText( 'This is not a secret key. Copy the key again, without spaces.' );
	await expect( key( page, 'Secret key' ) ).toBeFocused();
	await page.reload();
	await expect( seconds ).toHaveValue( '0' );
	await expect( list( page, 'Block' ) ).toHaveValue( '' );
	await expect( turnstile( page ) ).toContainText( 'Stored on this server and never shown again.' );
} );
