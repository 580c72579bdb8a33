import type { EntriesQuery } from '../../../contracts/entries-query';

/** What the list is asked for; lives in the address, so that reload and the back button keep it. */
export type ListQuery = Required< Omit< EntriesQuery, 'answers' | 'limit_total' > >;

/** An entry has the list with it that it was opened from, for the way back and the entries beside it. */
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

/** A page by its number alone: nothing is before the first one. */
const withoutRow = ( query: ListQuery ): ListQuery => ( { ...query, following: 0, preceding: 0 } );

/**
 * The page before or after the one that is shown. The entry beside it goes along, by which the server finds it however
 * far it is.
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

/** A day such as 2026-11-21; what is none of the calendar's is dropped by the server. */
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

/** Names only what differs from the first list. */
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

/** Reads a hash such as `#/entry/7`, `#/results?form=4` or `#/?status=trash&page=2`; anything else is the first page. */
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

/** What was answered by the entries of a list, counted; it has no pages. */
export function resultsHash( query: ListQuery ): string {
	return `#/results${ textOf( { ...query, page: 1 } ) }`;
}

export function listHash( query: ListQuery ): string {
	return `#/${ textOf( query ) }`;
}
