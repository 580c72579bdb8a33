import { useCallback, useMemo } from '@wordpress/element';
import { addDays, addMonthsToDate, monthGrid, monthOf, sinceWeekStart } from '../../../time/month';
import { goTo, replaceWith, useHash } from '../../kit/list/page';
import { rememberView, type Filters } from '../booking/api';
import { DAY_MINUTES, type SiteClock } from '../../../time/clock';
import type { Status } from '../booking/row';
import { VIEWS, type View } from '../site/site';

/** What a view shows: whole days of the site, as days and as instants [from, to). */
export interface Range {
	days: string[];
	from: number;
	to: number;
}

const WEEK = [ 0, 1, 2, 3, 4, 5, 6 ];

/** A list begins with its day, a week with the site's first day of the week, a month with the week of its first. */
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

/** @param weekStart Sunday is 0. */
export function rangeOf( view: View, day: string, weekStart: number, clock: SiteClock ): Range {
	const days = daysOf( view, day, weekStart );
	return { days, from: clock.at( edge( days, 0 ), 0 ), to: clock.at( edge( days, -1 ), DAY_MINUTES ) };
}

const edge = ( days: readonly string[], at: number ) => days.at( at ) ?? '1970-01-01';

/** The day of the same view before or after. */
export function stepped( view: View, day: string, by: 1 | -1 ): string {
	const isDay = view === 'agenda' || view === 'day' || view === 'hosts';
	return view === 'month' ? addMonthsToDate( day, by ) : addDays( day, isDay ? by : by * 7 );
}

export const STATUSES: readonly Status[] = [ 'booked', 'missed', 'blocked', 'cancelled' ];

/** Cancelled bookings are shown when they are asked for. */
export const USUAL: readonly Status[] = [ 'booked', 'missed', 'blocked' ];

/** What the calendar shows; lives in the address, so that reload and the back button keep it. */
export interface Query extends Filters {
	view: View;
	/** Such as 2026-12-01; empty is today, so that yesterday's bookmark shows today. */
	day: string;
	/** The booking whose details are open; 0 is none. */
	booking: number;
}

const MOST = 50;

const dayIn = ( text = '' ): string => {
	const at = Date.parse( `${ text }T00:00:00Z` );
	return /^\d{4}-\d\d-\d\d$/.test( text ) && new Date( at || 0 ).toISOString().slice( 0, 10 ) === text ? text : '';
};

const numbers = ( text: string | null ): number[] =>
	( text ?? '' )
		.split( ',' )
		.filter( ( part ) => /^[1-9]\d{0,14}$/.test( part ) )
		.slice( 0, MOST )
		.map( Number );

/**
 * Reads a hash such as `#/week/2026-12-01?event=3,4&booking=7`; what is none of it is as in the first view.
 *
 * @param usual The view where the address names none.
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

const isUsual = ( status: readonly Status[] ) => [ ...status ].sort().join() === [ ...USUAL ].sort().join();

/** Names the view, and beside it only what differs from the first one. */
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

/** How many filters narrow what is shown. */
export const filtersOn = ( { event, host, status, search }: Query ): number =>
	[ event.length > 0, host.length > 0, ! isUsual( status ), search !== '' ].filter( Boolean ).length;

/** As wide as a phone is held upright: a week has no room there. */
const PHONE = '(max-width: 600px)';

export interface Address {
	query: Query;
	/** With a step in the history. */
	go: ( change: Partial< Query > ) => void;
	/** Without one, for typing. */
	replace: ( change: Partial< Query > ) => void;
}

/**
 * The address as what is shown, and back. A view that was chosen is remembered for the reader; on a phone the list comes
 * first all the same, and today's bookings for a host.
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
				// A view that could not be remembered is no reason to interrupt.
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
