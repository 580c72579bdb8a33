import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { SIGNED_IN } from './site';

/** The cookies of an earlier visit's answer to the notice. */
export const answered = ( value: string, url: string ) => [
	{ name: 'cookie_notice_accepted', value, url },
	{ name: 'cookie_notice_categories', value: 'all', url },
];

/** Changes the notice's settings for a while, as an administrator. */
export async function setConsent(
	playwright: PlaywrightWorkerArgs[ 'playwright' ],
	baseURL: string | undefined,
	settings: object
): Promise< { request: APIRequestContext; restore: () => Promise< void > } > {
	const request = await playwright.request.newContext( {
		...( baseURL ? { baseURL } : {} ),
		storageState: SIGNED_IN,
		extraHTTPHeaders: { 'X-Test-Rate-Limits': 'off' },
		timeout: 120_000,
	} );
	const nonce = await ( await request.get( '/wp-admin/admin-ajax.php?action=rest-nonce' ) ).text();
	const save = async ( values: object ) => {
		const answer = await request.post( '/wp-json/wp/v2/settings', {
			headers: { 'X-WP-Nonce': nonce },
			data: { vestibule_consent: values },
		} );
		if ( ! answer.ok() ) {
			throw new Error( `The settings were answered with ${ answer.status() }: ${ await answer.text() }` );
		}
	};
	const current = await request.get( '/wp-json/wp/v2/settings', { headers: { 'X-WP-Nonce': nonce } } );
	const before = ( ( await current.json() ) as { vestibule_consent: Record< string, unknown > } ).vestibule_consent;
	await save( settings );
	return {
		request,
		restore: async () => {
			await save( Object.fromEntries( Object.keys( settings ).map( ( key ) => [ key, before[ key ] ] ) ) );
			await request.dispose();
		},
	};
}
