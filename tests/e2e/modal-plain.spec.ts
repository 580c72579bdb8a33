import { expect, test } from './support/fixtures';
import { hold, observe, taken } from './support/island';
import { CLOSE, dialog, heading, lines, modal, paragraph, state } from './support/modal';
import { atRest } from './support/moments';
import { publish } from './support/pages';

/* Modals without scripts, and with scripts that fail to load or load late. */

let path = '';

test.beforeAll( async () => {
	path = await publish(
		'Plain modal',
		[
			lines( 30 ),
			paragraph( '<a href="#hours">Opening hours</a>' ),
			lines( 30 ),
			modal(
				{ anchor: 'hours', buttonText: 'When we are open' },
				heading( 'Opening hours' ) +
					'<!-- wp:search {"label":"Search the rules","buttonText":"Find"} /-->' +
					CLOSE
			),
		].join( '\n\n' )
	);
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a link opens a modal over the page, and closing the modal keeps the scroll position', async ( { page } ) => {
		await page.goto( path );
		const link = page.getByRole( 'link', { name: 'Opening hours' } );
		const box = page.locator( '#hours' );
		await expect( box ).toBeHidden();
		await link.scrollIntoViewIfNeeded();
		const place = await link.boundingBox();
		for ( const way of [
			page.getByRole( 'link', { name: 'Close' } ),
			page.getByRole( 'button', { name: 'Back to the page' } ),
		] ) {
			await link.click();
			await expect( box ).toBeVisible();
			await expect( page.getByRole( 'button', { name: 'Close', exact: true } ) ).toBeHidden();
			await expect( box.getByRole( 'heading', { name: 'Opening hours' } ) ).toBeInViewport();
			// A click on the modal does not close it, so nothing of the page covers it.
			const middle = await box.boundingBox();
			await page.mouse.click( ( middle?.x ?? 0 ) + 20, ( middle?.y ?? 0 ) + 20 );
			await expect( box ).toBeVisible();
			await way.click();
			await expect( box ).toBeHidden();
			expect( await link.boundingBox() ).toEqual( place );
		}
	} );

	test( 'native button commands open and close a modal dialog', async ( { page } ) => {
		await page.goto( path );
		const opener = page.getByRole( 'button', { name: 'When we are open' } );
		const box = dialog( page, 'Opening hours' );
		await opener.click();
		await expect( box ).toBeVisible();
		await expect( page.getByRole( 'link', { name: 'Close' } ) ).toBeHidden();
		await page.getByRole( 'button', { name: 'Close', exact: true } ).click();
		await expect( box ).toBeHidden();
		await opener.click();
		await page.getByRole( 'button', { name: 'Back to the page' } ).waitFor();
		await page.keyboard.press( 'Escape' );
		await expect( box ).toBeHidden();
	} );
} );

test.describe( 'a page whose modal script fails to load', () => {
	test.use( { expectedConsole: [ /modal could not be loaded|net::ERR_FAILED/ ] } );

	test( 'links open and close a modal as they do without scripts', async ( { page } ) => {
		await page.clock.install();
		await page.route( /\/islands\/modal\.js/, ( route ) => route.abort() );
		await page.goto( path );
		const link = page.getByRole( 'link', { name: 'Opening hours' } );
		await link.click();
		const box = page.locator( '#hours' );
		await expect( box ).toBeVisible();
		await expect( async () => {
			await page.clock.runFor( 1000 );
			await expect( box ).toHaveClass( /is-native/, { timeout: 150 } );
		} ).toPass();
		// The browser's dialog is still open, and Escape closes it. Afterwards the URL opens the modal.
		await page.keyboard.press( 'Escape' );
		await expect( box ).toBeHidden();
		await link.click();
		await expect( box ).toBeVisible();
		await page.getByRole( 'link', { name: 'Close' } ).click();
		await expect( box ).toBeHidden();
	} );
} );

test( 'a modal opens at once on the first click, and its script adds the history entry later', async ( { page } ) => {
	await page.goto( path );
	const release = await hold( page, /\/islands\/modal\.js/ );
	const opener = page.getByRole( 'button', { name: 'When we are open' } );
	const box = dialog( page, 'Opening hours' );
	await opener.click();
	await expect( box ).toBeVisible();
	await expect( box.getByRole( 'heading', { name: 'Opening hours' } ) ).toBeFocused();
	release();
	await expect.poll( () => state( page ) ).toMatchObject( { hash: '#hours', locked: true, open: [ 'hours' ] } );
	await page.keyboard.press( 'Escape' );
	await expect( box ).toBeHidden();
	await expect( opener ).toBeFocused();
	await expect.poll( () => state( page ) ).toMatchObject( { hash: '', locked: false, open: [] } );
} );

test(
	'the Enter key in a modal’s search field starts the search even before the script has loaded',
	{ tag: '@detail' },
	async ( { page } ) => {
		await page.goto( path );
		await hold( page, /\/islands\/modal\.js/ );
		await page.getByRole( 'button', { name: 'When we are open' } ).click();
		const search = page.getByRole( 'searchbox', { name: 'Search the rules' } );
		await search.fill( 'sunday' );
		await search.press( 'Enter' );
		await expect( page ).toHaveURL( /\?s=sunday$/ );
	}
);

test( 'a modal that is closed before its script has loaded stays closed', { tag: '@detail' }, async ( { page } ) => {
	await observe( page );
	await page.goto( path );
	const release = await hold( page, /\/islands\/modal\.js/ );
	await page.getByRole( 'button', { name: 'When we are open' } ).click();
	const box = page.locator( '#hours' );
	await expect( box ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	release();
	await taken( page, 'hours' );
	await atRest( page );
	await expect( box ).toBeHidden();
	expect( await state( page ) ).toMatchObject( { hash: '', locked: false } );
} );
