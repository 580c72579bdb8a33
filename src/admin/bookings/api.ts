import apiFetch from '@wordpress/api-fetch';
import type { BookingsBusy } from '../../contracts/bookings-busy';
import type { BookingsSources } from '../../contracts/bookings-sources';
import type { Query } from './route';
import type { Row } from './row';

const PATH = '/vestibule/v1/bookings';

/** As many as a route answers at once, and as many of those as a range is put together of. */
export const PAGE = 500;
const MOST_PAGES = 4;

type Filters = Pick< Query, 'event' | 'host' | 'status' | 'search' >;

/** An instant as the routes take it. */
export const instantOf = ( time: number ): string => `${ new Date( time ).toISOString().slice( 0, 19 ) }Z`;

/** What narrows nothing is left out. */
export function filterParams( { event, host, status, search }: Filters ): Record< string, unknown > {
	return {
		...( event.length > 0 && { event } ),
		...( host.length > 0 && { host } ),
		status,
		...( search !== '' && { search } ),
	};
}

/** A route with what is asked of it. */
export function addressOf( path: string, params: Record< string, unknown > ): string {
	const given = Object.entries( params ).flatMap( ( [ name, value ] ): [ string, string ][] =>
		Array.isArray( value )
			? value.map( ( one, at ) => [ `${ name }[${ at }]`, String( one ) ] )
			: [ [ name, String( value ) ] ]
	);
	return `${ path }?${ new URLSearchParams( given ).toString() }`;
}

export interface Found {
	rows: Row[];
	/** Of all that match, of which `rows` may be the first. */
	total: number;
}

async function fetchPage( params: Record< string, unknown >, signal: AbortSignal ): Promise< Found > {
	const answer: Response = await apiFetch( { path: addressOf( PATH, params ), parse: false, signal } );
	return { rows: ( await answer.json() ) as Row[], total: Number( answer.headers.get( 'X-WP-Total' ) ) };
}

/** What overlaps [from, to), the earliest first. */
export async function fetchRange(
	from: number,
	to: number,
	filters: Filters,
	signal: AbortSignal,
	mostPages = MOST_PAGES
): Promise< Found > {
	const params = {
		from: instantOf( from ),
		to: instantOf( to ),
		...filterParams( filters ),
		orderby: 'start',
		order: 'asc',
		per_page: PAGE,
	};
	const first = await fetchPage( params, signal );
	const pages = Math.min( mostPages, Math.ceil( first.total / PAGE ) );
	const rest = await Promise.all(
		Array.from( { length: Math.max( 0, pages - 1 ) }, ( _, at ) =>
			fetchPage( { ...params, page: at + 2 }, signal )
		)
	);
	const rows = [ first, ...rest ].flatMap( ( found ) => found.rows );
	return { rows: [ ...new Map( rows.map( ( row ) => [ row.id, row ] ) ).values() ], total: first.total };
}

/** How many begin on which day of the site. */
export const fetchDays = (
	from: number,
	to: number,
	filters: Filters,
	signal: AbortSignal
): Promise< Record< string, number > > =>
	apiFetch( {
		path: addressOf( `${ PATH }/days`, {
			from: instantOf( from ),
			to: instantOf( to ),
			...filterParams( filters ),
		} ),
		signal,
	} );

export const fetchSources = ( signal: AbortSignal ): Promise< BookingsSources > =>
	apiFetch( { path: `${ PATH }/sources`, signal } );

/** When hosts are busy in other calendars; of no host, all. */
export const fetchBusy = (
	from: number,
	to: number,
	host: readonly number[],
	signal: AbortSignal
): Promise< BookingsBusy[] > =>
	apiFetch( { path: addressOf( `${ PATH }/busy`, { from: instantOf( from ), to: instantOf( to ), host } ), signal } );

export const fetchBooking = ( id: number, signal: AbortSignal ): Promise< Row > =>
	apiFetch( { path: `${ PATH }/${ id }`, signal } );

export interface FreeTime {
	start: string;
	end: string;
	places: number;
}

export const fetchFree = (
	event: number,
	host: number,
	from: number,
	to: number,
	signal: AbortSignal
): Promise< FreeTime[] > =>
	apiFetch( {
		path: addressOf( `${ PATH }/free`, {
			event,
			from: instantOf( from ),
			to: instantOf( to ),
			...( host > 0 && { host } ),
		} ),
		signal,
	} );

/** The reader's own setting, of WordPress's route of users. */
export const rememberView = ( view: string ): Promise< unknown > =>
	apiFetch( { path: '/wp/v2/users/me', method: 'POST', data: { meta: { vestibule_bookings_view: view } } } );
