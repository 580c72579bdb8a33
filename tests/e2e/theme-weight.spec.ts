import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { scales, type Weights } from './support/weight';

type Budget = Weights & { why: string };

/** Half of them are style sheets that the next page has cached. */
const REQUESTS = 22;
const PAGES = Object.entries(
	( JSON.parse( readFileSync( 'tools/budgets/budgets.json', 'utf8' ) ) as { pages: Record< string, Budget > } ).pages
);

/**
 * Turns off push, which adds a script to clean up workers, and the beacon, which runs until the largest image is known
 * (docs/speed.md).
 */
const QUIET = {
	// Available accounts and times depend on the time: a Tuesday morning, late in a month.
	'X-Test-Now': '2026-11-24T09:00:00Z',
	'X-Test-Options': JSON.stringify( { vestibule_push_used: '', vestibule_speed: { findsLargestImage: false } } ),
};

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

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

test( 'each page of the demo site stays within its size budget', async ( { request } ) => {
	const weigh = scales( request, QUIET );
	for ( const [ path, { why, ...budget } ] of PAGES ) {
		const weights = await weigh( path );
		for ( const what of Object.keys( weights ) as ( keyof Weights )[] ) {
			expect
				.soft(
					weights[ what ],
					`${ path }: ${ what }, gzipped bytes or number of links. Reduce them, or raise the budget in tools/budgets/budgets.json and explain in "why" what users get for it (now: ${ why })`
				)
				.toBeLessThanOrEqual( budget[ what ] );
		}
	}
} );

/** Independent of the fonts of the machine (docs/theme.md describes how to measure with other sets). */
test( 'fonts that load late cause no layout shift on any page of the demo site', async ( { page } ) => {
	await page.setViewportSize( { width: 412, height: 860 } );
	await page.addInitScript( watchMoves );
	for ( const [ path ] of PAGES ) {
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

test( 'all Latin letters in all weights are rendered with the theme’s own fonts', async ( { page } ) => {
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
	// Fonts that arrive too late for one page are available on the next.
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

test.describe( 'the demo’s home page', () => {
	test( 'the home page has few requests, no blocking scripts and no layout shift', async ( { page } ) => {
		const asked: string[] = [];
		page.on( 'request', ( call ) => asked.push( `${ call.resourceType() } ${ new URL( call.url() ).pathname }` ) );
		await page.addInitScript( watchMoves );
		await page.goto( '/', { waitUntil: 'networkidle' } );
		expect( asked.length, asked.join( '\n' ) ).toBeLessThanOrEqual( REQUESTS );
		expect( await page.locator( 'head script[src]:not([type="module"], [async], [defer])' ).count() ).toBe( 0 );
		expect( await moved( page ) ).toBe( 0 );
	} );
} );
