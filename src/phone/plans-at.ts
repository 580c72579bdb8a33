import type { FetchPlans, Plans } from './metadata';

/** Part of the `fetch` API that this module uses. */
export type RequestJson = ( address: string ) => Promise< { readonly ok: boolean; json: () => Promise< unknown > } >;

const isObject = ( value: unknown ): value is Record< string, unknown > => typeof value === 'object' && value !== null;

const isPlans = ( value: unknown ): value is Plans => isObject( value ) && isObject( value.countries );

/**
 * Loads numbering plans from a folder of the site. File names are the first two digits of the calling code.
 *
 * @param folder URL of plugin/build/phone with a trailing slash, passed by PHP.
 * @param request `fetch` function, bound to the window.
 * @param version Plugin version, so that browser caches never mix old plans with new code.
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
