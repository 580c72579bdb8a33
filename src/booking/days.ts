import { dateReader, dayLabel, timeReader } from '../time/words';

/** Time that a visitor can choose. */
export interface Time {
	/** Start in ISO 8601 and UTC, such as 2026-12-01T08:00:00Z. */
	start: string;
	/** Time of day in the time zone, such as 09:00. */
	label: string;
	/**
	 * Number of available seats, if the slot has several. 0 means that the time is full. It is listed because visitors
	 * can join its waiting list.
	 */
	remaining?: number;
}

export const isFull = ( { remaining }: Pick< Time, 'remaining' > ): boolean => remaining === 0;

/** Day with its times. */
export interface Day {
	/** Date in the time zone, such as 2026-12-01. */
	date: string;
	label: string;
	times: Time[];
}

/**
 * Groups start times by day in a time zone, earliest first, and adds labels (tests/vectors/calendar-days.json).
 *
 * @param starts Start times in any order.
 * @param timezone Time zone that isZone() accepts.
 * @param locale BCP 47, such as en-GB.
 * @param seats Number of available seats by start time, for slots with several seats.
 */
export function groupByDay(
	starts: readonly string[],
	timezone: string,
	locale: string,
	seats: Readonly< Record< string, number > > = {}
): Day[] {
	const dateOf = dateReader( timezone );
	const labelOf = timeReader( timezone, locale );
	const days = new Map< string, Day >();
	const inOrder = [ ...starts ].sort( ( one, other ) => Date.parse( one ) - Date.parse( other ) );
	for ( const start of inOrder ) {
		const date = dateOf( start );
		const day = days.get( date ) ?? {
			date,
			label: dayLabel( date, locale ),
			times: [],
		};
		const remaining = seats[ start ];
		day.times.push( { start, label: labelOf( start ), ...( remaining !== undefined && { remaining } ) } );
		days.set( date, day );
	}
	return [ ...days.values() ];
}

/** Returns the days with at least one time that is not full. */
export const daysWithRoom = < D extends { times: Pick< Time, 'remaining' >[] } >( days: readonly D[] ): D[] =>
	days.filter( ( { times } ) => ! times.every( isFull ) );

/** Returns the number of available seats by start time. Times without a seat count are skipped. */
export const seatsOf = ( days: readonly Day[] ): Record< string, number > =>
	Object.fromEntries(
		days.flatMap( ( { times } ) =>
			times.flatMap( ( { start, remaining } ) => ( remaining === undefined ? [] : [ [ start, remaining ] ] ) )
		)
	);
