import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

/** All of it, compressed; bytes. */
const CSS = 14_000;
const REQUESTS = 12;

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

/** All style of the page, in its head and in sheets that it links. */
const stylesOf = ( page: Page ): Promise< string > =>
	page.evaluate( async () => {
		const linked = [ ...document.querySelectorAll< HTMLLinkElement >( 'link[rel="stylesheet"]' ) ].map( async ( { href } ) => ( await fetch( href ) ).text() );
		return [ ...[ ...document.querySelectorAll( 'style' ) ].map( ( { textContent } ) => textContent ?? '' ), ...( await Promise.all( linked ) ) ].join( '\n' );
	} );

test.describe( 'the home page', () => {
	test( 'is light: few requests, little CSS, nothing that blocks, nothing that moves', async ( { page } ) => {
		const asked: string[] = [];
		page.on( 'request', ( call ) => asked.push( `${ call.resourceType() } ${ new URL( call.url() ).pathname }` ) );
		await page.addInitScript( () => {
			const seen = window as unknown as { moved: number };
			seen.moved = 0;
			new PerformanceObserver( ( list ) => list.getEntries().forEach( ( entry ) => ( seen.moved += ( entry as Shift ).hadRecentInput ? 0 : ( entry as Shift ).value ) ) ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.goto( '/', { waitUntil: 'networkidle' } );
		expect( asked.length, asked.join( '\n' ) ).toBeLessThanOrEqual( REQUESTS );
		expect( gzipSync( await stylesOf( page ), { level: 9 } ).length ).toBeLessThanOrEqual( CSS );
		expect( await page.locator( 'head script[src]:not([type="module"], [async], [defer])' ).count() ).toBe( 0 );
		expect( await page.evaluate( () => ( window as unknown as { moved: number } ).moved ) ).toBe( 0 );
	} );
} );
