import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { call, save, saveStatus, section, toDefaults } from './support/settings';

// Playwright's traces run scripts in every frame, but the preview frame allows none.
test.use( { expectedConsole: [ /^Blocked script execution in 'about:/ ] } );

const SCREEN = '/wp-admin/admin.php?page=vestibule-consent';
const desktop = ( page: Page ) => page.frameLocator( 'iframe[title="The notice on a desktop"]' );
const phone = ( page: Page ) => page.frameLocator( 'iframe[title="The notice on a phone"]' );
test.describe.configure( { mode: 'serial' } );

test.beforeEach( async ( { page } ) => {
	await page.goto( SCREEN );
	await toDefaults( page, 'consent' );
} );
// The demo site shows the notice on every page.
test.afterEach( ( { page } ) => toDefaults( page, 'consent', { showOn: 'always' } ) );

test( 'changed consent settings appear in the preview, are saved, and can be reset for each section', async ( {
	page,
} ) => {
	await page.reload();
	await expect( desktop( page ).getByText( 'This site uses non-essential cookies' ) ).toBeVisible();
	await expect( phone( page ).getByText( 'This site uses non-essential cookies' ) ).toBeVisible();
	const words = section( page, 'Texts' );
	await expect( words ).toContainText( /The notice links to “[^”]+”/ );
	await expect( words.getByRole( 'link', { name: 'Choose another privacy page' } ) ).toHaveAttribute(
		'href',
		/options-privacy\.php$/
	);
	await words
		.getByRole( 'textbox', { name: 'Text', exact: true } )
		.fill( 'We <strong>ask</strong> you <img src=x onerror="window.broken=1">' );
	await words.getByRole( 'textbox', { name: 'Accept button' } ).fill( 'Yes, gladly' );
	await expect( phone( page ).locator( 'strong' ) ).toHaveText( 'ask' );
	await expect( phone( page ).locator( 'img' ) ).toHaveCount( 0 );
	await expect( phone( page ).locator( '.is-accept' ) ).toHaveText( 'Yes, gladly' );
	await words.getByRole( 'combobox', { name: 'Policy page' } ).fill( 'Contact' );
	await page.getByRole( 'option', { name: 'Contact', exact: true } ).click();
	await expect( phone( page ).locator( 'p a' ) ).toHaveAttribute( 'href', /contact/ );
	await section( page, 'Appearance' ).getByRole( 'combobox', { name: 'Position' } ).selectOption( 'top' );
	await expect( desktop( page ).locator( '.vestibule-notice' ) ).toHaveClass( /is-top/ );
	await section( page, 'Appearance' ).getByRole( 'combobox', { name: 'Show the notice' } ).selectOption( 'Always' );
	const choices = section( page, 'Choices' );
	await choices.getByRole( 'checkbox', { name: 'Let visitors change their choice' } ).check();
	await choices.getByRole( 'checkbox', { name: 'Ask for each category of cookies' } ).check();
	await expect( phone( page ).locator( '.vestibule-notice__category' ) ).toHaveText( [
		/Necessary/,
		/Preferences/,
		/Statistics/,
		/Marketing/,
	] );
	await page.getByRole( 'checkbox', { name: 'Show the preview after a choice' } ).check();
	await expect( phone( page ).getByText( 'Change cookie choice' ) ).toBeVisible();
	await expect( phone( page ).locator( '.vestibule-notice' ) ).toBeHidden();
	const behavior = section( page, 'Behavior' );
	await behavior.getByRole( 'textbox', { name: 'Ask again after (days)' } ).fill( '180' );
	await behavior.getByRole( 'checkbox', { name: 'Scrolling counts as accepting' } ).check();
	await expect( behavior ).toContainText( 'Under EU law, scrolling is not consent' );
	await expect( saveStatus( page ) ).toHaveText( 'There are unsaved changes.' );
	expect( await violations( page, '#vestibule-consent', { exclude: 'iframe' } ) ).toEqual( [] );
	await save( page );

	await page.reload();
	await expect( section( page, 'Appearance' ).getByRole( 'combobox', { name: 'Show the notice' } ) ).toHaveValue(
		'always'
	);
	await expect( words.getByRole( 'textbox', { name: 'Accept button' } ) ).toHaveValue( 'Yes, gladly' );
	await expect( words.getByRole( 'combobox', { name: 'Policy page' } ) ).toHaveValue( 'Contact' );
	await expect( behavior.getByRole( 'textbox', { name: 'Ask again after (days)' } ) ).toHaveValue( '180' );
	await page.getByRole( 'button', { name: 'Reset Texts to the defaults' } ).click();
	await expect( words.getByRole( 'textbox', { name: 'Accept button' } ) ).toHaveValue( '' );
	await expect( behavior.getByRole( 'textbox', { name: 'Ask again after (days)' } ) ).toHaveValue( '180' );
	await page.getByRole( 'button', { name: 'Reset Behavior to the defaults' } ).click();
	await expect( behavior.getByRole( 'textbox', { name: 'Ask again after (days)' } ) ).toHaveValue( '30' );
	await save( page );
} );

test(
	'a number out of range shows an error, and a dialog asks before unsaved changes are discarded',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.reload();
		const days = section( page, 'Receipts' ).getByRole( 'textbox' );
		await days.fill( '9999' );
		await expect( section( page, 'Receipts' ).locator( '.vestibule-admin__error' ) ).toHaveText(
			'Enter a number from 1 to 3650. Until then, 365 is used.'
		);
		await expect( days ).toHaveAttribute( 'aria-invalid', 'true' );
		await days.fill( '30' );
		await expect( days ).toHaveAttribute( 'aria-invalid', 'false' );
		const asked = page.waitForEvent( 'dialog' );
		const left = page.getByRole( 'link', { name: 'Chats started' } ).click( { noWaitAfter: true } );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.dismiss();
		await left.catch( () => {} );
		await expect( days ).toHaveValue( '30' );
	}
);

test( 'consent receipts are shown in pages, exported as CSV, and erased after confirmation', async ( {
	page,
	baseURL,
} ) => {
	await call( page, { path: '/vestibule/v1/consent-receipts', method: 'DELETE', data: { olderThan: 0 } } );
	await page.reload();
	const list = section( page, 'Recorded choices' );
	await expect( list ).toContainText( 'No choices recorded yet' );
	const own = {
		Origin: new URL( baseURL ?? '' ).origin,
		'Sec-Fetch-Site': 'same-origin',
		'X-Test-Rate-Limits': 'off',
	};
	const refuse = ( headers: Record< string, string > ) =>
		page.request.post( '/wp-admin/admin-ajax.php?action=vestibule_consent_choose', {
			form: { choice: 'refuse', quiet: '1' },
			headers: { ...own, ...headers },
		} );
	await refuse( { 'X-Test-Now': new Date( Date.now() - 40 * 86_400_000 ).toISOString().replace( /\.\d+/, '' ) } );
	for ( let turn = 0; turn < 20; turn++ ) {
		expect( ( await refuse( {} ) ).status() ).toBe( 200 );
	}
	await page.reload();
	await expect( list ).toContainText( '1 to 20 of 21' );
	await expect( list.getByRole( 'row' ).nth( 1 ) ).toContainText( 'Refused' );
	await list.getByRole( 'button', { name: 'Next' } ).click();
	await expect( list ).toContainText( '21 to 21 of 21' );
	await expect( list.getByRole( 'row' ) ).toHaveCount( 2 );
	expect( await violations( page, '.vestibule-consent-receipts' ) ).toEqual( [] );

	const downloading = page.waitForEvent( 'download' );
	await list.getByRole( 'button', { name: 'Export all as CSV' } ).click();
	const file = await downloading;
	expect( file.suggestedFilename() ).toMatch( /^consent-receipts-\d{4}-\d\d-\d\d\.csv$/ );
	const csv = await readFile( await file.path(), 'utf8' );
	expect( csv ).toMatch(
		/^\uFEFF"Receipt","Time \(UTC\)","Choice","Categories of cookies","Policy version"\r\n"[0-9a-f]{32}","\d{4}-/
	);
	expect( csv.trimEnd().split( '\r\n' ) ).toHaveLength( 22 );

	await list.getByRole( 'textbox', { name: 'Older than (days)' } ).fill( '30' );
	await list.getByRole( 'button', { name: 'Erase older receipts' } ).click();
	await page
		.getByRole( 'dialog', { name: 'Erase receipts older than 30 days?' } )
		.getByRole( 'button', { name: 'Erase' } )
		.click();
	await expect( list.getByRole( 'status' ) ).toHaveText( '1 receipt erased.' );
	await list.getByRole( 'button', { name: 'Erase all' } ).click();
	const ask = page.getByRole( 'dialog', { name: /^Erase / } );
	await ask.getByRole( 'button', { name: 'Keep' } ).click();
	await expect( list.getByRole( 'row' ).nth( 1 ) ).toBeVisible();
	await list.getByRole( 'button', { name: 'Erase all' } ).click();
	await ask.getByRole( 'button', { name: 'Erase', exact: true } ).click();
	await expect( list ).toContainText( 'No choices recorded yet' );
	await expect( list.getByRole( 'status' ) ).toHaveText( '20 receipts erased.' );
} );
