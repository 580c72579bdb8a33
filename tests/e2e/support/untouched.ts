import { expect, type Page } from '@playwright/test';
import { observe, seen } from './island';
import { useReact, type Build } from './react';

/**
 * Both versions that must take a page over, as visitors get them and as they warn developers: those compare attributes
 * too.
 */
export const BUILDS: Build[] = [ '18 production', '18 development', '19 production', '19 development' ];

declare global {
	interface Window {
		touched: string[];
	}
}

/** Prepares a page that is about to be opened. */
export async function prepare( page: Page, build: Build ): Promise< void > {
	await observe( page );
	await useReact( page, build );
}

/** From now on writes down every node that comes, goes or changes its text inside the island. */
export async function watchNodes( page: Page, selector: string ): Promise< void > {
	await page
		.locator( selector )
		.first()
		.evaluate( ( island ) => {
			const nameOf = ( node: Node ) =>
				( node instanceof Element ? node.outerHTML : `"${ node.nodeValue ?? '' }"` ).slice( 0, 200 );
			window.touched = [];
			new MutationObserver( ( records ) => {
				for ( const record of records ) {
					window.touched.push(
						...[ ...record.addedNodes ].map( ( node ) => `+ ${ nameOf( node ) }` ),
						...[ ...record.removedNodes ].map( ( node ) => `- ${ nameOf( node ) }` ),
						...( record.type === 'characterData' ? [ `~ ${ nameOf( record.target ) }` ] : [] )
					);
				}
			} ).observe( island, { childList: true, characterData: true, subtree: true } );
		} );
}

/**
 * Waits for `vestibule:ready` on the island with this id, which must have come without a changed node or a reported
 * difference.
 */
export async function untouched( page: Page, build: Build, id: string ): Promise< void > {
	await expect.poll( async () => ( await seen( page ) ).ready, { timeout: 30_000 } ).toContain( id );
	expect( await page.evaluate( () => window.React.version ) ).toMatch( new RegExp( `^${ build.slice( 0, 2 ) }\\.` ) );
	expect( await page.evaluate( () => window.touched ) ).toEqual( [] );
	expect( ( await seen( page ) ).differences ).toEqual( [] );
}
