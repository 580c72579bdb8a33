import apiFetch from '@wordpress/api-fetch';
import type { Spam } from '../../contracts/spam';

/** The settings, and of secret keys those that were typed: by service, empty to forget one. */
export interface Edited {
	settings: Spam;
	secrets: Readonly< Record< string, string > >;
}

/** Keys first: where one is refused, nothing of the rest is stored as if all were well. */
export async function save( { settings, secrets }: Edited ): Promise< Edited > {
	for ( const [ service, secret ] of Object.entries( secrets ) ) {
		await apiFetch( { path: '/vestibule/v1/spam-secret', method: 'POST', data: { service, secret } } );
	}
	const answer: { vestibule_spam: Spam } = await apiFetch( {
		path: '/wp/v2/settings',
		method: 'POST',
		data: { vestibule_spam: settings },
	} );
	return { settings: answer.vestibule_spam, secrets: {} };
}

/** What the service says of the keys that are stored. */
export const checkKeys = ( service: string ): Promise< { words: string } > =>
	apiFetch( { path: '/vestibule/v1/spam-check', method: 'POST', data: { service } } );
