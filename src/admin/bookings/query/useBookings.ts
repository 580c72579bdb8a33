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
	/** Of which view and days it is. */
	key: string;
	rows: Row[];
	total: number;
	/** Whether there are more than the total. */
	more: boolean;
	/** Numbers of a month that has more bookings than can be looked at. */
	days: Record< string, number > | null;
	/** When it was loaded. */
	at: number;
}

/** What a search looks through on both sides of its day. */
const SEARCHED = 366 * 86_400_000;

/** Whether bookings are searched for by name: they are listed then, whichever days they are on. */
export const isSearch = ( { search }: Query ): boolean => search.trim() !== '';

/** What is asked for: the days that are shown, or for a search a year on both sides of them. */
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

/** The bookings of what is shown; asked for again when the reader comes back to the window, and every minute. */
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
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- Which booking is open changes nothing of what is loaded.
	);
	const loading = useLoad( fetch, version );
	useComeback( loading.reload );
	useFresh( loading.reload );
	return { ...loading, isCurrent: loading.data?.key === key };
}

/** When a host is busy in another calendar; numbered in the order in which they came. */
export interface BusyTime extends BookingsBusy {
	id: number;
}

/**
 * Whether they are shown: beside days that show hours, where blocked time is shown. They belong to no form, so who reads
 * some forms alone is not answered.
 */
export const withBusy = ( query: Query, canBlock: boolean ): boolean =>
	canBlock &&
	( daysView( query.view ) === 'day' || daysView( query.view ) === 'week' ) &&
	query.status.includes( 'blocked' ) &&
	! isSearch( query );

/** When hosts are there, where each has a column; null while that is not known, or without an answer. */
export function useHours( query: Query, { from, to }: Range, version: number ): readonly BookingsHours[] | null {
	const key = isByHost( query.view ) && ! isSearch( query ) ? JSON.stringify( [ from, to, query.host ] ) : '';
	const fetch = useCallback(
		async ( signal: AbortSignal ) => ( {
			key,
			times: key === '' ? [] : await fetchHours( from, to, query.host, signal ),
		} ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The key stands for what is asked for.
	);
	const { data } = useLoad( fetch, version );
	return data !== null && key !== '' && data.key === key ? data.times : null;
}

const numbered = ( times: readonly BookingsBusy[] ): BusyTime[] => times.map( ( time, id ) => ( { ...time, id } ) );

const NO_TIMES: readonly BusyTime[] = [];

/** When hosts are busy in other calendars on the days that are shown; without an answer the bookings stand alone. */
export function useBusy( query: Query, { from, to }: Range, version: number, canBlock: boolean ) {
	const key = withBusy( query, canBlock ) ? JSON.stringify( [ from, to, query.host ] ) : '';
	const fetch = useCallback(
		async ( signal: AbortSignal ) => ( {
			key,
			times: key === '' ? [] : numbered( await fetchBusy( from, to, query.host, signal ) ),
		} ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The key stands for what is asked for.
	);
	const { data, failure, reload } = useLoad( fetch, version );
	useComeback( reload );
	return { busy: data?.key === key ? data.times : NO_TIMES, failure: key === '' ? '' : failure, reload };
}
