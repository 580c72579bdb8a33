import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paragraph } from './support/accordion';
import { expect, test } from './support/fixtures';
import { atRest, idle } from './support/moments';
import { publish } from './support/pages';

/* Files that a page with a form loads before any interaction, and files that it prefetches. */

const FOR_VISITORS = /react|\/islands\/|wp-polyfill|jquery/;

test( 'a page with a form loads at most 3.6 kB of scripts and no React before a visitor interacts', async ( {
	page,
} ) => {
	const bodies = new Map< string, Promise< Buffer > >();
	page.on( 'response', ( answer ) => {
		if ( answer.request().resourceType() === 'script' ) {
			bodies.set( answer.url(), answer.body() );
		}
	} );
	await page.goto( '/contact/', { waitUntil: 'networkidle' } );
	const ours = await Promise.all(
		[ ...bodies ].filter( ( [ url ] ) => /\/(vestibule|portico)\//.test( url ) ).map( ( [ , body ] ) => body )
	);
	expect( ours.length ).toBeGreaterThan( 0 );
	const inline = await page
		.locator( 'script:not([src])' )
		.evaluateAll( ( all ) =>
			all
				.filter( ( script ) => /^(|module|text\/javascript)$/.test( script.getAttribute( 'type' ) ?? '' ) )
				.map( ( script ) => script.textContent ?? '' )
		);
	// Inline scripts are compressed together, as they are in the page.
	const bytes = [ ...ours, inline.join( '\n' ) ].reduce( ( sum, code ) => sum + gzipSync( code ).length, 0 );
	// 0.6 kB of them prevent floating buttons from covering controls, from the first view on.
	expect( bytes ).toBeLessThanOrEqual( 3600 );

	expect( [ ...bodies.keys() ].filter( ( url ) => FOR_VISITORS.test( url ) ) ).toEqual( [] );
} );

/** Names of the files that the page prefetches. */
const fetchedAhead = ( page: Page ) =>
	page
		.locator( 'link[rel="prefetch"]' )
		.evaluateAll( ( links ) =>
			links.map(
				( link ) => /[^/]+?(?=[.?])/.exec( ( link as HTMLLinkElement ).href.replace( /.*\//, '' ) )?.[ 0 ]
			)
		);

/** A page whose form starts below the first screen, and a page that starts with its form. */
let below = '';
let first = '';

test.beforeAll( async () => {
	const form = '<!-- wp:shortcode -->[vestibule_form id="4"]<!-- /wp:shortcode -->';
	below = await publish( 'Form far below', paragraph( 'A line of text. '.repeat( 20 ) ).repeat( 60 ) + form );
	first = await publish( 'Form at once', form );
} );

/** Names of the scripts of a form, in the order in which they run. */
const EVERYTHING = [ 'form', 'react', 'react-dom', 'react-jsx-runtime', 'form-live', 'field-email' ];

/** Opens the page and waits until the browser is idle. */
async function open( page: Page, path: string ) {
	await page.goto( path, { waitUntil: 'networkidle' } );
	await idle( page );
}

async function expectEverything( page: Page ) {
	await expect.poll( () => fetchedAhead( page ) ).toContain( 'field-phone' );
	const names = await fetchedAhead( page );
	expect( names.slice( 0, EVERYTHING.length ) ).toEqual( EVERYTHING );
	expect( names ).not.toContain( 'field-date' );
	expect( await page.evaluate( () => [ 'React' in window, 'vestibuleIslands' in window ] ) ).toEqual( [
		false,
		false,
	] );
}

for ( const [ sign, act ] of Object.entries( {
	'moves the pointer': ( page: Page ) => page.mouse.move( 5, 300, { steps: 2 } ),
	'presses a key': ( page: Page ) => page.keyboard.press( 'Shift' ),
	'scrolls a little': ( page: Page ) => page.mouse.wheel( 0, 20 ),
} ) ) {
	test( `the scripts of a visible form are prefetched, but not run, when a visitor ${ sign }`, async ( { page } ) => {
		await page.setViewportSize( { width: 412, height: 1200 } );
		const files: string[] = [];
		page.on( 'request', ( request ) => FOR_VISITORS.test( request.url() ) && files.push( request.url() ) );
		await open( page, first );
		expect( await fetchedAhead( page ) ).toEqual( [] );
		expect( files ).toEqual( [] );
		await act( page );
		await expectEverything( page );
	} );
}

test( 'the scripts of a visible form are not prefetched when the layout changes below a pointer at rest', async ( {
	page,
} ) => {
	await open( page, first );
	// Chromium dispatches this event at random moments.
	await page.evaluate( () => document.body.dispatchEvent( new PointerEvent( 'pointermove', { bubbles: true } ) ) );
	await atRest( page );
	await idle( page );
	expect( await fetchedAhead( page ) ).toEqual( [] );
} );

test( 'the scripts of a form are prefetched when a visitor touches another part of the page', async ( { browser } ) => {
	const page = await browser.newPage( { hasTouch: true, viewport: { width: 412, height: 1200 } } );
	await open( page, first );
	await page.touchscreen.tap( 5, 5 );
	await expectEverything( page );
	await page.close();
} );

test( 'the scripts of a form far down the page are prefetched when a visitor scrolls near the form', async ( {
	page,
} ) => {
	await open( page, below );
	await page.mouse.move( 200, 300, { steps: 2 } );
	await page.evaluate( () => scrollTo( { top: 200, behavior: 'instant' } ) );
	await atRest( page );
	expect( await fetchedAhead( page ) ).toEqual( [] );
	await page.locator( 'form[data-form_id]' ).evaluate( ( form ) => {
		const top = scrollY + form.getBoundingClientRect().top - 1.8 * innerHeight;
		scrollTo( { top, behavior: 'instant' } );
	} );
	await expectEverything( page );
} );

for ( const connection of [
	{ saveData: true, effectiveType: '4g' },
	{ saveData: false, effectiveType: '2g' },
] ) {
	test( `the scripts of a form are not prefetched on a limited connection: ${ JSON.stringify( connection ) }`, async ( {
		page,
	} ) => {
		await page.addInitScript(
			( value ) => Object.defineProperty( navigator, 'connection', { value } ),
			connection
		);
		await page.setViewportSize( { width: 412, height: 1600 } );
		await open( page, first );
		await page.mouse.move( 5, 5 );
		await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
		await atRest( page );
		await idle( page );
		expect( await fetchedAhead( page ) ).toEqual( [] );
		await page.locator( 'form[data-form_id] input:visible' ).first().focus();
		await expect.poll( () => fetchedAhead( page ) ).toContain( 'field-phone' );
	} );
}
