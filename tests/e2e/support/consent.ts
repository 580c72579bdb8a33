import { rest } from './rest';

/** The cookies of an earlier visit's answer to the notice. */
export const answered = ( value: string, url: string ) => [
	{ name: 'cookie_notice_accepted', value, url },
	{ name: 'cookie_notice_categories', value: 'all', url },
];

/** Changes the notice's settings, and answers what puts them back. */
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
