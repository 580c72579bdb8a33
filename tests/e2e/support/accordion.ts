import type { APIRequestContext } from '@playwright/test';

const attributes = ( values: object ) => ( Object.keys( values ).length ? `${ JSON.stringify( values ) } ` : '' );

export const paragraph = ( text: string ) => `<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;

export const item = ( title: string, content: string, more: object = {} ) =>
	`<!-- wp:vestibule/accordion-item ${ attributes( { title, ...more } ) }-->${ content }<!-- /wp:vestibule/accordion-item -->`;

export const accordion = ( settings: object, ...items: string[] ) =>
	`<!-- wp:vestibule/accordion ${ attributes( settings ) }-->${ items.join( '' ) }<!-- /wp:vestibule/accordion -->`;

/** Publishes a page of this content and answers its path. */
export async function publish( request: APIRequestContext, title: string, content: string ): Promise< string > {
	const nonce = await ( await request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const answer = await request.post( '/wp-json/wp/v2/pages', {
		headers: { 'X-WP-Nonce': nonce },
		data: { title, content, status: 'publish' },
	} );
	const page = ( await answer.json() ) as { link?: string };
	if ( ! page.link ) {
		throw new Error( `The page was answered with ${ answer.status() }: ${ JSON.stringify( page ) }` );
	}
	return new URL( page.link ).pathname;
}
