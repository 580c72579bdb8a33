import type { Span } from './spans';
import { DAYS, wallClock, type Day } from '../time/wall';

/** Settings that determine the available times of an appointment type, as stored (see the contract `event`). */
export interface Offer {
	/** Duration in minutes. */
	duration: number;
	/** Minutes between two start times. 0 means that the duration is used. */
	step: number;
	/** Minimum notice in minutes. */
	notice: number;
	/** Number of days ahead that can be booked, not counting today. */
	horizon: number;
	hours: Partial< Record< Day, Span[] > >;
	overrides: readonly { from: string; to: string; yearly: boolean; hours: Span[] }[];
}

const DAY = 86_400_000;
const MINUTE = 60_000;

const midnight = ( date: string ) => Date.parse( `${ date }T00:00:00Z` );
const dateOf = ( day: number ) => new Date( day ).toISOString().slice( 0, 10 );
const minutes = ( time: string ) => 60 * Number( time.slice( 0, 2 ) ) + Number( time.slice( 3, 5 ) );

/**
 * Returns a function that finds the override of a date. The shortest override has priority, then an override that isn't
 * yearly, then the last override in the list.
 */
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
			// A yearly range can extend from December into January.
			return first > last ? now >= first || now <= last : now >= first && now <= last;
		} )?.hours;
}

/**
 * Returns the start times of an appointment type in [from, to), in milliseconds. They result from opening hours and
 * overrides, limited by notice and horizon. The server computes the same times (Calendar\Times\AvailableSlots,
 * tests/vectors/slots*.json), but excludes booked times.
 *
 * @param offer
 * @param zone IANA name, or an offset such as +05:30.
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
	// Start on the previous day, because its hours may end after midnight.
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
