import { useMemo } from '@wordpress/element';
import { useNow } from '../site/browser';
import { useSite } from '../site/site';
import { rangeOf, type Query } from './route';
import { useBookings, useBusy, useHours } from './useBookings';
import { useNext } from './useNext';

/**
 * Loads everything that the calendar displays.
 *
 * @param query
 * @param version Increases with every change of a booking, which reloads the data.
 */
export function useCalendar( query: Query, version: number ) {
	const { clock, weekStart, canBlock, isHost } = useSite();
	const now = useNow();
	const day = query.day || clock.dayOf( now );
	const range = useMemo( () => rangeOf( query.view, day, weekStart, clock ), [ query.view, day, weekStart, clock ] );
	const { data, isCurrent, loading, failure, reload } = useBookings( query, range, version );
	const current = isCurrent ? data : null;
	return {
		now,
		day,
		range,
		/** Bookings of the last load, possibly for other days. Null before the first load. */
		data,
		/** Bookings of the displayed days; null while loading. */
		current,
		loading,
		failure,
		reload,
		/** Busy times of external calendars. */
		elsewhere: useBusy( query, range, version, canBlock || isHost ),
		hours: useHours( query, range, version ),
		next: useNext( query, range, current, now, version ),
	};
}

export type Calendar = ReturnType< typeof useCalendar >;
