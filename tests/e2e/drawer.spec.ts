import { type Page } from '@playwright/test';
import { violations, WCAG } from './support/axe';
import { expect, test } from './support/fixtures';
import { drawer, menu, paragraph, scrollTo, space, watchShifts } from './support/header';
import { publish } from './support/pages';
import { turnWheel } from './support/moments';

const VERTICAL = { ariaLabel: 'Sections', layout: { type: 'flex', orientation: 'vertical' } };

let path = '';

test.beforeAll( async () => {
	path = await publish(
		'Page of drawers',
		[
			drawer(
				{ label: 'Sections', anchor: 'sections' },
				menu( VERTICAL ) + paragraph( '<a href="#below">Further down</a>' )
			),
			drawer(
				{ label: 'Find', kind: 'search', icon: 'search', showLabel: false },
				'<!-- wp:search {"label":"Search the site","buttonText":"Search"} /-->'
			),
			drawer( { label: 'Notice', kind: 'popup', icon: 'none' }, paragraph( 'Closed on Monday' ) ),
			space( 1200 ),
			'<!-- wp:heading {"anchor":"below"} --><h2 class="wp-block-heading" id="below">Below</h2><!-- /wp:heading -->',
			space( 1200 ),
		].join( '' )
	);
} );

const scrolled = ( page: Page ) => page.evaluate( () => scrollY );

test( 'a drawer receives the focus, prevents scrolling, and returns the focus when it closes', async ( { page } ) => {
	await page.goto( path );
	const button = page.getByRole( 'button', { name: 'Sections', exact: true } );
	const dialog = page.getByRole( 'dialog', { name: 'Sections' } );
	const before = await page.getByRole( 'heading', { level: 1 } ).boundingBox();
	await button.click();
	await expect( dialog ).toBeVisible();
	await expect( dialog.getByRole( 'heading', { name: 'Sections' } ) ).toBeFocused();
	await expect( button ).toHaveAttribute( 'aria-expanded', 'true' );
	expect( await page.getByRole( 'heading', { level: 1, includeHidden: true } ).boundingBox() ).toEqual( before );
	const from = await scrolled( page );
	await page.mouse.move( 100, 400 );
	await turnWheel( page, 600 );
	expect( await scrolled( page ) ).toBe( from );

	await expect( dialog.getByRole( 'link', { name: 'First of 2' } ) ).toBeHidden();
	await dialog.getByRole( 'button', { name: 'Section 2 submenu' } ).click();
	await dialog.getByRole( 'button', { name: 'Deeper 2 submenu' } ).click();
	await expect( dialog.getByRole( 'link', { name: 'Third 2' } ) ).toBeVisible();
	expect( await violations( page, 'dialog[open]', { tags: WCAG } ) ).toEqual( [] );

	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( button ).toBeFocused();
	await expect( button ).toHaveAttribute( 'aria-expanded', 'false' );
	await button.click();
	await expect( dialog ).toBeVisible();
	await page.mouse.click( 60, 500 );
	await expect( dialog ).toBeHidden();
	await button.click();
	await dialog.getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog ).toBeHidden();
	await expect( button ).toBeFocused();
} );

test( 'a drawer returns the focus to its button even if the click did not focus the button, as in Safari', async ( {
	page,
} ) => {
	await page.goto( path );
	const button = page.getByRole( 'button', { name: 'Sections', exact: true } );
	const dialog = page.getByRole( 'dialog', { name: 'Sections' } );
	// The first click comes before the script has loaded, the second one after.
	for ( let turn = 0; turn < 2; turn++ ) {
		await button.evaluate( ( element: HTMLElement ) => element.click() );
		await expect( dialog ).toBeVisible();
		// Touch gestures on the backdrop must not scroll the page.
		await expect( page.locator( 'body' ) ).toHaveCSS( 'touch-action', 'pinch-zoom' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();
		await expect( button ).toBeFocused();
		await button.evaluate( ( element: HTMLElement ) => element.blur() );
	}
} );

test( 'a link to an anchor on the page closes the drawer and moves the focus to the anchor', async ( { page } ) => {
	await page.goto( path );
	await page.getByRole( 'button', { name: 'Sections', exact: true } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'link', { name: 'Further down' } ).click();
	await expect( page.getByRole( 'dialog' ) ).toBeHidden();
	await expect( page.getByRole( 'heading', { name: 'Below' } ) ).toBeFocused();
	await expect( page.getByRole( 'heading', { name: 'Below' } ) ).toBeInViewport();
} );

test( 'a search drawer focuses its field, and a popup opens in the center of the window', async ( { page } ) => {
	await page.goto( path );
	await page.getByRole( 'button', { name: 'Find' } ).click();
	await expect( page.getByRole( 'searchbox', { name: 'Search the site' } ) ).toBeFocused();
	await expect
		.poll( () =>
			page
				.getByRole( 'dialog' )
				.boundingBox()
				.then( ( box ) => [ box?.x, box?.y, box?.width ] )
		)
		.toEqual( [ 0, 0, 1280 ] );
	await page.keyboard.press( 'Escape' );
	const button = page.getByRole( 'button', { name: 'Notice' } );
	// A button without an icon has a visible border.
	await expect( button ).not.toHaveCSS( 'border-top-color', 'rgba(0, 0, 0, 0)' );
	await expect( page.getByRole( 'button', { name: 'Sections', exact: true } ) ).toHaveCSS(
		'border-top-color',
		'rgba(0, 0, 0, 0)'
	);
	await button.click();
	await expect( page.getByText( 'Closed on Monday' ) ).toBeVisible();
	const [ words, close ] = [
		await page.getByText( 'Closed on Monday' ).boundingBox(),
		await page.getByRole( 'dialog', { name: 'Notice' } ).getByRole( 'button', { name: 'Close' } ).boundingBox(),
	];
	expect( words?.y, 'the text starts next to the close button' ).toBeLessThan(
		( close?.y ?? 0 ) + ( close?.height ?? 0 ) / 2
	);
	await expect
		.poll( async () => {
			const box = await page.getByRole( 'dialog', { name: 'Notice' } ).boundingBox();
			return Math.abs( ( box?.x ?? 0 ) * 2 + ( box?.width ?? 0 ) - 1280 );
		} )
		.toBeLessThan( 2 );
} );

test( 'a URL with the anchor of a drawer opens the drawer', async ( { page } ) => {
	await page.goto( `${ path }#sections` );
	await expect( page.getByRole( 'dialog', { name: 'Sections' } ) ).toBeVisible();
} );

test.describe( 'the drawer in the header', () => {
	test.use( { viewport: { width: 412, height: 915 } } );

	test( 'the menu is a drawer below 768px and closes when the window becomes wider', async ( { page } ) => {
		const shifted = await watchShifts( page );
		await page.goto( '/' );
		await expect( page.getByRole( 'banner' ).getByRole( 'navigation' ) ).toBeHidden();
		await scrollTo( page, 500 );
		await page.getByRole( 'button', { name: 'Menu', exact: true } ).click();
		const dialog = page.getByRole( 'dialog', { name: 'Menu' } );
		await expect( dialog.getByRole( 'link', { name: 'Courses' } ) ).toBeVisible();
		expect( await shifted() ).toBe( 0 );
		await page.setViewportSize( { width: 1280, height: 800 } );
		await expect( dialog ).toBeHidden();
		await expect( page.getByRole( 'banner' ).getByRole( 'link', { name: 'Courses' } ) ).toBeVisible();
		await expect( page.getByRole( 'button', { name: 'Menu', exact: true } ) ).toBeHidden();
	} );
} );

test( 'a drawer without scripts opens by its button and by a URL hash', async ( { browser, baseURL } ) => {
	const page = await browser.newPage( { baseURL: baseURL ?? '', javaScriptEnabled: false } );
	await page.goto( path );
	const dialog = page.getByRole( 'dialog', { name: 'Sections' } );
	await page.getByRole( 'button', { name: 'Sections', exact: true } ).click();
	await expect( dialog.getByRole( 'link', { name: 'Third 2' } ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await page.goto( `${ path }#sections` );
	await expect( dialog.getByRole( 'link', { name: 'Third 2' } ) ).toBeVisible();
	await dialog.getByRole( 'link', { name: 'Close' } ).click();
	await expect( dialog ).toBeHidden();
	await page.close();
} );

test( 'the cookie notice without scripts is hidden while the header’s drawer is open', async ( {
	browser,
	baseURL,
} ) => {
	const page = await browser.newPage( {
		baseURL: baseURL ?? '',
		javaScriptEnabled: false,
		viewport: { width: 412, height: 915 },
	} );
	await page.goto( '/visiting-the-institute/' );
	const notice = page.locator( '#vestibule-notice' );
	await expect( notice ).toBeVisible();
	await page.goto( '/visiting-the-institute/#drawer-menu' );
	await expect( page.getByRole( 'dialog', { name: 'Menu' } ) ).toBeVisible();
	await expect( notice ).toBeHidden();
	await page.getByRole( 'dialog', { name: 'Menu' } ).getByRole( 'link', { name: 'Close' } ).click();
	await expect( notice ).toBeVisible();
	await page.close();
} );
