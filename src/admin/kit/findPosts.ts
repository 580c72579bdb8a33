import apiFetch from '@wordpress/api-fetch';

export interface Found {
	id: number;
	title: string;
}

/** WordPress answers titles as HTML. */
const textOf = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).documentElement.textContent ?? '';

/**
 * Pages, or everything that is none, by words of their title.
 *
 * @param kind
 * @param search
 * @param signal
 */
export async function findPosts( kind: 'Pages' | 'Posts', search: string, signal: AbortSignal ): Promise< Found[] > {
	const query = new URLSearchParams( {
		type: 'post',
		subtype: kind === 'Pages' ? 'page' : 'any',
		search,
		per_page: '20',
		_fields: 'id,title,subtype',
	} );
	const found: ( Found & { subtype: string } )[] = await apiFetch( {
		path: `/wp/v2/search?${ query.toString() }`,
		signal,
	} );
	return found
		.filter( ( { subtype } ) => ( subtype === 'page' ) === ( kind === 'Pages' ) )
		.map( ( { id, title } ) => ( { id, title: textOf( title ) } ) );
}
