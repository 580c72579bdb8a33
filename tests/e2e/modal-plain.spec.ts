import { expect, test } from './support/fixtures';
import { hold, observe, taken } from './support/island';
import { CLOSE, dialog, heading, lines, modal, paragraph, state } from './support/modal';
import { atRest } from './support/moments';
import { publish } from './support/pages';

/* A modal opens without scripts where the browser can, and when they never come. */

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

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'a link shows it over the page, and its ways out lead back to the same place', async ( { page } ) => {
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
			// It is what is met in its middle: nothing of the page lies over it.
			const middle = await box.boundingBox();
			await page.mouse.click( ( middle?.x ?? 0 ) + 20, ( middle?.y ?? 0 ) + 20 );
			await expect( box ).toBeVisible();
			await way.click();
			await expect( box ).toBeHidden();
			expect( await link.boundingBox() ).toEqual( place );
		}
	} );

	test( 'the button opens it as a modal dialog and the close button closes it, by commands of the browser', async ( {
		page,
	} ) => {
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

test.describe( 'when the scripts never come', () => {
	test.use( { expectedConsole: [ /modal could not be loaded|net::ERR_FAILED/ ] } );

	test( 'it works as without scripts', async ( { page } ) => {
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
		// The browser's own dialog still, which Escape closes; from then on the address opens it.
		await page.keyboard.press( 'Escape' );
		await expect( box ).toBeHidden();
		await link.click();
		await expect( box ).toBeVisible();
		await page.getByRole( 'link', { name: 'Close' } ).click();
		await expect( box ).toBeHidden();
	} );
} );

test( 'the first click shows it at once; its script, held back, then gives it its place in the history', async ( {
	page,
} ) => {
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

test( 'Enter in its search searches while its script is on the way', async ( { page } ) => {
	await page.goto( path );
	await hold( page, /\/islands\/modal\.js/ );
	await page.getByRole( 'button', { name: 'When we are open' } ).click();
	const search = page.getByRole( 'searchbox', { name: 'Search the rules' } );
	await search.fill( 'sunday' );
	await search.press( 'Enter' );
	await expect( page ).toHaveURL( /\?s=sunday$/ );
} );

test( 'closed while its script is on the way, it stays closed', async ( { page } ) => {
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
