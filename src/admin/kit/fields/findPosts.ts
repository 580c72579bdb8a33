import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';

export interface Found {
	id: number;
	title: string;
}

/** Converts HTML to text, because WordPress returns titles as HTML. */
const textOf = ( html: string ): string =>
	new DOMParser().parseFromString( html, 'text/html' ).documentElement.textContent ?? '';

/**
 * Finds pages, or posts of all other types, by words in their titles. Titles are converted to plain text.
 *
 * @param kind
 * @param search
 * @param signal
 */
async function findPosts( kind: 'Pages' | 'Posts', search: string, signal: AbortSignal ): Promise< Found[] > {
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

/** Delay in milliseconds after the last keystroke before a request is sent. */
const PAUSE = 300;

/** Returns the posts that match the typed text; null before the first response, empty after an error. */
export function useFoundPosts( kind: 'Pages' | 'Posts', search: string ): Found[] | null {
	const [ found, setFound ] = useState< Found[] | null >( null );
	useEffect( () => {
		const stop = new AbortController();
		const timer = setTimeout( () => {
			findPosts( kind, search, stop.signal )
				.then( setFound )
				.catch( () => stop.signal.aborted || setFound( [] ) );
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ kind, search ] );
	return found;
}
