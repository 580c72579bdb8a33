import { request, type APIRequestContext } from '@playwright/test';
import { SIGNED_IN, SITE } from './site';

interface More {
	/** GET without data, POST with it, unless another one is named. */
	method?: string;
	headers?: Record< string, string >;
}

let session: Promise< { api: APIRequestContext; nonce: string } > | undefined;

/** One session for all calls of a worker, with its nonce. */
async function signIn(): Promise< { api: APIRequestContext; nonce: string } > {
	// Without the headers of the test that asks first, which Playwright would give it.
	const api = await request.newContext( {
		...{ baseURL: SITE, storageState: SIGNED_IN, timeout: 180_000 },
		extraHTTPHeaders: {},
	} );
	return { api, nonce: await ( await api.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text() };
}

/**
 * Calls a REST route of this worker's site as its administrator, whatever the browser of the test is signed in as.
 *
 * @param path Such as `/wp/v2/pages`.
 * @throws {Error} where the call is refused.
 */
export async function rest< Answer >(
	path: string,
	data?: object | string,
	{ method = data === undefined ? 'GET' : 'POST', headers = {} }: More = {}
): Promise< Answer > {
	const { api, nonce } = await ( session ??= signIn() );
	const answer = await api.fetch( `/wp-json${ path }`, {
		method,
		headers: { 'X-WP-Nonce': nonce, 'X-Test-Rate-Limits': 'off', ...headers },
		...( data === undefined ? {} : { data } ),
	} );
	if ( ! answer.ok() ) {
		throw new Error( `${ method } ${ path } was answered with ${ answer.status() }: ${ await answer.text() }` );
	}
	return ( await answer.json() ) as Answer;
}
