import { addDays } from '../../../time/month';
import { DAY_MINUTES, MINUTE, type SiteClock } from '../../../time/clock';

/** What begins and ends: a booking or a time taken out. */
export interface Spanning {
	id: number;
	start: string;
	end: string;
}

/** The part of it on one day, in minutes by the wall of that day. */
export interface Segment< T > {
	row: T;
	top: number;
	bottom: number;
	/** It began on a day before. */
	goesOn: boolean;
}

/** No day has more of one booking than this: what is longer is drawn to its end anyway. */
const MOST_DAYS = 400;

/**
 * Where the wall goes back meanwhile, an end may be shown before its start: it is drawn as long as it lasts.
 */
function endOf( top: number, bottom: number, lasts: number ): number {
	return bottom > top ? bottom : Math.min( DAY_MINUTES, top + lasts );
}

/** The parts by day, each day's earliest first. A booking that ends at midnight has none on the day after. */
export function segmentsByDay< T extends Spanning >(
	rows: readonly T[],
	days: readonly string[],
	clock: SiteClock
): Map< string, Segment< T >[] > {
	const found = new Map< string, Segment< T >[] >( days.map( ( day ) => [ day, [] ] ) );
	for ( const row of rows ) {
		const [ start, end ] = [ Date.parse( row.start ), Date.parse( row.end ) ];
		const [ first, last ] = [ clock.dayOf( start ), clock.dayOf( Math.max( start, end - 1 ) ) ];
		let day = first;
		for ( let count = 0; day <= last && count < MOST_DAYS; count++, day = addDays( day, 1 ) ) {
			const top = day === first ? clock.minuteOf( start ) : 0;
			const bottom = day === last && clock.dayOf( end ) === day ? clock.minuteOf( end ) : DAY_MINUTES;
			found.get( day )?.push( {
				row,
				top,
				bottom: endOf( top, bottom, ( end - start ) / MINUTE ),
				goesOn: day !== first,
			} );
		}
	}
	for ( const segments of found.values() ) {
		segments.sort(
			( one, other ) => one.top - other.top || other.bottom - one.bottom || one.row.id - other.row.id
		);
	}
	return found;
}
