import { type Locator, type Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { paragraph, scrollTo, space, watchShifts } from './support/header';
import { publish } from './support/pages';
import { SIGNED_IN } from './support/site';

const group = ( sticky: object, text: string, background = 'paper' ) =>
	`<!-- wp:group ${ JSON.stringify( { vestibuleSticky: sticky, backgroundColor: background } ) } --><div class="wp-block-group has-${ background }-background-color has-background">${ paragraph( text ) }</div><!-- /wp:group -->`;

const column = ( inner: string, settings = '' ) =>
	`<!-- wp:column ${ settings }--><div class="wp-block-column">${ inner }</div><!-- /wp:column -->`;

const CONTENT = [
	'<!-- wp:heading {"anchor":"opening-hours"} --><h2 class="wp-block-heading" id="opening-hours">Opening hours</h2><!-- /wp:heading -->',
	`<!-- wp:columns --><div class="wp-block-columns">${ column( paragraph( 'Sidebar' ), '{"vestibuleSticky":{"edge":"top"}} ' ) }${ column( space( 1500 ) ) }</div><!-- /wp:columns -->`,
	space( 1500 ),
	group( { edge: 'bottom', offset: 300 }, 'Bottom bar' ),
	space( 600 ),
].join( '' );

let path = '';
let revealing = '';

test.beforeAll( async () => {
	path = await publish( 'Page that sticks', CONTENT );
	revealing = await publish(
		'Page with a bar that comes back',
		group( { edge: 'top', reveal: true }, 'Bar' ) + space( 3000 ) + paragraph( 'End' )
	);
} );

const header = ( page: Page ) => page.locator( 'header > .vestibule-sticky' );
const sidebar = ( page: Page ) => page.locator( '.wp-block-column.vestibule-sticky' );
const top = ( item: Locator ) => item.evaluate( ( element ) => Math.round( element.getBoundingClientRect().top ) );
const visibleBottom = ( item: Locator ) =>
	item.evaluate( ( element ) => Math.round( element.getBoundingClientRect().bottom ) );

test( 'the header sticks outside of its template part, shrinks, gets a class for its state, and causes no layout shift', async ( {
	page,
} ) => {
	const shifted = await watchShifts( page );
	await page.goto( path );
	await expect( header( page ) ).toHaveClass( /item-at-start/ );
	const full = await visibleBottom( header( page ) );

	await page.mouse.wheel( 0, 700 );
	await expect( header( page ) ).toHaveClass( /item-is-stuck/ );
	await expect( header( page ) ).not.toHaveClass( /item-at-start/ );
	const shrunk = await visibleBottom( header( page ) );
	expect( shrunk ).toBeGreaterThan( 40 );
	expect( full - shrunk ).toBe( 16 );
	// The covered height is known to anchors and to the sidebar, which has a distance of 20px.
	await expect
		.poll( () =>
			page.evaluate( () => document.documentElement.style.getPropertyValue( '--vestibule-sticky-start' ) )
		)
		.toMatch( new RegExp( `^${ shrunk }(\\.\\d+)?px$` ) );
	await expect.poll( () => top( sidebar( page ) ) ).toBe( shrunk + 20 );
	await expect( sidebar( page ) ).toHaveClass( /item-is-stuck/ );

	await scrollTo( page, 3000 );
	await expect( sidebar( page ) ).toHaveClass( /unfixed/ );
	await expect( header( page ) ).toHaveClass( /item-is-stuck/ );
	await scrollTo( page, 0 );
	await expect( header( page ) ).toHaveClass( /item-at-start/ );
	await expect( sidebar( page ) ).toHaveClass( /item-at-start/ );
	expect( await shifted() ).toBe( 0 );
} );

test( 'a revealing bar disappears on scrolling down and returns on scrolling up', async ( { page } ) => {
	const shifted = await watchShifts( page );
	await page.goto( revealing );
	const bar = page.locator( '.is-sticky-revealing' );
	await page.mouse.wheel( 0, 500 );
	await page.mouse.wheel( 0, 500 );
	await page.mouse.wheel( 0, 200 );
	await expect( bar ).toHaveClass( /item-is-stuck/ );
	// The script loads on the first scrolling, so scrolling goes on until it has loaded.
	await expect
		.poll( async () => {
			await page.mouse.wheel( 0, 20 );
			return visibleBottom( bar );
		} )
		.toBeLessThanOrEqual( 0 );
	await page.mouse.wheel( 0, -100 );
	await expect.poll( () => visibleBottom( bar ) ).toBeGreaterThan( 40 );
	expect( await shifted() ).toBe( 0 );
} );

test( 'a bar sticks to the bottom of the window until the page is scrolled to the bar’s own position', async ( {
	page,
} ) => {
	await page.goto( path );
	const bar = page.locator( '.is-sticky-bottom' );
	const { height } = page.viewportSize() ?? { height: 0 };
	expect( await top( bar ) ).toBeGreaterThan( height );
	await page.mouse.wheel( 0, 500 );
	await expect( bar ).toHaveClass( /item-is-stuck/ );
	await expect.poll( () => visibleBottom( bar ) ).toBe( height );
	await scrollTo( page, 1e6 );
	await expect( bar ).toHaveClass( /item-at-start/ );
	expect( await visibleBottom( bar ) ).toBeLessThan( height );
} );

test( 'sticky elements work without scripts, but do not stick in print or in a low window', async ( {
	browser,
	baseURL,
} ) => {
	const context = await browser.newContext( { baseURL: baseURL ?? '', javaScriptEnabled: false } );
	const page = await context.newPage();
	await page.goto( path );
	// A browser that is still painting the page ignores keys.
	await expect( async () => {
		await page.keyboard.press( 'PageDown' );
		const heading = await page.locator( '#opening-hours' ).boundingBox();
		expect( heading?.y ?? 0 ).toBeLessThan( 0 );
	} ).toPass();
	const box = await header( page ).boundingBox();
	expect( ( box?.y ?? -99 ) + ( box?.height ?? 0 ) ).toBeGreaterThan( 40 );
	await expect( page.getByText( 'Bottom bar' ) ).toBeVisible();
	// The header does not shrink without the script, because nothing would center the title again.
	const title = await page
		.getByRole( 'banner' )
		.getByRole( 'link', { name: 'Lindenbogen Institute' } )
		.first()
		.boundingBox();
	expect( ( title?.y ?? 0 ) + ( title?.height ?? 0 ) / 2 - ( box?.y ?? 0 ) - ( box?.height ?? 0 ) / 2 ).toBeCloseTo(
		0,
		-0.5
	);
	expect( box?.y ).toBe( 0 );
	await context.close();
	const scripted = await browser.newPage( { baseURL: baseURL ?? '' } );
	await scripted.goto( path );
	const position = () => header( scripted ).evaluate( ( element ) => getComputedStyle( element ).position );
	expect( await position() ).toBe( 'sticky' );
	await scripted.emulateMedia( { media: 'print' } );
	expect( await position() ).not.toBe( 'sticky' );
	await scripted.emulateMedia( { media: null } );
	await scripted.setViewportSize( { width: 320, height: 256 } );
	expect( await position() ).not.toBe( 'sticky' );
	await scripted.close();
} );

test.describe( 'the sticky header and the admin bar', () => {
	test.use( { storageState: SIGNED_IN } );

	for ( const [ width, offset ] of [
		[ 1280, 32 ],
		[ 700, 46 ],
		[ 412, 0 ],
	] as const ) {
		test( `the header leaves ${ offset }px free for the admin bar in a window of ${ width }px`, async ( {
			page,
		} ) => {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( path );
			await page.mouse.wheel( 0, 900 );
			await expect( header( page ) ).toHaveClass( /item-is-stuck/ );
			await expect.poll( () => top( header( page ) ) ).toBe( offset - 16 );
		} );
	}
} );
