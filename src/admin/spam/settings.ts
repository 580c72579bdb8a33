import apiFetch from '@wordpress/api-fetch';
import schema from '../../../plugin/contracts/spam.schema.json';
import type { Spam } from '../../contracts/spam';
import { settingsOf } from '../kit/settings/settings';
import { wholeOf } from '../kit/settings/typed';
import { optionRoute } from '../kit/settings/useStored';

/** The settings, and of secret keys those that were typed, by service. */
export type Edited = Spam & { secrets: Readonly< Record< string, string > > };

const OPTION = 'vestibule_spam';
const route = optionRoute< Spam >( OPTION );

export const { Screen, Group, Toggle, Choice, useSettings, useSetting } = settingsOf< Edited >( OPTION );

export const Whole = wholeOf< Edited >( useSetting, schema );

/** Settings as they are edited. PHP writes an empty map as a list. */
export const editedOf = ( settings: Spam ): Edited => ( {
	...settings,
	siteKeys: { ...settings.siteKeys },
	secrets: {},
} );

/** Keys first: where one is refused, nothing of the rest is stored as if all were well. */
export async function save( { secrets, ...settings }: Edited, base: Edited ): Promise< Edited > {
	const { secrets: _, ...loaded } = base;
	for ( const [ service, secret ] of Object.entries( secrets ) ) {
		await apiFetch( { path: '/vestibule/v1/spam-secret', method: 'POST', data: { service, secret } } );
	}
	return editedOf( await route.store( settings, loaded ) );
}

/** What the service says of the keys that are stored. */
export const checkKeys = ( service: string ): Promise< { words: string } > =>
	apiFetch( { path: '/vestibule/v1/spam-check', method: 'POST', data: { service } } );
