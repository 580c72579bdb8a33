import { request, type APIRequestContext } from '@playwright/test';
import { SIGNED_IN, SITE } from './site';

interface More {
	/** Defaults to GET without data and to POST with data. */
	method?: string;
	headers?: Record< string, string >;
}

let session: Promise< { api: APIRequestContext; nonce: string } > | undefined;

/** One session for all requests of a worker, with its nonce. */
async function signIn(): Promise< { api: APIRequestContext; nonce: string } > {
	// Exclude the headers of the current test, which Playwright would add.
	const api = await request.newContext( {
		...{ baseURL: SITE, storageState: SIGNED_IN, timeout: 180_000 },
		extraHTTPHeaders: {},
	} );
	return { api, nonce: await ( await api.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text() };
}

/**
 * Calls a REST route of this worker's site as its administrator, whatever user the browser of the test is logged in as.
 *
 * @param path For example `/wp/v2/pages`.
 * @throws {Error} If the request is rejected.
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
		// The server may close an idle connection at the moment it is used again. Playwright only repeats requests whose
		// connection was reset.
		maxRetries: 2,
		...( data === undefined ? {} : { data } ),
	} );
	if ( ! answer.ok() ) {
		throw new Error( `${ method } ${ path } was answered with ${ answer.status() }: ${ await answer.text() }` );
	}
	return ( await answer.json() ) as Answer;
}
