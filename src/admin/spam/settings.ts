import apiFetch from '@wordpress/api-fetch';
import schema from '../../../plugin/contracts/spam.schema.json';
import type { Spam } from '../../contracts/spam';
import { settingsOf } from '../kit/settings/settings';
import { wholeOf } from '../kit/settings/typed';
import { optionRoute } from '../kit/settings/useStored';

/** Settings, and the newly entered secret keys by service. */
export type Edited = Spam & { secrets: Readonly< Record< string, string > > };

const OPTION = 'vestibule_spam';
const route = optionRoute< Spam >( OPTION );

export const { Screen, Group, Toggle, Choice, useSettings, useSetting } = settingsOf< Edited >( OPTION );

export const Whole = wholeOf< Edited >( useSetting, schema );

/** Converts settings for editing. PHP encodes an empty map as a list. */
export const editedOf = ( settings: Spam ): Edited => ( {
	...settings,
	siteKeys: { ...settings.siteKeys },
	secrets: {},
} );

/** Saves the secret keys first. If a key is rejected, nothing else is saved. */
export async function save( { secrets, ...settings }: Edited, base: Edited ): Promise< Edited > {
	const { secrets: _, ...loaded } = base;
	for ( const [ service, secret ] of Object.entries( secrets ) ) {
		await apiFetch( { path: '/vestibule/v1/spam-secret', method: 'POST', data: { service, secret } } );
	}
	return editedOf( await route.store( settings, loaded ) );
}

/** Checks the stored keys by asking the service. */
export const checkKeys = ( service: string ): Promise< { words: string } > =>
	apiFetch( { path: '/vestibule/v1/spam-check', method: 'POST', data: { service } } );
