import { expect, type Page } from '@playwright/test';
import { observe, seen } from './island';
import { useReact, type Build } from './react';

/** Builds of both React versions that must hydrate a page. Development builds also compare attributes. */
export const BUILDS: Build[] = [ '18 production', '18 development', '19 production', '19 development' ];

declare global {
	interface Window {
		touched: string[];
	}
}

/** Prepares a page before it is opened. */
export async function prepare( page: Page, build: Build ): Promise< void > {
	await observe( page );
	await useReact( page, build );
}

/** Records every node that is added, removed or changes its text in the island. */
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
 * Waits until the island with this ID is hydrated. No node may have changed, and no difference may have been reported.
 */
export async function untouched( page: Page, build: Build, id: string ): Promise< void > {
	await expect.poll( async () => ( await seen( page ) ).ready, { timeout: 30_000 } ).toContain( id );
	expect( await page.evaluate( () => window.React.version ) ).toMatch( new RegExp( `^${ build.slice( 0, 2 ) }\\.` ) );
	expect( await page.evaluate( () => window.touched ) ).toEqual( [] );
	expect( ( await seen( page ) ).differences ).toEqual( [] );
}
