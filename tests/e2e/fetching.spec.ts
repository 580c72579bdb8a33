import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { paragraph } from './support/accordion';
import { expect, test } from './support/fixtures';
import { atRest, idle } from './support/moments';
import { publish } from './support/pages';

/* What a page with a form loads before a visitor touches it, and what it has fetched for then. */

const FOR_VISITORS = /react|\/islands\/|wp-polyfill|jquery/;

test( 'before a visitor does anything at most 3.8 kB of our scripts are on the page, and no React', async ( {
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
	// What stands in the page is packed with it, as one.
	const bytes = [ ...ours, inline.join( '\n' ) ].reduce( ( sum, code ) => sum + gzipSync( code ).length, 0 );
	// 0.7 kB of them keep what floats off controls, from the first view on.
	expect( bytes ).toBeLessThanOrEqual( 3800 );

	expect( [ ...bodies.keys() ].filter( ( url ) => FOR_VISITORS.test( url ) ) ).toEqual( [] );
} );

/** What the page has asked the browser to fetch for later. */
const fetchedAhead = ( page: Page ) =>
	page
		.locator( 'link[rel="prefetch"]' )
		.evaluateAll( ( links ) =>
			links.map(
				( link ) => /[^/]+?(?=[.?])/.exec( ( link as HTMLLinkElement ).href.replace( /.*\//, '' ) )?.[ 0 ]
			)
		);

/** A page whose form begins below the first window, and one that begins with it. */
let below = '';
let first = '';

test.beforeAll( async () => {
	const form = '<!-- wp:shortcode -->[vestibule_form id="4"]<!-- /wp:shortcode -->';
	below = await publish( 'Form far below', paragraph( 'A line of text. '.repeat( 20 ) ).repeat( 60 ) + form );
	first = await publish( 'Form at once', form );
} );

const EVERYTHING = expect.arrayContaining( [ 'react-dom', 'form', 'form-live', 'field-phone' ] );

/** The page is there, and what a browser would do by itself is done. */
async function open( page: Page, path: string ) {
	await page.goto( path, { waitUntil: 'networkidle' } );
	await idle( page );
}

test( 'a form is fetched when a visitor scrolls to within a window of it, and run by nobody but a visitor', async ( {
	page,
} ) => {
	await open( page, below );
	await page.mouse.move( 200, 300 );
	await page.evaluate( () => scrollTo( { top: 200, behavior: 'instant' } ) );
	await atRest( page );
	expect( await fetchedAhead( page ) ).toEqual( [] );
	await page.locator( 'form[data-form_id]' ).evaluate( ( form ) => {
		const top = scrollY + form.getBoundingClientRect().top - 1.8 * innerHeight;
		scrollTo( { top, behavior: 'instant' } );
	} );
	await expect.poll( () => fetchedAhead( page ) ).toEqual( EVERYTHING );
	expect( await fetchedAhead( page ) ).not.toContain( 'field-date' );
	expect( await page.evaluate( () => [ 'React' in window, 'vestibuleIslands' in window ] ) ).toEqual( [
		false,
		false,
	] );
} );

test( 'a form is fetched at once where it fills most of the first window, and there alone', async ( { page } ) => {
	await page.setViewportSize( { width: 412, height: 1600 } );
	await open( page, first );
	await expect.poll( () => fetchedAhead( page ) ).toEqual( EVERYTHING );
	await open( page, below );
	expect( await fetchedAhead( page ) ).toEqual( [] );
} );

test( 'a form is fetched when a visitor points a little above it', async ( { page } ) => {
	await open( page, first );
	const { y = 0 } = ( await page.locator( 'form[data-form_id]' ).boundingBox() ) ?? {};
	await page.mouse.move( 100, y - 200 );
	await page.mouse.move( 640, y - 60 );
	await expect.poll( () => fetchedAhead( page ) ).toEqual( EVERYTHING );
	expect( await page.evaluate( () => 'React' in window ) ).toBe( false );
} );

for ( const connection of [
	{ saveData: true, effectiveType: '4g' },
	{ saveData: false, effectiveType: '2g' },
] ) {
	test( `where every byte counts nothing is fetched that was not asked for: ${ JSON.stringify( connection ) }`, async ( {
		page,
	} ) => {
		await page.addInitScript(
			( value ) => Object.defineProperty( navigator, 'connection', { value } ),
			connection
		);
		await page.setViewportSize( { width: 412, height: 1600 } );
		await open( page, first );
		await page.evaluate( () => scrollTo( 0, document.body.scrollHeight ) );
		await atRest( page );
		await idle( page );
		expect( await fetchedAhead( page ) ).toEqual( [] );
	} );
}
