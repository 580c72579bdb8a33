import type { FetchPlans, Plans } from './metadata';

/** The part of `fetch` that is needed. */
export type RequestJson = ( address: string ) => Promise< { readonly ok: boolean; json: () => Promise< unknown > } >;

function isPlans( answer: unknown ): answer is Plans {
	return (
		typeof answer === 'object' && answer !== null && 'countries' in answer && typeof answer.countries === 'object'
	);
}

/**
 * Gets numbering plans from a folder of the site.
 *
 * @param folder  Address of plugin/build/phone with a slash at its end, handed over by PHP.
 * @param request `fetch`, bound to the window.
 * @param version Renewed with the plugin, so that a browser's cache never mixes old plans with new code.
 */
export function plansAt( folder: string, request: RequestJson, version = '' ): FetchPlans {
	const query = version === '' ? '' : `?ver=${ encodeURIComponent( version ) }`;
	return async ( callingCode ) => {
		const answer = await request( `${ folder }${ callingCode }.json${ query }` );
		const plans: unknown = answer.ok ? await answer.json() : undefined;
		if ( ! isPlans( plans ) ) {
			throw new Error( `No numbering plans for +${ callingCode }` );
		}
		return plans;
	};
}
