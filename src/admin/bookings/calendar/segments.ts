import { addDays } from '../../../time/month';
import { DAY_MINUTES, MINUTE, type SiteClock } from '../../../time/clock';

/** Booking or blocked time with start and end. */
export interface Spanning {
	id: number;
	start: string;
	end: string;
}

/** Part of a booking on one day, in local minutes since midnight. */
export interface Segment< T > {
	row: T;
	top: number;
	bottom: number;
	/** Whether the booking started on an earlier day. */
	goesOn: boolean;
}

/** Maximum number of days per booking. */
const MAX_DAYS = 400;

/**
 * Returns the end of a segment. When the clocks go back, the local end time can be before the start time. The end is
 * then calculated from the duration.
 */
function endOf( top: number, bottom: number, lasts: number ): number {
	return bottom > top ? bottom : Math.min( DAY_MINUTES, top + lasts );
}

/** Splits bookings by day, earliest first. A booking that ends at midnight doesn't appear on the next day. */
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
		for ( let count = 0; day <= last && count < MAX_DAYS; count++, day = addDays( day, 1 ) ) {
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
