import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { atRest, idle } from './support/moments';

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

/** What the page asks the browser to fetch when it has nothing to do. */
const fetchedIdle = ( page: Page ) =>
	page
		.locator( 'link[rel="prefetch"]' )
		.evaluateAll( ( links ) =>
			links.map(
				( link ) => /[^/]+?(?=[.?])/.exec( ( link as HTMLLinkElement ).href.replace( /.*\//, '' ) )?.[ 0 ]
			)
		);

test( 'a form near the window is fetched when the browser is idle, and run by nobody but a visitor', async ( {
	page,
} ) => {
	await page.goto( '/contact/', { waitUntil: 'networkidle' } );
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	await expect
		.poll( () => fetchedIdle( page ) )
		.toEqual( expect.arrayContaining( [ 'react-dom', 'form', 'field-phone' ] ) );
	expect( await fetchedIdle( page ) ).not.toContain( 'field-date' );
	expect( await page.evaluate( () => [ 'React' in window, 'vestibuleIslands' in window ] ) ).toEqual( [
		false,
		false,
	] );
} );

test( 'where every byte counts nothing is fetched that was not asked for', async ( { page } ) => {
	await page.addInitScript( () =>
		Object.defineProperty( navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } } )
	);
	await page.goto( '/contact/', { waitUntil: 'networkidle' } );
	await page.evaluate( () => window.scrollTo( 0, document.body.scrollHeight ) );
	await atRest( page );
	await idle( page );
	expect( await fetchedIdle( page ) ).toEqual( [] );
} );
