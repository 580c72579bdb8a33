import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { idle } from './support/moments';
import { options } from './support/options';

/** Supported by Chromium, but missing in TypeScript's types. */
declare const URLPattern: new (
	pattern: string,
	base: string
) => { test: ( address: string, base: string ) => boolean };

/** Simulates a browser without speculation rules, such as Safari and Firefox. */
const withoutRules = ( page: Page, connection = {} ) =>
	page.addInitScript( ( values ) => {
		HTMLScriptElement.supports = () => false;
		Object.defineProperty( navigator, 'connection', { value: values } );
	}, connection );

/** Prefetching is off in other tests (tools/wordpress/mu-plugins/test-options.php). */
test.use( { extraHTTPHeaders: { 'X-Test-Rate-Limits': 'off', 'X-Test-Prefetch': 'on' } } );

/** Opens a page with these links at the top, which no other test changes. Returns the script requests. */
async function opened( page: Page, ...hrefs: string[] ) {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => /modules\/prefetch/.test( request.url() ) && scripts.push( request.url() ) );
	await page.goto( '/imprint/', { waitUntil: 'load' } );
	await page.evaluate( ( list ) => {
		document.body.insertAdjacentHTML(
			'afterbegin',
			`<nav data-links style="position:relative;z-index:9999;background:#fff">${ list
				.map( ( href ) => `<p><a href="${ href }">${ href }</a></p>` )
				.join( '' ) }</nav>`
		);
		scrollTo( 0, 0 );
	}, hrefs );
	return scripts;
}

const link = ( page: Page, href: string ) => page.locator( `[data-links] a[href="${ href }"]` );

const fetched = ( page: Page ) =>
	page
		.locator( 'head > link[rel="prefetch"]:not( [href*=".js"], [href*=".css"] )' )
		.evaluateAll( ( links ) => links.map( ( one ) => new URL( ( one as HTMLLinkElement ).href ).pathname ) );

const isReady = ( page: Page ) =>
	page.waitForFunction( () =>
		performance.getEntriesByType( 'resource' ).some( ( { name } ) => name.includes( 'modules/prefetch' ) )
	);

test( 'the speculation rules match the shared list of URLs, and the prefetch script does not load', async ( {
	page,
} ) => {
	const scripts = await opened( page );
	const rows: { address: string; isFetched: boolean }[] = JSON.parse(
		readFileSync( 'tests/vectors/prefetch.json', 'utf8' )
	);
	const found = await page.evaluate( ( list ) => {
		const text = document.querySelector( 'script[type="speculationrules"]' )?.textContent ?? '';
		const [ rule ] = JSON.parse( text ).prefetch;
		const [ { href_matches: inside }, { not } ] = rule.where.and;
		const match = ( pattern: string, address: string ) =>
			new URLPattern( pattern, location.origin ).test( address, location.origin );
		return list.map( ( { address } ) => ( {
			address,
			isFetched:
				match( inside, address ) && ! not.href_matches.some( ( pattern: string ) => match( pattern, address ) ),
		} ) );
	}, rows );
	expect( found ).toEqual( rows.map( ( { address, isFetched } ) => ( { address, isFetched } ) ) );
	expect( scripts, 'the prefetch script is not loaded if the browser has speculation rules' ).toEqual( [] );
} );

test( 'browsers without speculation rules prefetch a page once when the pointer rests on its link', async ( {
	page,
} ) => {
	await withoutRules( page );
	const scripts = await opened(
		page,
		'/contact/',
		'/contact/?a=1',
		'/go/there/',
		'/wp-login.php?action=logout',
		'/news/'
	);
	await isReady( page );
	expect( scripts ).toHaveLength( 1 );
	const asked = page.waitForRequest( ( request ) => request.url().endsWith( '/contact/' ) );
	for ( const href of [
		'/go/there/',
		'/contact/?a=1',
		'/wp-login.php?action=logout',
		'/contact/',
		'/go/there/',
		'/contact/',
	] ) {
		await link( page, href ).hover();
		if ( href === '/contact/' ) {
			await expect.poll( () => fetched( page ) ).toEqual( [ '/contact/' ] );
		}
	}
	const request = await asked;
	expect( request.headers()[ 'sec-purpose' ] ).toContain( 'prefetch' );
	await link( page, '/news/' ).dispatchEvent( 'touchstart' );
	expect( await fetched( page ) ).toEqual( [ '/contact/', '/news/' ] );
} );

test( 'pressing a link prefetches its page, and at most three pages are prefetched per second', async ( { page } ) => {
	await withoutRules( page );
	await opened( page, '/contact/', '/news/', '/showcase/', '/', '/visiting-the-institute/' );
	await isReady( page );
	await page.clock.install();
	const press = ( ...hrefs: string[] ) =>
		page.evaluate( ( list ) => {
			for ( const href of list ) {
				document
					.querySelector( `[data-links] a[href="${ href }"]` )
					?.dispatchEvent( new MouseEvent( 'mousedown', { bubbles: true } ) );
			}
		}, hrefs );
	await press( '/contact/', '/news/', '/showcase/', '/', '/visiting-the-institute/' );
	expect( await fetched( page ) ).toEqual( [ '/contact/', '/news/', '/showcase/' ] );
	await page.clock.runFor( 1100 );
	await press( '/', '/visiting-the-institute/' );
	expect( await fetched( page ) ).toEqual( [ '/contact/', '/news/', '/showcase/', '/', '/visiting-the-institute/' ] );
} );

for ( const [ name, connection ] of [
	[ 'saves data', { saveData: true } ],
	[ 'has a slow connection', { effectiveType: 'slow-2g' } ],
] as const ) {
	test( `no pages are prefetched for a visitor who ${ name }`, async ( { page } ) => {
		await withoutRules( page, connection );
		await opened( page, '/contact/' );
		await ( 'saveData' in connection ? idle( page ) : isReady( page ) );
		await link( page, '/contact/' ).dispatchEvent( 'mousedown' );
		expect( await fetched( page ) ).toEqual( [] );
	} );
}

test.describe( 'a site with prefetching turned off', () => {
	test.use( { extraHTTPHeaders: options( { vestibule_speed: { fetchesLinks: false } } ) } );

	test( 'a page contains only WordPress’s own speculation rules', async ( { page } ) => {
		await withoutRules( page );
		const scripts = await opened( page );
		const rules = await page.locator( 'script[type="speculationrules"]' ).textContent();
		expect( rules ).toContain( '"conservative"' );
		expect( rules ).not.toContain( 'recommend' );
		expect( scripts ).toEqual( [] );
	} );
} );
