import { dateReader, dayLabel, timeReader } from '../time/words';

/** A time as it can be chosen. */
export interface Time {
	/** An instant, such as 2026-12-01T08:00:00Z. */
	start: string;
	/** On the clock of the zone, such as 09:00. */
	label: string;
	/** Free seats, where a time has several; 0 where it is full, and shown because visitors can wait for it. */
	remaining?: number;
}

export const isFull = ( { remaining }: Pick< Time, 'remaining' > ): boolean => remaining === 0;

/** A day with the times that can be chosen on it. */
export interface Day {
	/** In the zone, such as 2026-12-01. */
	date: string;
	label: string;
	times: Time[];
}

/**
 * Instants by the days of a zone, earliest first, in words (tests/vectors/calendar-days.json).
 *
 * @param starts   In any order.
 * @param timezone One that isZone() knows.
 * @param locale   BCP 47, such as en-GB.
 * @param seats    Free seats by start, where a time has several.
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

/** The days with a time that can be chosen. */
export const daysWithRoom = < D extends { times: Pick< Time, 'remaining' >[] } >( days: readonly D[] ): D[] =>
	days.filter( ( { times } ) => ! times.every( isFull ) );

/** Free seats by start, of days that say it. */
export const seatsOf = ( days: readonly Day[] ): Record< string, number > =>
	Object.fromEntries(
		days.flatMap( ( { times } ) =>
			times.flatMap( ( { start, remaining } ) => ( remaining === undefined ? [] : [ [ start, remaining ] ] ) )
		)
	);
