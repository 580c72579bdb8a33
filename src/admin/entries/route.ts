import { useEffect, useState } from '@wordpress/element';
import type { EntriesQuery } from '../../contracts/entries-query';

/** What the list is asked for; lives in the address, so that reload and the back button keep it. */
export type ListQuery = Required< EntriesQuery >;

export type Route = { screen: 'list'; query: ListQuery } | { screen: 'entry'; id: number };

export const FIRST_LIST: ListQuery = {
	page: 1,
	per_page: 20,
	search: '',
	status: 'any',
	mail: 'any',
	form: 0,
	orderby: 'created_at',
	order: 'desc',
};

const STATUSES: readonly ListQuery[ 'status' ][] = [ 'any', 'unread', 'read', 'spam', 'trash' ];

function wholeNumber( text: string | null, fallback: number ): number {
	return text !== null && /^[1-9][0-9]{0,8}$/.test( text ) ? Number( text ) : fallback;
}

/** Reads a hash such as `#/entry/7` or `#/?status=trash&page=2`; anything else is the first page of the list. */
export function routeOf( hash: string ): Route {
	const entry = /^#\/entry\/([1-9][0-9]{0,17})$/.exec( hash )?.[ 1 ];
	if ( entry !== undefined ) {
		return { screen: 'entry', id: Number( entry ) };
	}
	const given = new URLSearchParams( hash.replace( /^#\/?\??/, '' ) );
	return {
		screen: 'list',
		query: {
			...FIRST_LIST,
			page: wholeNumber( given.get( 'page' ), 1 ),
			search: ( given.get( 'search' ) ?? '' ).slice( 0, 200 ),
			status: STATUSES.find( ( status ) => status === given.get( 'status' ) ) ?? 'any',
			mail: given.get( 'mail' ) === 'unsent' ? 'unsent' : 'any',
			form: wholeNumber( given.get( 'form' ), 0 ),
			order: given.get( 'order' ) === 'asc' ? 'asc' : 'desc',
		},
	};
}

export function entryHash( id: number ): string {
	return `#/entry/${ id }`;
}

/** Names only what differs from the first list. */
export function listHash( query: ListQuery ): string {
	const given = new URLSearchParams();
	for ( const name of [ 'status', 'mail', 'search', 'form', 'order', 'page' ] as const ) {
		if ( query[ name ] !== FIRST_LIST[ name ] ) {
			given.set( name, String( query[ name ] ) );
		}
	}
	const text = given.toString();
	return text === '' ? '#/' : `#/?${ text }`;
}

export function goTo( hash: string ): void {
	window.location.hash = hash;
}

/** Changes the address without a step in the history, for typing in the search field. */
export function replaceWith( hash: string ): void {
	window.history.replaceState( null, '', hash );
	window.dispatchEvent( new Event( 'hashchange' ) );
}

export function useHash(): string {
	const [ hash, setHash ] = useState( window.location.hash );
	useEffect( () => {
		const read = () => setHash( window.location.hash );
		window.addEventListener( 'hashchange', read );
		return () => window.removeEventListener( 'hashchange', read );
	}, [] );
	return hash;
}
