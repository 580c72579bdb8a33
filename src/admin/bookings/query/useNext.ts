import { useCallback } from '@wordpress/element';
import { useLoad } from '../../kit/server/useLoad';
import { fetchNext } from '../booking/api';
import type { Row } from '../booking/row';
import type { Query, Range } from './route';
import { isSearch, type Shown } from './useBookings';

/** First booking after days that have none to come. */
export interface Next {
	/** Whether the range has bookings that are over by now. */
	isRest: boolean;
	row: Row;
}

/** Whether a row is a booking that takes place. */
const isAppointment = ( { status }: Row ) => status === 'booked' || status === 'missed';

/**
 * Instant from which the next booking is looked for; null if the range has a booking to come, or is searched.
 *
 * @param data Bookings of the range; null while they are loading.
 */
export function nextAfter( query: Query, range: Range, data: Shown | null, now: number ): number | null {
	if ( data === null || isSearch( query ) || data.days !== null ) {
		return null;
	}
	const isNow = range.from <= now && now < range.to;
	const coming = data.rows.filter( ( row ) => isAppointment( row ) && ( ! isNow || Date.parse( row.end ) > now ) );
	return coming.length > 0 ? null : range.to;
}

/** The next booking after a day, week or month that has none to come. Null if there is none, or while it is loading. */
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
