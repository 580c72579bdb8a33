import { wallClock } from './wall';

export const MINUTE = 60_000;
export const DAY_MINUTES = 1440;
const DAY = DAY_MINUTES * MINUTE;

const midnight = ( day: string ) => Date.parse( `${ day }T00:00:00Z` );

/** Converter between instants (in milliseconds) and the site's local dates (2026-12-01) and times (in minutes). */
export interface SiteClock {
	/** Returns the local time as milliseconds, so that it can be formatted as if it were UTC. */
	wall( instant: number ): number;
	dayOf( instant: number ): string;
	/** Returns the minutes since local midnight. */
	minuteOf( instant: number ): number;
	/** Returns the instant of a local date and minute. Minute 1440 is the next midnight. */
	at( day: string, minute: number ): number;
}

/** Creates the clock for a time zone: an IANA name, or an offset such as +05:30. */
export function siteClock( zone: string ): SiteClock {
	const clock = wallClock( zone );
	return {
		wall: clock.wall,
		dayOf: ( instant ) => new Date( clock.wall( instant ) ).toISOString().slice( 0, 10 ),
		minuteOf: ( instant ) => Math.floor( ( clock.wall( instant ) % DAY ) / MINUTE ),
		at: ( day, minute ) => clock.instant( midnight( day ) + minute * MINUTE ),
	};
}

/** Range of local times that are skipped or repeated on a day, in minutes. */
export interface Change {
	kind: 'skipped' | 'doubled';
	from: number;
	to: number;
}

/** Returns the daylight saving time change on a day; null if there is none. */
export function changeOf( day: string, clock: SiteClock ): Change | null {
	const [ start, end ] = [ clock.at( day, 0 ), clock.at( day, DAY_MINUTES ) ];
	const more = ( end - start ) / MINUTE - DAY_MINUTES;
	const offset = clock.wall( start ) - start;
	if ( more === 0 ) {
		return null;
	}
	let [ before, after ] = [ start, end ];
	while ( after - before > MINUTE ) {
		const middle = before + Math.floor( ( after - before ) / 2 / MINUTE ) * MINUTE;
		[ before, after ] = clock.wall( middle ) - middle === offset ? [ middle, after ] : [ before, middle ];
	}
	const shown = ( clock.wall( after ) - midnight( day ) ) / MINUTE;
	return more > 0
		? { kind: 'doubled', from: shown, to: shown + more }
		: { kind: 'skipped', from: shown + more, to: shown };
}

/** Values of a date control and a time control in the site's time zone, such as `2026-12-01` and `09:00`. */
export interface WallTime {
	day: string;
	time: string;
}

const two = ( number: number ) => String( number ).padStart( 2, '0' );

export const wallTimeOf = ( instant: number, clock: SiteClock ): WallTime => {
	const minute = clock.minuteOf( instant );
	return { day: clock.dayOf( instant ), time: `${ two( Math.floor( minute / 60 ) ) }:${ two( minute % 60 ) }` };
};

/** Returns the instant; null while the input is incomplete. */
export function instantAt( { day, time }: WallTime, clock: SiteClock ): number | null {
	const [ , hour, minute ] = /^(\d\d):(\d\d)/.exec( time ) ?? [];
	return /^\d{4}-\d\d-\d\d$/.test( day ) && hour !== undefined
		? clock.at( day, Number( hour ) * 60 + Number( minute ) )
		: null;
}

/** Returns the next full hour. */
export const soon = ( now: number ): number => Math.ceil( ( now + 1 ) / 3_600_000 ) * 3_600_000;
