import { type Page } from '@playwright/test';
import { violations, WCAG } from './support/axe';
import { expect, test } from './support/fixtures';
import { menu, overflow, space } from './support/header';
import { publish } from './support/pages';

let path = '';

test.beforeAll( async () => {
	path = await publish(
		'Page of menus',
		menu( { ariaLabel: 'Sections', layout: { type: 'flex', justifyContent: 'space-between' } } ) + space( 900 )
	);
} );

const sections = ( page: Page ) => page.getByRole( 'navigation', { name: 'Sections' } );
const toggle = ( page: Page, name: string ) => sections( page ).getByRole( 'button', { name: `${ name } submenu` } );
const item = ( page: Page, name: string ) => sections( page ).getByRole( 'link', { name } );

async function isInWindow( page: Page, name: string ): Promise< void > {
	const box = await item( page, name ).boundingBox();
	expect( box?.x ?? -1 ).toBeGreaterThanOrEqual( 0 );
	expect( ( box?.x ?? 0 ) + ( box?.width ?? 9999 ) ).toBeLessThanOrEqual( page.viewportSize()?.width ?? 0 );
	expect( await overflow( page ) ).toBe( 0 );
}

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `three menu levels open on hover and flip at the edge of the window (${ direction })`, async ( { page } ) => {
		await page.goto( path );
		await page.evaluate( ( dir ) => ( document.documentElement.dir = dir ), direction );
		for ( const one of [ 1, 6 ] ) {
			await item( page, `Section ${ one }` ).hover();
			await expect( toggle( page, `Section ${ one }` ) ).toHaveAttribute( 'aria-expanded', 'true' );
			await item( page, `Deeper ${ one }` ).hover();
			await expect( item( page, `Third ${ one }` ) ).toBeVisible();
			await isInWindow( page, `Third ${ one }` );
			await isInWindow( page, `First of ${ one }` );
		}
		await expect( item( page, 'First of 1' ) ).toBeHidden();
		// Leaving the menu by a short distance does not close it at once.
		await page.mouse.move( 640, 790 );
		await expect( item( page, 'First of 6' ) ).toBeVisible();
		await expect( item( page, 'First of 6' ) ).toBeHidden();
	} );
}

test( 'a submenu opens by its button and closes on Escape or when the focus leaves', async ( { page } ) => {
	await page.goto( path );
	await item( page, 'Section 2' ).focus();
	await page.keyboard.press( 'Tab' );
	await expect( toggle( page, 'Section 2' ) ).toBeFocused();
	// Before the script has loaded, the focus opens submenus.
	await expect( sections( page ) ).toHaveClass( /is-live/ );
	await page.keyboard.press( 'Enter' );
	await expect( toggle( page, 'Section 2' ) ).toHaveAttribute( 'aria-expanded', 'true' );
	await page.keyboard.press( 'Tab' );
	await expect( item( page, 'First of 2' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Enter' );
	await expect( item( page, 'Third 2' ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Escape' );
	await expect( toggle( page, 'Deeper 2' ) ).toBeFocused();
	await expect( item( page, 'Third 2' ) ).toBeHidden();
	await page.keyboard.press( 'Escape' );
	await expect( toggle( page, 'Section 2' ) ).toBeFocused();
	await expect( item( page, 'First of 2' ) ).toBeHidden();

	await page.keyboard.press( 'Enter' );
	await expect( item( page, 'First of 2' ) ).toBeVisible();
	expect( await violations( page, '.wp-block-navigation', { tags: WCAG } ) ).toEqual( [] );
	await item( page, 'Section 4' ).focus();
	await expect( item( page, 'First of 2' ) ).toBeHidden();
} );

test.describe( 'visitors on a phone', () => {
	test.use( { hasTouch: true, viewport: { width: 412, height: 915 } } );

	test( 'a tap on the button opens a submenu, a tap on the link follows it, and a tap elsewhere closes the submenu', async ( {
		page,
	} ) => {
		await page.goto( path );
		await toggle( page, 'Section 3' ).tap();
		await expect( item( page, 'First of 3' ) ).toBeVisible();
		await toggle( page, 'Deeper 3' ).tap();
		await isInWindow( page, 'Third 3' );
		await isInWindow( page, 'First of 3' );
		await page.touchscreen.tap( 200, 900 );
		await expect( item( page, 'First of 3' ) ).toBeHidden();
		await item( page, 'Section 3' ).tap();
		await expect( page ).toHaveURL( /\/courses\// );
	} );
} );

test( 'without scripts, submenus open on hover and on focus', async ( { browser, baseURL } ) => {
	const page = await browser.newPage( { baseURL: baseURL ?? '', javaScriptEnabled: false } );
	await page.goto( path );
	for ( const one of [ 1, 6 ] ) {
		await item( page, `Section ${ one }` ).hover();
		await item( page, `Deeper ${ one }` ).hover();
		await isInWindow( page, `Third ${ one }` );
	}
	await page.mouse.move( 640, 790 );
	await item( page, 'Section 2' ).focus();
	await expect( item( page, 'First of 2' ) ).toBeVisible();
	await page.close();
} );
