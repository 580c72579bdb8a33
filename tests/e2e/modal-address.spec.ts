import { expect, test } from './support/fixtures';
import { dialog, FOUR_MODALS, listen, state } from './support/modal';
import { atRest, toHash } from './support/moments';
import { publish } from './support/pages';

/*
 * Modals and the URL: the history, modals opened from modals, and hashes that belong to no modal (docs/tabs.md,
 * docs/header.md).
 */

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page with modals', FOUR_MODALS );
} );

test( 'the browser’s Back button closes a modal, Forward reopens it, and a URL with its hash opens it on loading', async ( {
	page,
} ) => {
	await page.goto( path );
	await page.getByRole( 'link', { name: 'Directions', exact: true } ).click();
	const box = dialog( page, 'The way to us' );
	await expect( box ).toBeVisible();
	// The modal is visible before its script has loaded, but the script adds the history entry.
	await expect.poll( async () => ( await state( page ) ).hash ).toBe( '#directions' );
	await page.goBack();
	await expect( box ).toBeHidden();
	expect( await state( page ) ).toMatchObject( { hash: '', locked: false } );
	await page.goForward();
	await expect( box ).toBeVisible();
	await page.reload();
	await expect( box ).toBeVisible();
	await box.getByRole( 'button', { name: 'Close' } ).click();
	await expect( box ).toBeHidden();
	await expect.poll( async () => ( await state( page ) ).hash ).toBe( '' );
	expect( new URL( page.url() ).pathname ).toBe( path );

	// Closing a modal that the URL has opened only removes the hash, because there is no history entry to go back to.
	await page.goto( 'about:blank' );
	await page.goto( `${ path }#lift` );
	await expect( dialog( page, 'The lift' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page, 'The lift' ) ).toBeHidden();
	expect( await state( page ) ).toMatchObject( { hash: '', open: [], locked: false } );
	await page.evaluate( () => ( location.hash = '#directions' ) );
	await expect( box ).toBeVisible();
	await page.goBack();
	await expect( box ).toBeHidden();
} );

test( 'two open modals close one after the other and return the focus, and links open modals or scroll to anchors', async ( {
	page,
} ) => {
	const said = await listen( page );
	await page.goto( path );
	const opener = page.getByRole( 'button', { name: 'How to find us' } );
	await opener.click();
	const lower = dialog( page, 'The way to us' );
	const upper = dialog( page, 'The lift' );
	const link = page.getByRole( 'link', { name: 'The lift', exact: true } );
	await link.click();
	await expect( upper ).toBeVisible();
	expect( ( await state( page ) ).open ).toEqual( [ 'directions', 'lift' ] );
	await page.keyboard.press( 'Escape' );
	await expect( upper ).toBeHidden();
	await expect( link ).toBeFocused();
	await expect
		.poll( () => state( page ) )
		.toMatchObject( { hash: '#directions', locked: true, open: [ 'directions' ] } );
	await page.goBack();
	await expect( lower ).toBeHidden();
	await expect( opener ).toBeFocused();
	expect( await said() ).toEqual( [ 'open directions', 'open lift', 'close lift', 'close directions' ] );

	// A link closes one modal and opens another: the focus returns to the first opener.
	await opener.click();
	await page.getByRole( 'link', { name: 'the lift instead' } ).click();
	await expect( upper ).toBeVisible();
	await expect( lower ).toBeHidden();
	await expect.poll( async () => ( await state( page ) ).hash ).toBe( '#lift' );
	await page.keyboard.press( 'Escape' );
	await expect( opener ).toBeFocused();
	await expect.poll( () => state( page ) ).toMatchObject( { hash: '', locked: false, open: [] } );

	// A link to a place on the page scrolls there.
	await opener.click();
	await page.getByRole( 'link', { name: 'the middle' } ).click();
	await expect( lower ).toBeHidden();
	await expect( page.getByRole( 'heading', { name: 'Middle of the page' } ) ).toBeInViewport();
	expect( await state( page ) ).toMatchObject( { hash: '#middle', locked: false } );
	await page.goBack();
	await expect.poll( () => state( page ) ).toMatchObject( { hash: '', open: [] } );
} );

test( 'hostile and unknown hashes open no modal, either before or after the script has loaded', async ( { page } ) => {
	await page.goto( path );
	for ( const hash of [
		'#<img src=x onerror=alert(1)>',
		'#"',
		'#%00',
		'#directions%20',
		'#.vestibule-modal',
		'#directions,lift',
	] ) {
		await toHash( page, hash );
	}
	// Also after the script has loaded.
	await page.evaluate( () => ( location.hash = '#lift' ) );
	await expect( dialog( page, 'The lift' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	for ( const hash of [ '#<img src=x onerror=alert(1)>', '#"', '#%00', '#.vestibule-modal' ] ) {
		await toHash( page, hash );
	}
	await atRest( page );
	expect( ( await state( page ) ).open ).toEqual( [] );
} );
