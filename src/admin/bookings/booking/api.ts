import type { BlockNew } from '../../../contracts/block-new';
import type { BookingCancel } from '../../../contracts/booking-cancel';
import type { BookingFree } from '../../../contracts/booking-free';
import type { BookingMissed } from '../../../contracts/booking-missed';
import type { BookingMove } from '../../../contracts/booking-move';
import type { BookingNew } from '../../../contracts/booking-new';
import type { BookingRestore } from '../../../contracts/booking-restore';
import type { BookingTime } from '../../../contracts/booking-time';
import type { BookingsBusy } from '../../../contracts/bookings-busy';
import type { BookingsHours } from '../../../contracts/bookings-hours';
import type { BookingsSources } from '../../../contracts/bookings-sources';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import type { EntriesNote } from '../../../contracts/entries-note';
import { addressOf, get, getRows, post, postForFile, remove, type Rows } from '../../kit/server/api';
import type { BookingStatus } from '../../kit/bookingStatus';
import type { Row } from './row';
import type { View } from '../site/site';

const PATH = '/vestibule/v1/bookings';

/** Maximum number of bookings per request, and maximum number of requests per date range. */
export const PAGE = 500;
const MAX_PAGES = 4;

/** Filters for bookings. An empty list means no restriction. */
export interface Filters {
	event: number[];
	host: number[];
	status: readonly BookingStatus[];
	search: string;
}

/** Formats an instant as UTC time for the REST routes. */
export const instantOf = ( time: number ): string => `${ new Date( time ).toISOString().slice( 0, 19 ) }Z`;

const spanOf = ( from: number, to: number ) => ( { from: instantOf( from ), to: instantOf( to ) } );

const filtersOf = ( { event, host, status, search }: Filters ): Filters => ( { event, host, status, search } );

/**
 * Loads the bookings that overlap [from, to), earliest first. If only one page is requested, the server stops counting
 * at a limit and sets `more`, because counting all search results takes as long as reading every booking.
 */
export async function fetchRange(
	from: number,
	to: number,
	filters: Filters,
	signal: AbortSignal,
	mostPages = MAX_PAGES
): Promise< Pick< Rows< Row >, 'rows' | 'total' | 'more' > > {
	const params = {
		...spanOf( from, to ),
		...filtersOf( filters ),
		orderby: 'start',
		order: 'asc',
		per_page: PAGE,
		limit_total: mostPages === 1,
	};
	const fetchPage = ( page: number ) => getRows< Row >( addressOf( PATH, { ...params, page } ), signal );
	const first = await fetchPage( 1 );
	const pages = Math.min( mostPages, Math.ceil( first.total / PAGE ) );
	const rest = await Promise.all(
		Array.from( { length: Math.max( 0, pages - 1 ) }, ( _, at ) => fetchPage( at + 2 ) )
	);
	const rows = [ first, ...rest ].flatMap( ( found ) => found.rows );
	const unique = [ ...new Map( rows.map( ( row ) => [ row.id, row ] ) ).values() ];
	return { rows: unique, total: first.total, more: first.more };
}

/** Loads the first booking that ends after an instant; null if there is none. */
export async function fetchNext(
	from: number,
	filters: Pick< Filters, 'event' | 'host' >,
	signal: AbortSignal
): Promise< Row | null > {
	const asked = { from: instantOf( from ), ...filters, status: [ 'booked' ], orderby: 'start', order: 'asc' };
	const { rows } = await getRows< Row >( addressOf( PATH, { ...asked, per_page: 1, limit_total: true } ), signal );
	return rows[ 0 ] ?? null;
}

/** Loads the number of bookings that start on each day, in the site's time zone. */
export const fetchDays = ( from: number, to: number, filters: Filters, signal: AbortSignal ) =>
	get< Record< string, number > >(
		addressOf( `${ PATH }/days`, { ...spanOf( from, to ), ...filtersOf( filters ) } ),
		signal
	);

export const fetchSources = ( signal: AbortSignal ) => get< BookingsSources >( `${ PATH }/sources`, signal );

/** Loads the busy times of hosts in external calendars. An empty list means all hosts. */
export const fetchBusy = ( from: number, to: number, host: readonly number[], signal: AbortSignal ) =>
	get< BookingsBusy[] >( addressOf( `${ PATH }/busy`, { ...spanOf( from, to ), host } ), signal );

/** Loads the opening hours of hosts. An empty list means all hosts. */
export const fetchHours = ( from: number, to: number, host: readonly number[], signal: AbortSignal ) =>
	get< BookingsHours[] >( addressOf( `${ PATH }/hours`, { ...spanOf( from, to ), host } ), signal );

/** Loads the entry of a booking. */
export const fetchEntry = ( id: number, signal: AbortSignal ) =>
	get< EntriesEntry >( `/vestibule/v1/entries/${ id }`, signal );

const notesOf = ( entry: number ) => `/vestibule/v1/entries/${ entry }/notes`;

export const fetchNotes = ( entry: number, signal: AbortSignal ) => get< EntriesNote[] >( notesOf( entry ), signal );

export const addNote = ( entry: number, text: string ) => post< EntriesNote >( notesOf( entry ), { text } );

export const fetchBooking = ( id: number, signal?: AbortSignal ) => get< Row >( `${ PATH }/${ id }`, signal );

export const fetchFree = ( asked: BookingFree, signal: AbortSignal ) =>
	get< BookingTime[] >( addressOf( `${ PATH }/free`, asked ), signal );

/** Stores the user's preferred view via WordPress's REST route for users. */
export const rememberView = ( view: View ) => post( '/wp/v2/users/me', { meta: { vestibule_bookings_view: view } } );

/** Stores the appointment type that the user booked last. */
export const rememberType = ( event: number ) =>
	post( '/wp/v2/users/me', { meta: { vestibule_bookings_type: event } } );

export const book = ( booking: BookingNew ) => post< Row >( PATH, booking );

/**
 * @param id
 * @param data Contains the sequence number of the booking that the user saw, so that newer changes are not overwritten.
 */
export const move = ( id: number, data: Required< Omit< BookingMove, 'host' > > ) =>
	post< Row >( `${ PATH }/${ id }/move`, data );

export const cancel = ( id: number, data: Required< BookingCancel > ) =>
	post< Row >( `${ PATH }/${ id }/cancel`, data );

export const restore = ( id: number, data: Required< BookingRestore > ) =>
	post< Row >( `${ PATH }/${ id }/restore`, data );

export const markMissed = ( id: number, data: Required< BookingMissed > ) =>
	post< Row >( `${ PATH }/${ id }/missed`, data );

/** Blocks several times. If one fails, the others are unblocked. */
export async function blockAll( times: readonly BlockNew[] ): Promise< Row[] > {
	const taken: Row[] = [];
	try {
		for ( const time of times ) {
			taken.push( ...( await post< Row[] >( '/vestibule/v1/blocks', time ) ) );
		}
	} catch ( error ) {
		await Promise.allSettled( taken.map( ( { id } ) => unblock( id ) ) );
		throw error;
	}
	return taken;
}

export const unblock = ( id: number ) => remove( `/vestibule/v1/blocks/${ id }` );

/** Requests an export file of the filtered bookings. */
export const startExport = ( from: number, to: number, filters: Filters ) =>
	postForFile( `${ PATH }/export`, { ...spanOf( from, to ), ...filtersOf( filters ) } );
