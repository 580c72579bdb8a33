import type { Span } from './spans';
import { DAYS, wallClock, type Day } from '../time/wall';

/** What times an event offers, as stored (contract event). */
export interface Offer {
	/** Minutes. */
	duration: number;
	/** Minutes from one start to the next; 0 is the length. */
	step: number;
	/** Minutes. */
	notice: number;
	/** Days ahead, today not counted. */
	horizon: number;
	hours: Partial< Record< Day, Span[] > >;
	overrides: readonly { from: string; to: string; yearly: boolean; hours: Span[] }[];
}

const DAY = 86_400_000;
const MINUTE = 60_000;

const midnight = ( date: string ) => Date.parse( `${ date }T00:00:00Z` );
const dateOf = ( day: number ) => new Date( day ).toISOString().slice( 0, 10 );
const minutes = ( time: string ) => 60 * Number( time.slice( 0, 2 ) ) + Number( time.slice( 3, 5 ) );

/** The shortest that names a day counts, of two as long the one that is not every year, then the later in the list. */
function daysOff( overrides: Offer[ 'overrides' ] ) {
	const ordered = overrides
		.map( ( override, at ) => ( { ...override, at, days: midnight( override.to ) - midnight( override.from ) } ) )
		.sort(
			( one, other ) =>
				one.days - other.days || Number( one.yearly ) - Number( other.yearly ) || other.at - one.at
		);
	return ( date: string ): Span[] | undefined =>
		ordered.find( ( { from, to, yearly } ) => {
			const [ now, first, last ] = [ date, from, to ].map( ( day ) => ( yearly ? day.slice( 5 ) : day ) ) as [
				string,
				string,
				string,
			];
			// From December into January.
			return first > last ? now >= first || now <= last : now >= first && now <= last;
		} )?.hours;
}

/**
 * When what an event offers at a moment begins, in milliseconds, with its start in [from, to): its hours and days off,
 * less what is too soon or too far ahead. The server computes the same (Calendar\Times\FreeTimes, tests/vectors/slots*.json)
 * and takes away what is booked.
 *
 * @param zone An IANA name, or an offset such as +05:30.
 */
export function startsOf( offer: Offer, zone: string, now: number, from: number, to: number ): number[] {
	const clock = wallClock( zone );
	const length = offer.duration * MINUTE;
	const step = ( offer.step || offer.duration ) * MINUTE;
	const today = Math.floor( clock.wall( now ) / DAY ) * DAY;
	const first = Math.max( from, now + offer.notice * MINUTE );
	const last = Math.min( to, clock.instant( today + ( offer.horizon + 1 ) * DAY ) );
	const starts: number[] = [];
	let next = -Infinity;
	if ( first >= last ) {
		return starts;
	}
	const hoursOn = daysOff( offer.overrides );
	// The night before may go on into the first day.
	for ( let day = Math.floor( clock.wall( first ) / DAY ) * DAY - DAY; day <= clock.wall( last ); day += DAY ) {
		const spans = hoursOn( dateOf( day ) ) ?? offer.hours[ DAYS[ new Date( day ).getUTCDay() ] ?? 'sunday' ] ?? [];
		const openings = spans
			.map( ( { start, end } ) => [ minutes( start ), minutes( end ) + ( end < start ? 1440 : 0 ) ] as const )
			.sort( ( one, other ) => one[ 0 ] - other[ 0 ] );
		for ( const [ start, end ] of openings ) {
			const close = clock.instant( day + end * MINUTE );
			for ( let at = Math.max( clock.instant( day + start * MINUTE ), next ); at + length <= close; at += step ) {
				if ( at >= first && at < last ) {
					starts.push( at );
				}
				next = at + Math.min( step, length );
			}
		}
	}
	return starts;
}
