import { request } from '@playwright/test';
import { SIGNED_IN, SITE } from './site';

/** Publishes a page with this content, as the institute, and answers its path. */
export async function publish( title: string, content: string ): Promise< string > {
	const institute = await request.newContext( { baseURL: SITE, storageState: SIGNED_IN, timeout: 120_000 } );
	const nonce = await ( await institute.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const answer = await institute.post( '/wp-json/wp/v2/pages', {
		headers: { 'X-WP-Nonce': nonce },
		data: { title, content, status: 'publish' },
	} );
	const page = ( await answer.json() ) as { link?: string };
	await institute.dispose();
	if ( ! page.link ) {
		throw new Error( `The page was answered with ${ answer.status() }: ${ JSON.stringify( page ) }` );
	}
	return new URL( page.link ).pathname;
}
