import type { AntibotKeys } from '../contracts/antibot-keys';

/**
 * Whether keys that run out at `expiry` (unix seconds) have done so at `now` (milliseconds);
 * docs/spam.md.
 */
export const isExpired = ( expiry: string, now: number ) => +expiry * 1000 < now;

/* eslint-disable no-console -- said aloud for owners who look (docs/rest.md). */

/**
 * Asks the server for fresh keys (docs/spam.md). Whatever goes wrong is logged and answers undefined: the
 * comment can be sent without, it then waits for somebody to look.
 */
export async function freshKeys( url: string, nonce: string, send: typeof fetch ): Promise< AntibotKeys | undefined > {
	let status = 'error';
	try {
		const answer = await send( url, {
			method: 'POST',
			body: new URLSearchParams( { action: 'get_antibot_keys', nonce } ),
		} );
		status = answer.statusText || `${ answer.status }`;
		const keys = ( await answer.json() ) as AntibotKeys;
		if ( keys.data ) {
			return keys;
		}
		console.error( keys.error_message ?? status );
	} catch ( error ) {
		console.error( status, error );
	}
}
