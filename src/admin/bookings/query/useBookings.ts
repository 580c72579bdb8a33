import { useCallback } from '@wordpress/element';
import type { BookingsBusy } from '../../../contracts/bookings-busy';
import type { BookingsHours } from '../../../contracts/bookings-hours';
import { useLoad } from '../../kit/server/useLoad';
import { fetchBusy, fetchDays, fetchHours, fetchRange, PAGE } from '../booking/api';
import type { Range, Query } from './route';
import type { Row } from '../booking/row';
import { useComeback, useFresh } from '../site/browser';
import { daysView, isByHost } from '../site/site';

export interface Shown {
	/** Identifier of the view, days and filters. */
	key: string;
	rows: Row[];
	total: number;
	/** Whether there are more bookings than `total`. */
	more: boolean;
	/** Number of bookings per day, for a month with too many bookings to display. */
	days: Record< string, number > | null;
	/** Time when the data was loaded. */
	at: number;
}

/** Length of the period that is searched before and after the displayed days, in milliseconds. */
const SEARCHED = 366 * 86_400_000;

/** Checks whether the user searches for a name. Search results don't depend on the displayed days. */
export const isSearch = ( { search }: Query ): boolean => search.trim() !== '';

/**
 * Returns the period to load: the displayed days. For a search, the period is extended by a year in both directions.
 */
export const spanOf = ( query: Query, { from, to }: Range ): { from: number; to: number } =>
	isSearch( query ) ? { from: from - SEARCHED, to: to + SEARCHED } : { from, to };

async function load( query: Query, range: Range, key: string, signal: AbortSignal ): Promise< Shown > {
	const isMonth = query.view === 'month';
	const { from, to } = spanOf( query, range );
	const found = await fetchRange( from, to, query, signal, isMonth || isSearch( query ) ? 1 : undefined );
	const isMuch = isMonth && ! isSearch( query ) && found.total > PAGE;
	const days = isMuch ? await fetchDays( range.from, range.to, query, signal ) : null;
	return { key, ...found, rows: isMuch ? [] : found.rows, days, at: Date.now() };
}

/** Loads the bookings to display. Reloads every minute, and when the user returns to the window. */
export function useBookings( query: Query, range: Range, version: number ) {
	const { view, search } = query;
	const key = JSON.stringify( [
		view === 'month',
		range.from,
		range.to,
		query.event,
		query.host,
		query.status,
		search,
	] );
	const fetch = useCallback(
		( signal: AbortSignal ) => load( query, range, key, signal ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The data doesn't depend on the open booking.
	);
	const loading = useLoad( fetch, version );
	useComeback( loading.reload );
	useFresh( loading.reload );
	return { ...loading, isCurrent: loading.data?.key === key };
}

/** Busy time of a host in an external calendar, with an index as its ID. */
export interface BusyTime extends BookingsBusy {
	id: number;
}

/**
 * Checks whether busy times are displayed: only in day and week views, and only if the status filter includes blocked
 * times. Busy times belong to no form, so users who have access only to some forms are not allowed to see them.
 */
export const withBusy = ( query: Query, canBlock: boolean ): boolean =>
	canBlock &&
	( daysView( query.view ) === 'day' || daysView( query.view ) === 'week' ) &&
	query.status.includes( 'blocked' ) &&
	! isSearch( query );

/** Loads the opening hours of hosts for views by host. Null while loading, after an error, and in other views. */
export function useHours( query: Query, { from, to }: Range, version: number ): readonly BookingsHours[] | null {
	const key = isByHost( query.view ) && ! isSearch( query ) ? JSON.stringify( [ from, to, query.host ] ) : '';
	const fetch = useCallback(
		async ( signal: AbortSignal ) => ( {
			key,
			times: key === '' ? [] : await fetchHours( from, to, query.host, signal ),
		} ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The key contains everything that is requested.
	);
	const { data } = useLoad( fetch, version );
	return data !== null && key !== '' && data.key === key ? data.times : null;
}

const numbered = ( times: readonly BookingsBusy[] ): BusyTime[] => times.map( ( time, id ) => ( { ...time, id } ) );

const NO_TIMES: readonly BusyTime[] = [];

/**
 * Loads the busy times of hosts in external calendars for the displayed days. After an error, only the bookings are
 * displayed.
 */
export function useBusy( query: Query, { from, to }: Range, version: number, canBlock: boolean ) {
	const key = withBusy( query, canBlock ) ? JSON.stringify( [ from, to, query.host ] ) : '';
	const fetch = useCallback(
		async ( signal: AbortSignal ) => ( {
			key,
			times: key === '' ? [] : numbered( await fetchBusy( from, to, query.host, signal ) ),
		} ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The key contains everything that is requested.
	);
	const { data, failure, reload } = useLoad( fetch, version );
	useComeback( reload );
	return { busy: data?.key === key ? data.times : NO_TIMES, failure: key === '' ? '' : failure, reload };
}
