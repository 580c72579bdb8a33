import { isFull, type Day, type Time } from './days';

/** A time with the day that it is on. */
export interface Offer extends Time {
	date: string;
}

const offersOf = ( days: readonly Day[] ): Offer[] =>
	days.flatMap( ( { date, times } ) => times.map( ( time ) => ( { ...time, date } ) ) );

/** The free times nearest to one that was lost, in the order of the calendar. */
export function nearestTimes( days: readonly Day[], lost: string, count = 3 ): Offer[] {
	const distance = ( { start }: Offer ) => Math.abs( Date.parse( start ) - Date.parse( lost ) );
	return offersOf( days )
		.filter( ( time ) => time.start !== lost && ! isFull( time ) )
		.sort( ( one, other ) => distance( one ) - distance( other ) )
		.slice( 0, count )
		.sort( ( one, other ) => Date.parse( one.start ) - Date.parse( other.start ) );
}

/** Of days that can be chosen, the one at a date, else the next after it, else the last before it; empty for none. */
export function nearestDay( days: readonly Day[], date: string ): string {
	return ( days.find( ( day ) => day.date >= date ) ?? days.at( -1 ) )?.date ?? '';
}
