import { useCallback, useMemo } from '@wordpress/element';
import { addDays, addMonthsToDate, monthGrid, monthOf, sinceWeekStart } from '../../../time/month';
import { STATUSES, USUAL, type BookingStatus } from '../../kit/bookingStatus';
import { goTo, replaceWith, useHash } from '../../kit/list/page';
import { rememberView, type Filters } from '../booking/api';
import { DAY_MINUTES, type SiteClock } from '../../../time/clock';
import { VIEWS, type View } from '../site/site';

/** Date range of a view: its local dates, and the same range as instants [from, to). */
export interface Range {
	days: string[];
	from: number;
	to: number;
}

const WEEK = [ 0, 1, 2, 3, 4, 5, 6 ];

/**
 * Returns the dates of a view. A list starts on the given day. A week starts on the site's first day of the week. A
 * month starts with the week that contains its first day.
 */
function daysOf( view: View, day: string, weekStart: number ): string[] {
	switch ( view ) {
		case 'agenda':
		case 'day':
		case 'hosts':
			return [ day ];
		case 'week':
		case 'hosts-week':
			return WEEK.map( ( at ) => addDays( day, at - sinceWeekStart( day, weekStart ) ) );
		case 'month':
			return monthGrid( monthOf( day ), weekStart ).flatMap( ( week ) => week.map( ( { date } ) => date ) );
		case 'list':
			return WEEK.map( ( at ) => addDays( day, at ) );
	}
}

/**
 * @param view
 * @param day
 * @param weekStart First day of the week, 0 is Sunday.
 * @param clock
 */
export function rangeOf( view: View, day: string, weekStart: number, clock: SiteClock ): Range {
	const days = daysOf( view, day, weekStart );
	return { days, from: clock.at( edge( days, 0 ), 0 ), to: clock.at( edge( days, -1 ), DAY_MINUTES ) };
}

const edge = ( days: readonly string[], at: number ) => days.at( at ) ?? '1970-01-01';

/** Returns the day of the previous or next page of a view. */
export function stepped( view: View, day: string, by: 1 | -1 ): string {
	const isDay = view === 'agenda' || view === 'day' || view === 'hosts';
	return view === 'month' ? addMonthsToDate( day, by ) : addDays( day, isDay ? by : by * 7 );
}

/** State of the calendar. It is stored in the URL, so that reloading and the browser's Back button preserve it. */
export interface Query extends Filters {
	view: View;
	/** Date such as 2026-12-01. An empty string means today, so that a bookmark always shows the current day. */
	day: string;
	/** ID of the booking whose details are open; 0 if there is none. */
	booking: number;
}

const MAX_IDS = 50;

const dayIn = ( text = '' ): string => {
	const at = Date.parse( `${ text }T00:00:00Z` );
	return /^\d{4}-\d\d-\d\d$/.test( text ) && new Date( at || 0 ).toISOString().slice( 0, 10 ) === text ? text : '';
};

const numbers = ( text: string | null ): number[] =>
	( text ?? '' )
		.split( ',' )
		.filter( ( part ) => /^[1-9]\d{0,14}$/.test( part ) )
		.slice( 0, MAX_IDS )
		.map( Number );

/**
 * Parses a URL fragment such as `#/week/2026-12-01?event=3,4&booking=7`. Missing and invalid parts are replaced with
 * their defaults.
 *
 * @param hash
 * @param usual Default view.
 */
export function queryOf( hash: string, usual: View ): Query {
	const [ , view, day, rest ] = /^#\/?([a-z-]*)(?:\/([\d-]*))?\/?(?:\?(.*))?$/.exec( hash ) ?? [];
	const given = new URLSearchParams( rest ?? '' );
	const named = ( given.get( 'status' ) ?? '' ).split( ',' );
	const status = STATUSES.filter( ( one ) => named.includes( one ) );
	return {
		view: VIEWS.find( ( one ) => one === view ) ?? usual,
		day: dayIn( day ),
		event: numbers( given.get( 'event' ) ),
		host: numbers( given.get( 'host' ) ),
		status: status.length > 0 ? status : USUAL,
		search: ( given.get( 'search' ) ?? '' ).slice( 0, 100 ),
		booking: numbers( given.get( 'booking' ) )[ 0 ] ?? 0,
	};
}

const isUsual = ( status: readonly BookingStatus[] ) => [ ...status ].sort().join() === [ ...USUAL ].sort().join();

/** Returns the URL fragment with the view, and only those parameters that differ from their defaults. */
export function hashOf( { view, day, event, host, status, search, booking }: Query ): string {
	const given = Object.entries( {
		event: event.join(),
		host: host.join(),
		status: isUsual( status ) ? '' : status.join(),
		search,
		booking: booking === 0 ? '' : String( booking ),
	} ).filter( ( [ , value ] ) => value !== '' );
	const text = new URLSearchParams( given ).toString().replace( /%2C/g, ',' );
	return `#/${ view }${ day === '' ? '' : `/${ day }` }${ text === '' ? '' : `?${ text }` }`;
}

/** Returns the number of active filters. */
export const filtersOn = ( { event, host, status, search }: Query ): number =>
	[ event.length > 0, host.length > 0, ! isUsual( status ), search !== '' ].filter( Boolean ).length;

/** Media query for a phone in portrait orientation, which is too narrow for a week. */
const PHONE = '(max-width: 600px)';

export interface Address {
	query: Query;
	/** Changes the query and adds a history entry. */
	go: ( change: Partial< Query > ) => void;
	/** Changes the query without adding a history entry, for example while the user types. */
	replace: ( change: Partial< Query > ) => void;
}

/**
 * Connects the query with the URL. A chosen view is stored for the user. The default view is the agenda for hosts, the
 * list on phones, and otherwise the stored view.
 */
export function useQuery( remembered: View | '', isHost: boolean ): Address {
	const hash = useHash();
	const isPhone = useMemo( () => window.matchMedia( PHONE ).matches, [] );
	const first = isPhone ? 'list' : remembered || 'week';
	const usual = isHost ? 'agenda' : first;
	const query = useMemo( () => queryOf( hash, usual ), [ hash, usual ] );
	const { view } = query;

	const go = useCallback(
		( change: Partial< Query > ) => {
			goTo( hashOf( { ...query, ...change } ) );
			if ( ! isPhone && change.view !== undefined && change.view !== view ) {
				// Ignore errors: storing the preferred view is not important.
				rememberView( change.view ).catch( () => undefined );
			}
		},
		[ query, view, isPhone ]
	);
	const replace = useCallback(
		( change: Partial< Query > ) => replaceWith( hashOf( { ...query, ...change } ) ),
		[ query ]
	);
	return { query, go, replace };
}
