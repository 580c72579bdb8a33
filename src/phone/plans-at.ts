import type { FetchPlans, Plans } from './metadata';

/** The part of `fetch` that is needed. */
export type RequestJson = ( address: string ) => Promise< { readonly ok: boolean; json: () => Promise< unknown > } >;

const isObject = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

const isPlans = ( value: unknown ): value is Plans => isObject( value ) && isObject( value.countries );

/**
 * Loads numbering plans from a folder of the site, where the file name is the first two digits of the calling code.
 *
 * @param folder  Address of plugin/build/phone with a slash at its end, handed over by PHP.
 * @param request `fetch`, bound to the window.
 * @param version Renewed with the plugin, so that a browser's cache never mixes old plans with new code.
 */
export function plansAt( folder: string, request: RequestJson, version = '' ): FetchPlans {
	const query = version === '' ? '' : `?ver=${ encodeURIComponent( version ) }`;
	return async ( callingCode ) => {
		const answer = await request( `${ folder }${ callingCode.slice( 0, 2 ) }.json${ query }` );
		const file: unknown = answer.ok ? await answer.json() : undefined;
		const plans = isObject( file ) ? file[ callingCode ] : undefined;
		if ( ! isPlans( plans ) ) {
			throw new Error( `No numbering plans for +${ callingCode }` );
		}
		return plans;
	};
}
