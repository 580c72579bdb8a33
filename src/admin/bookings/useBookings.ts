import { useCallback } from '@wordpress/element';
import { useLoad } from '../kit/useLoad';
import { fetchDays, fetchRange, PAGE } from './api';
import type { Range } from './range';
import type { Query } from './route';
import type { Row } from './row';
import { useComeback } from './useComeback';

export interface Shown {
	/** Of which view and days it is. */
	key: string;
	rows: Row[];
	total: number;
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

/** The bookings of what is shown; asked for again when the reader comes back to the window. */
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
	return { ...loading, isCurrent: loading.data?.key === key };
}
