import { useCallback } from '@wordpress/element';
import { isAppointment } from '../../kit/bookingStatus';
import { useLoad } from '../../kit/server/useLoad';
import { fetchNext } from '../booking/api';
import type { Row } from '../booking/row';
import type { Query, Range } from './route';
import { isSearch, type Shown } from './useBookings';

/** First upcoming booking, if the displayed days have none. */
export interface Next {
	/** Whether the displayed days have past bookings. */
	isRest: boolean;
	row: Row;
}

/**
 * Returns the instant after which to look for the next booking. Null if the displayed days have an upcoming booking, or
 * during a search.
 *
 * @param query
 * @param range
 * @param data Bookings of the displayed days; null while loading.
 * @param now
 */
export function nextAfter( query: Query, range: Range, data: Shown | null, now: number ): number | null {
	if ( data === null || isSearch( query ) || data.days !== null ) {
		return null;
	}
	const isNow = range.from <= now && now < range.to;
	const coming = data.rows.filter( ( row ) => isAppointment( row ) && ( ! isNow || Date.parse( row.end ) > now ) );
	return coming.length > 0 ? null : range.to;
}

/** Loads the next booking after days without upcoming ones. Null while loading, or if there is none. */
export function useNext( query: Query, range: Range, data: Shown | null, now: number, version: number ): Next | null {
	const { event, host } = query;
	const after = nextAfter( query, range, data, now );
	const key = after === null ? '' : JSON.stringify( [ after, event, host ] );
	const fetch = useCallback(
		async ( signal: AbortSignal ) => ( {
			key,
			row: after === null ? null : await fetchNext( after, { event, host }, signal ),
		} ),
		[ key ] // eslint-disable-line react-hooks/exhaustive-deps -- The key contains everything that is requested.
	);
	const { data: found } = useLoad( fetch, version );
	const isFound = key !== '' && found?.key === key;
	return isFound && found.row !== null ? { isRest: data?.rows.some( isAppointment ) ?? false, row: found.row } : null;
}
