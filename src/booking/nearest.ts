import { isFull, type Day, type Time } from './days';

/** Time with its date. */
export interface Offer extends Time {
	date: string;
}

const offersOf = ( days: readonly Day[] ): Offer[] =>
	days.flatMap( ( { date, times } ) => times.map( ( time ) => ( { ...time, date } ) ) );

/** Returns the available times that are nearest to a time that has become unavailable, in chronological order. */
export function nearestTimes( days: readonly Day[], lost: string, count = 3 ): Offer[] {
	const distance = ( { start }: Offer ) => Math.abs( Date.parse( start ) - Date.parse( lost ) );
	return offersOf( days )
		.filter( ( time ) => time.start !== lost && ! isFull( time ) )
		.sort( ( one, other ) => distance( one ) - distance( other ) )
		.slice( 0, count )
		.sort( ( one, other ) => Date.parse( one.start ) - Date.parse( other.start ) );
}

/**
 * Returns the given date if it is among the days, otherwise the next later day, otherwise the last day. Empty if there
 * are no days.
 */
export function nearestDay( days: readonly Day[], date: string ): string {
	return ( days.find( ( day ) => day.date >= date ) ?? days.at( -1 ) )?.date ?? '';
}
