import type { Page } from '@playwright/test';
import { expect, test } from './support/admin';
import { violations } from './support/axe';
import { save, saveStatus, section, toDefaults } from './support/settings';

const SCREEN = '/wp-admin/admin.php?page=vestibule-chat';
/** Each test starts from the default settings. */
test.beforeEach( async ( { page } ) => {
	await page.goto( SCREEN );
	await toDefaults( page, 'chat' );
} );

const preview = ( page: Page ) => page.getByRole( 'complementary', { name: 'Preview' } );

test( 'changed chat settings appear in the preview, are saved, and can be reset for each section', async ( {
	page,
} ) => {
	await page.goto( SCREEN );
	const launcher = section( page, 'Launcher' );
	await launcher.getByRole( 'textbox', { name: 'Label', exact: true } ).fill( 'Ask <b>us</b> & more' );
	await expect( preview( page ).locator( '.vestibule-chat__launcher' ) ).toHaveText( 'Ask <b>us</b> & more' );
	await launcher.getByRole( 'combobox', { name: 'Side' } ).selectOption( 'right' );
	await launcher.getByRole( 'checkbox', { name: 'Show the label' } ).uncheck();
	await section( page, 'Panel' ).getByRole( 'textbox', { name: 'Title' } ).fill( 'Write to us' );
	// The chat already uses the site's time zone.
	await expect(
		section( page, 'Panel' ).getByRole( 'button', { name: /^Use the time zone of this site/ } )
	).toHaveCount( 0 );
	await section( page, 'Consent' ).getByRole( 'checkbox' ).check();
	await section( page, 'Consent' )
		.getByRole( 'textbox' )
		.fill( 'Our <a href="/privacy/" onclick="window.broken=1">terms</a><img src=x onerror="window.broken=1">' );
	await expect( preview( page ).locator( '.vestibule-chat__panel .vestibule-chat__terms' ) ).toHaveText(
		'Our terms'
	);
	await expect( preview( page ).locator( '.vestibule-chat__terms :is(img, [onclick])' ) ).toHaveCount( 0 );
	await section( page, 'Links' )
		.getByRole( 'combobox', { name: 'On phones, links open' } )
		.selectOption( 'protocol' );
	await section( page, 'Analytics' ).getByRole( 'checkbox', { name: 'Google Analytics 4' } ).check();
	await expect( saveStatus( page ) ).toHaveText( 'There are unsaved changes.' );
	expect( await violations( page, '#vestibule-chat' ) ).toEqual( [] );
	await save( page );

	await page.reload();
	await expect( launcher.getByRole( 'textbox', { name: 'Label', exact: true } ) ).toHaveValue(
		'Ask <b>us</b> & more'
	);
	await expect( launcher.getByRole( 'checkbox', { name: 'Show the label' } ) ).not.toBeChecked();
	await expect( section( page, 'Consent' ).getByRole( 'checkbox' ) ).toBeChecked();
	await expect( section( page, 'Links' ).getByRole( 'combobox', { name: 'On phones, links open' } ) ).toHaveValue(
		'protocol'
	);

	await page.getByRole( 'button', { name: 'Reset Launcher to the defaults' } ).click();
	await expect( launcher.getByRole( 'textbox', { name: 'Label', exact: true } ) ).toHaveValue(
		'Need Help? Chat with us'
	);
	await expect( section( page, 'Panel' ).getByRole( 'textbox', { name: 'Title' } ) ).toHaveValue( 'Write to us' );
	for ( const name of [ 'Panel', 'Consent', 'Links', 'Analytics' ] ) {
		await page.getByRole( 'button', { name: `Reset ${ name } to the defaults` } ).click();
	}
	await save( page );
} );

test( 'a text color with too little contrast shows a warning and a button that fixes the color', async ( { page } ) => {
	await page.goto( SCREEN );
	const launcher = section( page, 'Launcher' );
	await expect( launcher ).toContainText( 'easy to read' );
	const text = launcher.getByRole( 'textbox', { name: 'Text color', exact: true } );
	await text.fill( '#ffffff' );
	await expect( launcher ).toContainText( 'Contrast 2.6 to 1: hard to read.' );
	await launcher.getByRole( 'button', { name: 'Use a readable color' } ).click();
	await expect( text ).toHaveValue( '#0b1f10' );
	await text.fill( 'red' );
	await expect( launcher.getByText( 'Enter # and six hexadecimal digits' ).filter( { visible: true } ) ).toHaveCount(
		1
	);
	await expect( preview( page ).locator( '.vestibule-chat__launcher' ) ).toHaveCSS( 'color', 'rgb(11, 31, 16)' );
} );

test( 'an administrator finds a page by title and adds it to the pages without the launcher', async ( { page } ) => {
	await page.goto( SCREEN );
	const display = section( page, 'Display' );
	await display.getByRole( 'combobox', { name: 'Pages' } ).selectOption( 'excludePages' );
	const picker = display.getByRole( 'combobox', { name: 'On all pages except these' } );
	await picker.fill( 'Contact' );
	await page.getByRole( 'option', { name: /^Contact \(#\d+\)$/ } ).click();
	await save( page );
	await page.reload();
	await expect( display.getByText( /^Contact \(#\d+\)/ ).first() ).toBeVisible();
	await page.getByRole( 'button', { name: 'Reset Display to the defaults' } ).click();
	await save( page );
} );

test.describe( 'chat settings that cannot be saved', () => {
	test.use( { expectedConsole: [ /Failed to load resource/ ] } );

	test( 'changed values stay in the form, and a dialog asks before the administrator leaves the page', async ( {
		page,
	} ) => {
		await page.goto( SCREEN );
		const title = section( page, 'Panel' ).getByRole( 'textbox', { name: 'Title' } );
		await title.fill( 'Not lost' );
		await page.route( /wp(\/|%2F)v2(\/|%2F)settings/, async ( route ) =>
			route.fulfill( {
				status: 503,
				contentType: 'application/json',
				body: '{"code":"down","message":"The site is busy."}',
			} )
		);
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.locator( '.vestibule-admin__save' ) ).toContainText( 'The site is busy.' );
		await expect( title ).toHaveValue( 'Not lost' );
		const asked = page.waitForEvent( 'dialog' );
		const left = page.getByRole( 'link', { name: 'Chats started' } ).click( { noWaitAfter: true } );
		const dialog = await asked;
		expect( dialog.type() ).toBe( 'beforeunload' );
		await dialog.accept();
		await left;
		await expect( page.getByRole( 'heading', { name: 'Chats started', level: 1 } ) ).toBeVisible();
	} );
} );
