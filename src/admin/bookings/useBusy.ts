import { useCallback } from '@wordpress/element';
import type { BookingsBusy } from '../../contracts/bookings-busy';
import { useLoad } from '../kit/useLoad';
import { fetchBusy } from './api';
import type { Range } from './range';
import type { Query } from './route';
import { isSearch } from './useBookings';
import { useComeback } from './useComeback';

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
	( query.view === 'day' || query.view === 'week' ) &&
	query.status.includes( 'blocked' ) &&
	! isSearch( query );

export const numbered = ( times: readonly BookingsBusy[] ): BusyTime[] =>
	times.map( ( time, id ) => ( { ...time, id } ) );

const NONE: readonly BusyTime[] = [];

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
	return { busy: data?.key === key ? data.times : NONE, failure: key === '' ? '' : failure, reload };
}
