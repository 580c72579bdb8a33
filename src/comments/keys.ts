import type { AntibotKeys } from '../contracts/antibot-keys';

/**
 * Checks whether keys that expire at `expiry` (Unix timestamp in seconds) have expired at `now` (milliseconds). See
 * docs/spam.md.
 */
export const isExpired = ( expiry: string, now: number ) => +expiry * 1000 < now;

/* eslint-disable no-console -- Log errors for site owners (docs/rest.md). */

/**
 * Requests new keys from the server (docs/spam.md). Logs errors and returns undefined on failure. A comment without
 * keys can still be submitted and is held for moderation.
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
