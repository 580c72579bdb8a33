import { type Locator, type Page } from '@playwright/test';
import { accordion, item, paragraph } from './support/accordion';
import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { hold, observe, seen } from './support/island';
import { publish } from './support/pages';
import { atRest } from './support/moments';
import { watchNodes } from './support/untouched';

const SCRIPT = /\/build\/islands\/accordion\.js/;

const TALL = paragraph( 'A sentence of a longer answer. '.repeat( 60 ) );

const CONTENT = [
	accordion(
		{ anchor: 'many', headingLevel: 2, hasButtons: true },
		item( 'First question', TALL, { isOpen: true } ),
		item(
			'It’s “quoted” &amp; <em>soft</em>',
			paragraph( 'A needle in the hay.' ) + '<!-- wp:html --><p id="inside">Inside</p><!-- /wp:html -->'
		),
		item(
			'Third question',
			accordion( { anchor: 'inner', headingLevel: 3 }, item( 'Nested question', TALL, { anchor: 'nested' } ) )
		)
	),
	TALL,
	accordion(
		{ anchor: 'one', headingLevel: 2, onlyOne: true, className: 'is-style-boxed' },
		item( 'Morning', paragraph( 'Nine to twelve.' ), { isOpen: true } ),
		item( 'Evening', paragraph( 'Six to eight.' ) )
	),
	TALL,
].join( '' );

let path = '';

test.beforeAll( async () => {
	path = await publish( 'Page of accordions', CONTENT );
} );

const itemOn = ( page: Page, title: string ): Locator =>
	page.locator( 'details', { has: page.locator( `:scope > summary:has-text( "${ title }" )` ) } );

const titleOn = ( page: Page, title: string ): Locator => page.locator( 'summary', { hasText: title } );

const isOpen = ( item_: Locator ) =>
	item_.evaluate( ( details ) => details instanceof HTMLDetailsElement && details.open );

const shifts = ( page: Page ): Promise< number > =>
	page.evaluate(
		() =>
			new Promise< number >( ( done ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() as ( PerformanceEntry & {
						value: number;
						hadRecentInput: boolean;
					} )[] ) {
						sum += entry.hadRecentInput ? 0 : entry.value;
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				requestAnimationFrame( () => requestAnimationFrame( () => done( sum ) ) );
			} )
	);

test( 'accordion items open and close by mouse and keyboard, and each change dispatches an event', async ( {
	page,
} ) => {
	await observe( page );
	await page.addInitScript( () => {
		Object.assign( window, { changes: [] } );
		document.addEventListener( 'vestibule:accordion', ( event ) =>
			( window as unknown as { changes: unknown[] } ).changes.push(
				event instanceof CustomEvent ? event.detail : null
			)
		);
	} );
	await page.goto( path );
	await titleOn( page, 'First question' ).focus();
	await expect.poll( async () => ( await seen( page ) ).ready ).toContain( 'many' );

	await page.keyboard.press( 'ArrowDown' );
	await expect( titleOn( page, 'quoted' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( itemOn( page, 'quoted' ) ).toHaveAttribute( 'open' );
	expect( await isOpen( itemOn( page, 'First question' ) ) ).toBe( true );
	await page.keyboard.press( 'End' );
	await expect( titleOn( page, 'Third question' ) ).toBeFocused();
	await page.keyboard.press( 'ArrowDown' );
	await expect( titleOn( page, 'First question' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( itemOn( page, 'First question' ) ).not.toHaveAttribute( 'open' );
	expect( await page.evaluate( () => ( window as unknown as { changes: unknown } ).changes ) ).toEqual( [
		{ id: 'its-quoted-soft', isOpen: true },
		{ id: 'first-question', isOpen: false },
	] );

	await page.getByRole( 'button', { name: 'Open all' } ).click();
	await expect( itemOn( page, 'Third question' ) ).toHaveAttribute( 'open' );
	expect( await isOpen( itemOn( page, 'Nested question' ) ) ).toBe( false );
	await page.getByRole( 'button', { name: 'Close all' } ).click();
	await expect( page.locator( '#many > details[open]' ) ).toHaveCount( 0 );

	await titleOn( page, 'Evening' ).click();
	await expect( itemOn( page, 'Evening' ) ).toHaveAttribute( 'open' );
	await expect( itemOn( page, 'Morning' ) ).not.toHaveAttribute( 'open' );
} );

test( 'the accordion script replaces no elements and does not load React', async ( { page } ) => {
	await observe( page );
	await page.goto( path );
	await watchNodes( page, '#many' );
	await titleOn( page, 'First question' ).hover();
	await expect.poll( async () => ( await seen( page ) ).ready ).toContain( 'many' );
	expect( await page.evaluate( () => window.touched ) ).toEqual( [] );
	await titleOn( page, 'First question' ).click();
	await expect( itemOn( page, 'First question' ) ).not.toHaveAttribute( 'open' );
	expect( await page.evaluate( () => 'React' in window || 'ReactDOM' in window ) ).toBe( false );
} );

test.describe( 'an accordion with a slow or failing script', () => {
	test.use( { expectedConsole: [ /net::ERR_FAILED|Accordion could not be loaded/ ] } );

	test( 'an early click on Open all is repeated once the script loads, and the button is hidden if the script fails', async ( {
		page,
	} ) => {
		const release = await hold( page, SCRIPT );
		await page.goto( path );
		await page.getByRole( 'button', { name: 'Open all' } ).click();
		await expect( page.locator( '#many > details[open]' ) ).toHaveCount( 1 );
		release();
		await expect( page.locator( '#many > details[open]' ) ).toHaveCount( 3 );
		await expect( page.locator( '#many > [role="status"]' ) ).toHaveText( 'All sections are open' );

		await page.clock.install();
		await page.route( SCRIPT, ( route ) => route.abort() );
		await page.goto( path );
		await page.getByRole( 'button', { name: 'Open all' } ).click();
		await expect( async () => {
			await page.clock.runFor( 2000 );
			await expect( page.locator( '#many' ) ).toHaveClass( /is-native/, { timeout: 150 } );
		} ).toPass();
		await expect( page.getByRole( 'button', { name: 'Open all' } ) ).toBeHidden();
	} );
} );

for ( const javaScriptEnabled of [ true, false ] ) {
	test( `a URL hash opens an accordion item and scrolls to it, with scripts ${ javaScriptEnabled ? 'on' : 'off' }`, async ( {
		browser,
	} ) => {
		const context = await browser.newContext( {
			javaScriptEnabled,
			reducedMotion: 'reduce',
			viewport: { width: 412, height: 700 },
		} );
		const page = await context.newPage();
		for ( const [ hash, title, around ] of [
			[ 'its-quoted-soft', 'quoted', [] ],
			[ 'inside', 'quoted', [] ],
			[ 'nested', 'Nested question', [ 'Third question' ] ],
			[ 'evening', 'Evening', [] ],
		] as const ) {
			await page.goto( 'about:blank' );
			await page.goto( `${ path }#${ hash }` );
			await expect( itemOn( page, title ) ).toHaveAttribute( 'open' );
			for ( const outer of around ) {
				await expect( itemOn( page, outer ) ).toHaveAttribute( 'open' );
			}
			await expect( hash === 'inside' ? page.locator( '#inside' ) : titleOn( page, title ) ).toBeInViewport();
			if ( javaScriptEnabled ) {
				await expect( page.locator( 'body' ) ).toBeFocused();
			}
		}
		await expect( itemOn( page, 'Morning' ) ).not.toHaveAttribute( 'open' );
		await context.close();
	} );
}

test( 'an accordion without scripts opens its items, hides its buttons and prints all items', async ( { browser } ) => {
	const plain = await browser.newContext( { javaScriptEnabled: false } );
	const page = await plain.newPage();
	await page.goto( path );
	await titleOn( page, 'Third question' ).click();
	await expect( titleOn( page, 'Nested question' ) ).toBeVisible();
	await titleOn( page, 'Evening' ).click();
	await expect( page.getByText( 'Six to eight.' ) ).toBeVisible();
	await expect( page.getByText( 'Nine to twelve.' ) ).toBeHidden();
	await expect( page.getByRole( 'button', { name: 'Open all' } ) ).toBeHidden();
	await page.emulateMedia( { media: 'print' } );
	await expect( page.getByText( 'Nine to twelve.' ) ).toBeVisible();
	await expect( page.getByText( 'A needle in the hay.' ) ).toBeVisible();
	await plain.close();
} );

test.describe( 'rare states and design details', { tag: '@detail' }, () => {
	test( 'an accordion closes its other item in browsers without exclusive details elements', async ( { page } ) => {
		await observe( page );
		await page.goto( path );
		await page
			.locator( '#one > details' )
			.evaluateAll( ( all ) => all.forEach( ( one, index ) => one.setAttribute( 'name', `${ index }` ) ) );
		await titleOn( page, 'Morning' ).focus();
		await expect.poll( async () => ( await seen( page ) ).ready ).toContain( 'one' );
		await titleOn( page, 'Evening' ).click();
		await expect( itemOn( page, 'Evening' ) ).toHaveAttribute( 'open' );
		await expect( itemOn( page, 'Morning' ) ).not.toHaveAttribute( 'open' );
	} );

	test( 'a new URL hash opens its accordion item, even if the browser does not do so', async ( { page } ) => {
		await observe( page );
		await page.goto( path );
		await page.evaluate( () => ( location.hash = '#nested' ) );
		await expect( itemOn( page, 'Nested question' ) ).toHaveAttribute( 'open' );
		await expect( titleOn( page, 'Nested question' ) ).toBeInViewport();
		await expect.poll( async () => ( await seen( page ) ).ready ).toContain( 'inner' );

		// Simulates a browser that does not scroll to hidden content: only the URL and the event change.
		await page
			.locator( 'details[open]' )
			.evaluateAll( ( all ) => all.forEach( ( one ) => one.removeAttribute( 'open' ) ) );
		for ( const [ hash, title ] of [
			[ 'inside', 'quoted' ],
			[ 'nested', 'Nested question' ],
		] as const ) {
			await page.evaluate( ( to ) => {
				scrollTo( { top: 0, behavior: 'instant' } );
				history.replaceState( null, '', `#${ to }` );
				dispatchEvent( new HashChangeEvent( 'hashchange' ) );
			}, hash );
			await expect( itemOn( page, title ) ).toHaveAttribute( 'open' );
			await expect( hash === 'inside' ? page.locator( '#inside' ) : titleOn( page, title ) ).toBeInViewport();
		}
		await expect( page.locator( 'body' ) ).toBeFocused();
	} );

	test( 'hostile URL hashes open no accordion item and cause no errors', async ( { page } ) => {
		await observe( page );
		await page.goto( `${ path }#%3Cimg src=x onerror=alert(1)%3E` );
		await titleOn( page, 'First question' ).focus();
		await expect.poll( async () => ( await seen( page ) ).ready ).toContain( 'many' );
		for ( const hash of [ '#"', '#%00', '#a,b', '#[open]', '#' ] ) {
			await page.evaluate( ( to ) => ( location.hash = to ), hash );
		}
		await expect( page.locator( '#many details[open]' ) ).toHaveCount( 1 );
	} );

	test( 'accordions on a phone cause no layout shift and have no axe violations', async ( { page } ) => {
		// Delays the theme's fonts, because they shift the layout, too.
		const fonts = await hold( page, /\.woff2/ );
		for ( const colorScheme of [ 'light', 'dark' ] as const ) {
			await page.setViewportSize( { width: 412, height: 800 } );
			await page.emulateMedia( { colorScheme, reducedMotion: 'reduce' } );
			await page.goto( path, { waitUntil: colorScheme === 'light' ? 'domcontentloaded' : 'load' } );
			await atRest( page );
			expect( await shifts( page ) ).toBeLessThan( 0.001 );
			fonts();
			await page.getByRole( 'button', { name: 'Open all' } ).click();
			await expect( itemOn( page, 'Third question' ) ).toHaveAttribute( 'open' );
			expect( await violations( page, '.wp-block-vestibule-accordion' ) ).toEqual( [] );
			expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBeLessThanOrEqual( 412 );
		}
	} );

	test( 'accordion content is animated unless the visitor prefers reduced motion', async ( { page } ) => {
		await page.goto( path );
		const content = () =>
			itemOn( page, 'quoted' ).evaluate( ( details ) => {
				const { transitionDuration, overflow, blockSize } = getComputedStyle( details, '::details-content' );
				return { moves: transitionDuration.includes( '0.2s' ), overflow, blockSize };
			} );
		await titleOn( page, 'quoted' ).hover();
		expect( ( await content() ).moves ).toBe( true );
		const clock = await page.context().newCDPSession( page );
		await clock.send( 'Animation.enable' );
		await clock.send( 'Animation.setPlaybackRate', { playbackRate: 0.02 } );
		await titleOn( page, 'quoted' ).click();
		await expect.poll( async () => ( await content() ).overflow ).toBe( 'clip' );
		await clock.send( 'Animation.setPlaybackRate', { playbackRate: 1 } );
		await expect.poll( async () => ( await content() ).overflow ).toBe( 'visible' );
		expect( parseFloat( ( await content() ).blockSize ) ).toBeGreaterThan( 40 );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		expect( ( await content() ).moves ).toBe( false );
	} );

	test( 'accordion icons are mirrored on right-to-left pages and visible in forced colors', async ( { page } ) => {
		await page.emulateMedia( { forcedColors: 'active' } );
		await page.goto( path );
		const icon = titleOn( page, 'Morning' ).locator( '[aria-hidden]' );
		const title = titleOn( page, 'Morning' ).getByRole( 'heading' );
		const gap = async () => ( ( await icon.boundingBox() )?.x ?? 0 ) - ( ( await title.boundingBox() )?.x ?? 0 );
		expect( await gap() ).toBeGreaterThan( 100 );
		const drawn = await icon.evaluate( ( element ) => getComputedStyle( element, '::before' ).borderBlockEndColor );
		expect( drawn ).not.toBe( await page.evaluate( () => getComputedStyle( document.body ).backgroundColor ) );
		await page.evaluate( () => document.documentElement.setAttribute( 'dir', 'rtl' ) );
		expect( await gap() ).toBeLessThan( 0 );
	} );
} );
