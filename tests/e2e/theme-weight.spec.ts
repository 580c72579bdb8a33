import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** All of it, compressed; bytes. docs/performance.md says what it is made of, and how far it is from 16 kB. */
const CSS = 25_100;
/** Half of them are sheets that the next page has already. */
const REQUESTS = 22;
/** Our scripts before a visitor does anything; bytes. 3 kB, what looks for a draft, what fetches a form idle (docs/performance.md). */
const SCRIPTS = 3450;

const PAGES = [
	'/',
	'/showcase/',
	'/courses/',
	'/courses/examinations/',
	'/about/',
	'/people/',
	'/questions/',
	'/prices/',
	'/contact/',
	'/news/',
	'/imprint/',
	'/deadlines-and-how-to-count-them/',
	'/?s=course',
];

/**
 * A site that ever sent push messages has a script more, which tidies up workers; and a page whose largest image is not
 * known yet asks for it (docs/beacon.md).
 */
const QUIET = {
	'X-Test-Options': JSON.stringify( { vestibule_push_used: '', vestibule_speed: { findsLargestImage: false } } ),
};

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

/** All style of the page, in its head and in sheets that it links. */
const stylesOf = ( page: Page ): Promise< string > =>
	page.evaluate( async () => {
		const linked = [ ...document.querySelectorAll< HTMLLinkElement >( 'link[rel="stylesheet"]' ) ].map(
			async ( { href } ) => ( await fetch( href ) ).text()
		);
		return [
			...[ ...document.querySelectorAll( 'style' ) ].map( ( { textContent } ) => textContent ?? '' ),
			...( await Promise.all( linked ) ),
		].join( '\n' );
	} );

function watchMoves() {
	const seen = window as unknown as { moved: number };
	seen.moved = 0;
	new PerformanceObserver( ( list ) =>
		list
			.getEntries()
			.forEach( ( entry ) => ( seen.moved += ( entry as Shift ).hadRecentInput ? 0 : ( entry as Shift ).value ) )
	).observe( { type: 'layout-shift', buffered: true } );
}

const moved = ( page: Page ) => page.evaluate( () => ( window as unknown as { moved: number } ).moved );

const zipped = ( text: string ) => gzipSync( text, { level: 9 } ).length;

/**
 * Each of our files, and what of ours stands in the page itself: code, and data that is read before an interaction.
 * WordPress's own, and what a form's own script reads, are not ours or come later.
 */
async function scriptsOf( request: APIRequestContext, path: string ): Promise< number > {
	const page = await ( await request.get( path, { headers: QUIET } ) ).text();
	const scripts = [ ...page.matchAll( /<script\b([^>]*)>([\s\S]*?)<\/script>/g ) ].map(
		( [ , tag = '', text = '' ] ) => ( {
			tag,
			text,
			src: /\ssrc="([^"]+)"/.exec( tag )?.[ 1 ]?.replaceAll( '&#038;', '&' ),
		} )
	);
	const files = scripts.flatMap( ( { src } ) => ( src?.includes( '/plugins/vestibule/' ) ? [ src ] : [] ) );
	const sizes = await Promise.all(
		files.map( async ( src ) => zipped( await ( await request.get( src ) ).text() ) )
	);
	const inline = scripts
		.filter( ( { src, tag } ) => ! src && ! /ld\+json|speculationrules|data-part=/.test( tag ) )
		.map( ( { text } ) => text );
	return sizes.reduce( ( sum, size ) => sum + size, zipped( inline.join( '\n' ) ) );
}

test( 'few scripts load before a visitor does anything, on each page of the demo', async ( { request } ) => {
	for ( const path of PAGES ) {
		expect.soft( await scriptsOf( request, path ), path ).toBeLessThanOrEqual( SCRIPTS );
	}
} );

/** Whatever fonts the machine has (docs/theme.md says how to measure with the sets of others). */
test( 'nothing moves when the faces come late, on each page of the demo', async ( { page } ) => {
	await page.setViewportSize( { width: 412, height: 860 } );
	await page.addInitScript( watchMoves );
	for ( const path of PAGES ) {
		let release = () => {};
		const open = new Promise< void >( ( done ) => ( release = done ) );
		await page.route( /\.woff2/, async ( route ) => {
			await open;
			await route.fallback();
		} );
		await page.goto( path, { waitUntil: 'domcontentloaded' } );
		await page.waitForFunction( () => performance.getEntriesByName( 'first-contentful-paint' ).length );
		release();
		await page.waitForLoadState( 'networkidle' );
		await page.evaluate( () => document.fonts.ready );
		expect.soft( await moved( page ), path ).toBeLessThanOrEqual( 0.001 );
		await page.unroute( /\.woff2/ );
	}
} );

test( 'letters of all Latin alphabets and all weights come from the theme’s own faces', async ( { page } ) => {
	const shown = page.locator( 'main h1' ).first();
	const client = await page.context().newCDPSession( page );
	await client.send( 'DOM.enable' );
	await client.send( 'CSS.enable' );
	const foreign = async () => {
		const { root } = await client.send( 'DOM.getDocument' );
		const { nodeId } = await client.send( 'DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' } );
		return ( await client.send( 'CSS.getPlatformFontsForNode', { nodeId } ) ).fonts.filter(
			( { isCustomFont, postScriptName } ) => ! isCustomFont || ! /^SourceS/.test( postScriptName )
		);
	};
	// What came too late for one page is there for the next.
	await expect( async () => {
		await page.goto( '/' );
		expect( await foreign() ).toEqual( [] );
	} ).toPass();
	for ( const style of [
		'',
		'font-weight:400',
		'font-weight:400;font-style:italic',
		'font-weight:700',
		'font-family:var(--wp--custom--font--text);font-style:italic',
	] ) {
		await shown.evaluate( ( heading, css ) => {
			heading.textContent = 'Arrive: Łódź, Şile, Dvořák';
			heading.setAttribute( 'style', css );
		}, style );
		await expect.poll( foreign, style ).toEqual( [] );
	}
} );

test.describe( 'the home page', () => {
	test( 'is light: few requests, little CSS, nothing that blocks, nothing that moves', async ( { page } ) => {
		const asked: string[] = [];
		page.on( 'request', ( call ) => asked.push( `${ call.resourceType() } ${ new URL( call.url() ).pathname }` ) );
		await page.addInitScript( watchMoves );
		await page.goto( '/', { waitUntil: 'networkidle' } );
		expect( asked.length, asked.join( '\n' ) ).toBeLessThanOrEqual( REQUESTS );
		expect( gzipSync( await stylesOf( page ), { level: 9 } ).length ).toBeLessThanOrEqual( CSS );
		expect( await page.locator( 'head script[src]:not([type="module"], [async], [defer])' ).count() ).toBe( 0 );
		expect( await moved( page ) ).toBe( 0 );
	} );
} );
