import type { SiteClock } from './clock';

/** What date and time fields hold, on the clock of the site: `2026-12-01` and `09:00`. */
export interface WallTime {
	day: string;
	time: string;
}

const two = ( number: number ) => String( number ).padStart( 2, '0' );

export const wallTimeOf = ( instant: number, clock: SiteClock ): WallTime => {
	const minute = clock.minuteOf( instant );
	return { day: clock.dayOf( instant ), time: `${ two( Math.floor( minute / 60 ) ) }:${ two( minute % 60 ) }` };
};

/** The instant, or null while it is not typed whole. */
export function instantAt( { day, time }: WallTime, clock: SiteClock ): number | null {
	const [ , hour, minute ] = /^(\d\d):(\d\d)/.exec( time ) ?? [];
	return /^\d{4}-\d\d-\d\d$/.test( day ) && hour !== undefined
		? clock.at( day, Number( hour ) * 60 + Number( minute ) )
		: null;
}

/** The next full hour. */
export const soon = ( now: number ): number => Math.ceil( ( now + 1 ) / 3_600_000 ) * 3_600_000;
