import { expect, type Locator, type Page } from '@playwright/test';
import { request } from '@playwright/test';
import { SIGNED_IN } from './sign-in';

export const paragraph = ( html: string ) => `<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;
export const heading = ( words: string ) => `<!-- wp:heading --><h2 class="wp-block-heading">${ words }</h2><!-- /wp:heading -->`;
export const modal = ( attributes: Record< string, unknown >, content: string ) =>
	`<!-- wp:vestibule/modal ${ JSON.stringify( attributes ) } -->${ content }<!-- /wp:vestibule/modal -->`;

/** Enough lines to scroll. */
export const lines = ( count = 40 ) => Array.from( { length: count }, ( _, index ) => paragraph( `Line ${ index + 1 } of the page` ) ).join( '\n\n' );

/** Publishes a page and answers its path. */
export async function publish( content: string, title = 'Page with modals' ): Promise< string > {
	const api = await request.newContext( { baseURL: process.env.WP_BASE_URL ?? 'http://127.0.0.1:9400', storageState: SIGNED_IN, timeout: 120_000 } );
	const nonce = await ( await api.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const answer = await api.post( '/wp-json/wp/v2/pages', { headers: { 'X-WP-Nonce': nonce }, data: { title, status: 'publish', content } } );
	expect( answer.ok(), await answer.text() ).toBe( true );
	const { link } = ( await answer.json() ) as { link: string };
	await api.dispose();
	return new URL( link ).pathname;
}

export const dialog = ( page: Page, name: string ): Locator => page.getByRole( 'dialog', { name, exact: true } );

/** The words of what has focus, or its label. */
export const focused = ( page: Page ): Promise< string > =>
	page.evaluate( () => document.activeElement?.getAttribute( 'aria-label' ) || ( document.activeElement?.textContent ?? '' ).trim() );

/** What the page is for a visitor behind the dialogs. */
export const state = ( page: Page ) =>
	page.evaluate( () => ( {
		hash: location.hash,
		scroll: Math.round( scrollY ),
		locked: getComputedStyle( document.documentElement ).overflowY === 'hidden',
		open: [ ...document.querySelectorAll( 'dialog[open]' ) ].map( ( { id } ) => id ),
	} ) );

/** Every modal event of the page, in order, as "open directions". */
export async function listen( page: Page ): Promise< () => Promise< string[] > > {
	await page.addInitScript( () => {
		const said: string[] = [];
		Object.assign( window, { said } );
		for ( const what of [ 'open', 'close' ] ) {
			document.addEventListener( `vestibule:modal-${ what }`, ( { target } ) => said.push( `${ what } ${ target instanceof Element ? target.id : '' }` ) );
		}
	} );
	return () => page.evaluate( () => ( window as unknown as { said: string[] } ).said );
}
