import { rest } from './rest';

/** Cookies of an earlier answer to the notice. */
export const answered = ( value: string, url: string ) => [
	{ name: 'cookie_notice_accepted', value, url },
	{ name: 'cookie_notice_categories', value: 'all', url },
];

/** Changes the settings of the notice. Returns a function that restores them. */
export async function setConsent( settings: object ): Promise< () => Promise< void > > {
	const save = ( values: object ) => rest( '/wp/v2/settings', { vestibule_consent: values } );
	const { vestibule_consent: before } = await rest< { vestibule_consent: Record< string, unknown > } >(
		'/wp/v2/settings'
	);
	await save( settings );
	return async () => {
		await save( Object.fromEntries( Object.keys( settings ).map( ( key ) => [ key, before[ key ] ] ) ) );
	};
}
