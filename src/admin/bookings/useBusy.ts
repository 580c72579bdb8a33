import { useCallback } from '@wordpress/element';
import { useLoad } from '../kit/useLoad';
import { fetchBusy } from './api';
import { numbered, withBusy, type BusyTime } from './busyTimes';
import type { Range } from './range';
import type { Query } from './route';
import { useComeback } from './useComeback';

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
