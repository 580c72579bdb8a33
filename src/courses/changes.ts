import { DAYS, type Day } from '../time/wall';
import {
	dayAfter,
	daysOf,
	originalsOf,
	sessionsOf,
	weekdaysOf,
	type Change,
	type CourseDates,
	type Single,
} from './schedule';

/** New values of a date. Omitted values are not changed. */
export type DateChange = Partial< Omit< Change, 'key' > >;

/** Change that applies to all future dates. */
export interface FutureChange {
	from?: string;
	to?: string;
	/** Weekday to which the dates move within their week. */
	weekday?: Day;
	location?: string;
}

/** Removes values that are empty or equal to those of the original date. Returns null if no values are left. */
function reduced( change: Change, original: Single ): Change | null {
	const { key, ...rest } = change;
	const kept = Object.entries( rest ).filter(
		( [ name, value ] ) => value !== '' && value !== false && value !== original[ name as keyof Single ]
	);
	return kept.length === 0 ? null : { key, ...Object.fromEntries( kept ) };
}

/** Changes one date. Its key stays the same, so its registrations are preserved. */
export function withChange( dates: CourseDates, key: string, change: DateChange ): CourseDates {
	const { changes = [] } = dates;
	const original = originalsOf( dates ).get( key );
	if ( ! original ) {
		return dates;
	}
	const before = changes.find( ( one ) => one.key === key );
	const after = reduced( { ...before, ...change, key }, original );
	const others = changes.filter( ( one ) => one.key !== key );
	const all = after ? [ ...others, after ] : others;
	return { ...dates, changes: all.sort( ( a, b ) => ( a.key < b.key ? -1 : 1 ) ) };
}

/** Changes all dates that start after `now` and are not canceled. */
export function withFutureChange( dates: CourseDates, zone: string, now: number, change: FutureChange ): CourseDates {
	const { weekday, ...same } = change;
	return sessionsOf( dates, zone )
		.filter( ( { start, isCanceled } ) => start > now && ! isCanceled )
		.reduce(
			( changed, { key, day } ) => withChange( changed, key, { ...same, ...moved( day, weekday ) } ),
			dates
		);
}

/** Returns the change that moves a day to another weekday of the same week. Weeks start on Monday. */
function moved( day: string, weekday: Day | undefined ): DateChange {
	const [ current ] = weekdaysOf( { start: day } );
	if ( ! weekday || ! current ) {
		return {};
	}
	const numberOf = ( name: Day ) => ( DAYS.indexOf( name ) + 6 ) % 7;
	return { day: dayAfter( day, numberOf( weekday ) - numberOf( current ) ) };
}

/** Returns the original day of a date. */
const dayOfKey = ( key: string ): string => `${ key.slice( 0, 4 ) }-${ key.slice( 4, 6 ) }-${ key.slice( 6, 8 ) }`;

/** Checks whether a date belongs to a series. Otherwise it is a single date. */
export function isOfSeries( dates: CourseDates, key: string ): boolean {
	const original = originalsOf( dates ).get( key );
	return original !== undefined && ! ( dates.dates ?? [] ).includes( original );
}

/**
 * Removes a date. If it belongs to a series, its day is skipped. A series with a fixed number of dates then gets
 * another date at its end. A single date is deleted.
 */
export function withoutDate( dates: CourseDates, key: string ): CourseDates {
	if ( isOfSeries( dates, key ) ) {
		return withoutDays( dates, [ dayOfKey( key ) ] );
	}
	const original = originalsOf( dates ).get( key );
	const changes = ( dates.changes ?? [] ).filter( ( one ) => one.key !== key );
	return { ...dates, changes, dates: ( dates.dates ?? [] ).filter( ( one ) => one !== original ) };
}

/**
 * Returns the days of the series on which the institute is closed, in order. A series with a fixed number of dates gets
 * other dates in place of skipped ones, so these dates are also included if they are on closing days. Days whose date
 * was moved or canceled are not included.
 *
 * @param dates   Edited schedule.
 * @param closing Ranges of closing days.
 * @param today   First day to consider, because dates in the past have taken place.
 */
export function closedDaysOf(
	{ series = [], skip = [], changes = [] }: CourseDates,
	closing: readonly { from: string; to: string }[],
	today: string
): string[] {
	const resolved = changes.filter( ( { day, canceled } ) => day || canceled ).map( ( { key } ) => dayOfKey( key ) );
	const isClosed = ( day: string ) =>
		day >= today && ! resolved.includes( day ) && closing.some( ( { from, to } ) => from <= day && day <= to );
	const closed = new Set< string >();
	let before = -1;
	while ( closed.size > before ) {
		before = closed.size;
		const skipped = [ ...skip, ...closed ];
		series.flatMap( ( one ) => daysOf( one, skipped ).filter( isClosed ) ).forEach( ( day ) => closed.add( day ) );
	}
	return [ ...closed ].sort();
}

/** Skips days in all series. Changes to their dates are dropped. */
export function withoutDays( dates: CourseDates, days: readonly string[] ): CourseDates {
	const keys = [ ...originalsOf( dates ).keys() ].filter(
		( key ) => days.includes( dayOfKey( key ) ) && isOfSeries( dates, key )
	);
	return {
		...dates,
		skip: [ ...new Set( [ ...( dates.skip ?? [] ), ...days ] ) ].sort(),
		changes: ( dates.changes ?? [] ).filter( ( { key } ) => ! keys.includes( key ) ),
	};
}

/** Restores a skipped day. */
export const withDay = ( dates: CourseDates, day: string ): CourseDates => ( {
	...dates,
	skip: ( dates.skip ?? [] ).filter( ( one ) => one !== day ),
} );

/**
 * Returns the keys of the dates that an edited schedule removes or cancels although they have registrations.
 *
 * @param dates Edited schedule.
 * @param taken Number of taken spots by the key of the date.
 * @param before Keys of the dates that took place when the course was loaded.
 * @param zone
 */
export function lostDates(
	dates: CourseDates,
	taken: Readonly< Record< string, number > >,
	before: readonly string[],
	zone: string
): string[] {
	const planned = sessionsOf( dates, zone )
		.filter( ( { isCanceled } ) => ! isCanceled )
		.map( ( { key } ) => key );
	return before.filter( ( key ) => ( taken[ key ] ?? 0 ) > 0 && ! planned.includes( key ) );
}
