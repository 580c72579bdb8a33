import { paragraph } from './support/accordion';
import { expect, test } from './support/fixtures';
import { publish } from './support/pages';
import { LONG, openIn, tab, tabs, titleOn, watchShifts } from './support/tabs';
import { slowLine } from './support/tabs-stream';

/* Tabs that open without a click, by the URL or by the search of the browser, and layout shifts meanwhile. */

const HEADING =
	'<!-- wp:heading {"anchor":"inside"} --><h2 class="wp-block-heading" id="inside">Inside</h2><!-- /wp:heading -->';

const CONTENT = [
	paragraph( '<a href="#third-part">Third</a>, <a href="#inside">inside</a>, <a href="#innermost">innermost</a>' ),
	tabs(
		{ anchor: 'outer' },
		tab( 'First part', paragraph( 'Short.' ) + LONG ),
		tab( 'Second part', LONG + HEADING + paragraph( 'A needle in the hay.' ) + LONG ),
		tab(
			'Third part',
			tabs(
				{ anchor: 'inner' },
				tab( 'Outermost', paragraph( 'Near.' ) ),
				tab( 'Innermost', paragraph( 'Far.' ) )
			) + LONG
		),
		tab( 'Долгий', paragraph( 'Fourth.' ) )
	),
	paragraph( 'After the tabs.' ),
	LONG,
].join( '\n\n' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page of tabs that are found', CONTENT );
} );

test( 'a URL hash opens its tab and scrolls there, on loading and later, without moving the focus', async ( {
	page,
} ) => {
	await page.goto( `${ path }#second-part` );
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'Second part: selected shown' ] );
	await expect( page.locator( '#second-part' ) ).toBeInViewport();
	await expect( page.locator( 'body' ) ).toBeFocused();

	await page.getByRole( 'link', { name: 'Third' } ).click();
	await expect( titleOn( page, 'Third part' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.locator( '#third-part' ) ).toBeInViewport();
	await expect( titleOn( page, 'Third part' ) ).not.toBeFocused();

	// The URL already has this hash, but the link opens the tab again.
	await titleOn( page, 'First part' ).click();
	await page.getByRole( 'link', { name: 'Third' } ).click();
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'Third part: selected shown' ] );

	await page.goBack();
	await expect( titleOn( page, 'Second part' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await page.evaluate( () => ( location.hash = '#%22],[x' ) );
	await page.evaluate( () => ( location.hash = '#nothing-here' ) );
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'Second part: selected shown' ] );
} );

test( 'the URL hash of an element in a panel opens this panel and the panels around it', async ( { page } ) => {
	await page.goto( `${ path }#inside` );
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'Second part: selected shown' ] );
	await expect( page.locator( '#inside' ) ).toBeInViewport();

	// The script loads after the browser has scrolled, when the first panel was still open.
	let release = () => {};
	const open = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( /\/islands\/tabs\.js/, async ( route ) => {
		await open;
		await route.fallback();
	} );
	await page.goto( path );
	await page.getByRole( 'link', { name: 'innermost' } ).click();
	await expect( page.locator( '#innermost' ) ).toBeInViewport();
	release();
	await expect( titleOn( page, 'Innermost' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'Third part: selected shown' ] );
	await expect( page.locator( '#innermost' ) ).toBeInViewport();
	await page.getByRole( 'link', { name: 'inside' } ).click();
	await expect( titleOn( page, 'Second part' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect( page.locator( '#inside' ) ).toBeInViewport();
} );

test( 'find in page opens the tab with the text, before and after the script has loaded', async ( { page } ) => {
	// Browsers search for text fragments of a URL as for text in find in page.
	await page.goto( `${ path }#:~:text=needle` );
	await expect( titleOn( page, 'Second part' ) ).toHaveAttribute( 'aria-selected', 'true' );
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'Second part: selected shown' ] );
	await expect( page.getByText( 'A needle in the hay.' ) ).toBeInViewport();

	// Firefox searches before any module has run.
	let release = () => {};
	const open = new Promise< void >( ( done ) => ( release = done ) );
	await page.route( /\/modules\/loader[^/]*\.js/, async ( route ) => {
		await open;
		await route.fallback();
	} );
	await page.goto( path, { waitUntil: 'commit' } );
	await page.locator( '#second-part--panel' ).evaluate( ( panel ) => panel.removeAttribute( 'hidden' ) );
	release();
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'Second part: selected shown' ] );

	await page.locator( '#first-part--panel' ).dispatchEvent( 'beforematch' );
	await expect.poll( () => openIn( page, 'outer' ) ).toEqual( [ 'First part: selected shown' ] );
	await expect( page.locator( '#second-part--panel' ) ).toHaveAttribute( 'hidden', 'until-found' );
} );

const WIDTHS = { 'a phone': 412, 'a desktop': 1280 };

test.describe( 'tabs on a slow connection', () => {
	// The theme's fonts are not loaded, because text that changes its width is not tested here.
	test.use( { expectedConsole: [ /net::ERR_FAILED.*woff2/ ] } );

	for ( const [ device, width ] of Object.entries( WIDTHS ) ) {
		test( `tabs on ${ device } cause no layout shift during a slow page load and hydration`, async ( {
			page,
			baseURL,
		} ) => {
			await page.setViewportSize( { width, height: 900 } );
			const line = await slowLine(
				baseURL ?? '',
				/(?=<p class="wp-block-paragraph">Paragraph [05]|<div class="vestibule-tabs__panel|<h2 class="wp-block-heading" id="inside|<span class="vestibule-tabs__end)/
			);
			const shifts = await watchShifts( page );
			for ( const [ hash, open ] of [
				[ '', 'First part' ],
				[ '#third-part', 'Third part' ],
				[ '#inside', 'Second part' ],
			] ) {
				await page.goto( 'about:blank' );
				await page.goto( `${ line.origin }${ path }${ hash }` );
				expect.soft( await openIn( page, 'outer' ), hash ).toEqual( [ `${ open }: selected shown` ] );
				await titleOn( page, /part/ ).first().hover();
				await expect( page.locator( '#outer' ) ).toHaveClass( /is-live/ );
				expect.soft( await shifts(), hash ).toEqual( [] );
			}
			line.close();
		} );
	}
} );
