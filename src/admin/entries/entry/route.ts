import type { EntriesQuery } from '../../../contracts/entries-query';

/** State of the list. It is stored in the URL, so that reloading and the browser's Back button preserve it. */
export type ListQuery = Required< Omit< EntriesQuery, 'answers' | 'limit_total' > >;

/**
 * Screen in the URL. The entry screen includes the query of the list from which it was opened, for the back link and
 * the neighboring entries.
 */
export type Route =
	{ screen: 'list' | 'results'; query: ListQuery } | { screen: 'entry'; id: number; query: ListQuery };

export const FIRST_LIST: ListQuery = {
	page: 1,
	per_page: 20,
	search: '',
	status: 'any',
	mail: 'any',
	form: 0,
	orderby: 'created_at',
	order: 'desc',
	starred: false,
	from: '',
	to: '',
	field: '',
	match: 'contains',
	value: '',
	following: 0,
	preceding: 0,
};

const ORDERS: readonly ListQuery[ 'orderby' ][] = [ 'created_at', 'form', 'status', 'name' ];

const STATUSES: readonly ListQuery[ 'status' ][] = [ 'any', 'unread', 'read', 'unconfirmed', 'spam', 'trash' ];

const NAMED = [
	'status',
	'mail',
	'starred',
	'search',
	'form',
	'field',
	'match',
	'value',
	'from',
	'to',
	'orderby',
	'order',
	'page',
	'following',
	'preceding',
] as const;

/** Removes the reference to a neighboring entry, so that the server finds the page by its number alone. */
const withoutRow = ( query: ListQuery ): ListQuery => ( { ...query, following: 0, preceding: 0 } );

/**
 * Returns the query for the next page. It includes the last entry of the current page, so that the server finds distant
 * pages quickly.
 */
export const pageAfter = ( query: ListQuery, last: number ): ListQuery => ( {
	...withoutRow( query ),
	page: query.page + 1,
	following: last,
} );

export const pageBefore = ( query: ListQuery, first: number ): ListQuery => ( {
	...withoutRow( query ),
	page: query.page - 1,
	preceding: first,
} );

function wholeNumber( text: string | null, fallback: number ): number {
	return text !== null && /^[1-9][0-9]{0,8}$/.test( text ) ? Number( text ) : fallback;
}

/** Returns a day such as 2026-11-21; empty if the format is invalid. The server ignores dates that don't exist. */
function day( text: string | null ): string {
	return text !== null && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test( text ) ? text : '';
}

const short = ( text: string | null ) => ( text ?? '' ).slice( 0, 200 );

function queryOf( text: string ): ListQuery {
	const given = new URLSearchParams( text );
	const page = wholeNumber( given.get( 'page' ), 1 );
	const beside = ( name: string ) => ( page === 1 ? 0 : wholeNumber( given.get( name ), 0 ) );
	return {
		...FIRST_LIST,
		page,
		following: beside( 'following' ),
		preceding: beside( 'preceding' ),
		search: short( given.get( 'search' ) ),
		status: STATUSES.find( ( status ) => status === given.get( 'status' ) ) ?? 'any',
		mail: given.get( 'mail' ) === 'unsent' ? 'unsent' : 'any',
		form: wholeNumber( given.get( 'form' ), 0 ),
		orderby: ORDERS.find( ( order ) => order === given.get( 'orderby' ) ) ?? 'created_at',
		order: given.get( 'order' ) === 'asc' ? 'asc' : 'desc',
		starred: given.get( 'starred' ) === 'true',
		from: day( given.get( 'from' ) ),
		to: day( given.get( 'to' ) ),
		field: short( given.get( 'field' ) ),
		match: given.get( 'match' ) === 'equals' ? 'equals' : 'contains',
		value: short( given.get( 'value' ) ),
	};
}

/** Returns only those parameters that differ from their defaults. */
function textOf( query: ListQuery ): string {
	const given = new URLSearchParams();
	const shown = query.page === 1 ? withoutRow( query ) : query;
	for ( const name of NAMED ) {
		if ( shown[ name ] !== FIRST_LIST[ name ] ) {
			given.set( name, String( shown[ name ] ) );
		}
	}
	const text = given.toString();
	return text === '' ? '' : `?${ text }`;
}

/**
 * Parses a fragment such as `#/entry/7`, `#/results?form=4` or `#/?status=trash&page=2`. Returns the first page of the
 * list for any other fragment.
 */
export function routeOf( hash: string ): Route {
	const results = /^#\/results(?:\?(.*))?$/.exec( hash );
	if ( results !== null ) {
		return { screen: 'results', query: queryOf( results[ 1 ] ?? '' ) };
	}
	const entry = /^#\/entry\/([1-9][0-9]{0,17})(?:\?(.*))?$/.exec( hash );
	return entry === null
		? { screen: 'list', query: queryOf( hash.replace( /^#\/?\??/, '' ) ) }
		: { screen: 'entry', id: Number( entry[ 1 ] ), query: queryOf( entry[ 2 ] ?? '' ) };
}

export function entryHash( id: number, query: ListQuery = FIRST_LIST ): string {
	return `#/entry/${ id }${ textOf( query ) }`;
}

/** Returns the URL of the results for a list. The page number is omitted, because results have no pages. */
export function resultsHash( query: ListQuery ): string {
	return `#/results${ textOf( { ...query, page: 1 } ) }`;
}

export function listHash( query: ListQuery ): string {
	return `#/${ textOf( query ) }`;
}
