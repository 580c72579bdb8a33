import type { Course } from '../contracts/course';
import { DAYS, wallClock, type Day } from '../time/wall';

/**
 * Computes the dates of a course from its series, single dates and changes (docs/courses.md). Courses\Schedule\Schedule
 * is the PHP counterpart. Both run tests/vectors/course-dates.json.
 */

export type CourseDates = Pick< Course, 'series' | 'dates' | 'skip' | 'changes' >;
export type Series = NonNullable< Course[ 'series' ] >[ number ];
export type Single = NonNullable< Course[ 'dates' ] >[ number ];
export type Change = NonNullable< Course[ 'changes' ] >[ number ];

/** Date on which the course takes place. */
export interface Session {
	/** Original day, such as 20270112, which stays the same when the date is moved. */
	key: string;
	/** Unix timestamps in milliseconds. */
	start: number;
	end: number;
	/** Local day and times of the date. */
	day: string;
	from: string;
	to: string;
	isMoved: boolean;
	isCanceled: boolean;
	location: string;
	note: string;
}

/** Maximum number of dates. Any dates after these are ignored. */
export const MAX_DATES = 366;

/** Maximum length of a series in weeks: twenty years. */
const MAX_WEEKS = 1044;

const DAY = 86_400_000;

const timestampOf = ( day: string ): number => Date.parse( `${ day }T00:00:00Z` );
export const dayAfter = ( day: string, days: number ): string =>
	new Date( timestampOf( day ) + days * DAY ).toISOString().slice( 0, 10 );

/** Weekdays, starting with Monday. */
const WEEK: readonly Day[] = [ ...DAYS.slice( 1 ), DAYS[ 0 ] ];

/** Returns the number of a weekday. 0 is Monday. */
const weekdayOf = ( day: string ): number => ( new Date( timestampOf( day ) ).getUTCDay() + 6 ) % 7;

/**
 * Returns the weekdays of a series, starting with Monday. If no weekdays are set, returns the weekday of the first day.
 */
export function weekdaysOf( { start, weekdays = [] }: Pick< Series, 'start' | 'weekdays' > ): Day[] {
	return WEEK.filter( ( day, index ) =>
		weekdays.length > 0 ? weekdays.includes( day ) : index === weekdayOf( start )
	);
}

/**
 * Returns the days of a series.
 *
 * @param series
 * @param skip   Skipped days.
 * @param limit  Maximum number of days.
 */
export function daysOf( series: Series, skip: readonly string[] = [], limit = MAX_DATES ): string[] {
	const { start, every = 1, count = 0, until = '' } = series;
	const numbers = weekdaysOf( series ).map( ( day ) => WEEK.indexOf( day ) );
	const monday = dayAfter( start, -weekdayOf( start ) );
	// A series without an end has only one date, so that an unfinished rule doesn't produce hundreds of dates.
	const withoutCount = until === '' ? 1 : limit;
	const most = Math.min( limit, count > 0 ? count : withoutCount );
	const days: string[] = [];
	for ( let week = 0; week < MAX_WEEKS && days.length < most; week += Math.max( 1, every ) ) {
		for ( const number of numbers ) {
			const day = dayAfter( monday, 7 * week + number );
			if ( until !== '' && day > until ) {
				return days;
			}
			if ( day >= start && ! skip.includes( day ) && days.length < most ) {
				days.push( day );
			}
		}
	}
	return days;
}

/** Returns the dates by key, before changes are applied. */
export function originalsOf( { series = [], dates = [], skip = [] }: CourseDates ): Map< string, Single > {
	const all = new Map< string, Single >();
	const counts = new Map< string, number >();
	const add = ( date: Single ) => {
		const key = date.day.replaceAll( '-', '' );
		const count = ( counts.get( key ) ?? 0 ) + 1;
		counts.set( key, count );
		if ( all.size < MAX_DATES && count < 10 ) {
			all.set( count > 1 ? `${ key }-${ count }` : key, date );
		}
	};
	series.forEach( ( one ) => daysOf( one, skip ).forEach( ( day ) => add( { day, from: one.from, to: one.to } ) ) );
	dates.forEach( add );
	return all;
}

/**
 * Returns all dates, ordered by start time.
 *
 * @param dates Settings of the course.
 * @param zone  Time zone such as Europe/Berlin.
 */
export function sessionsOf( dates: CourseDates, zone: string ): Session[] {
	const clock = wallClock( zone );
	const instant = ( day: string, time: string ) =>
		clock.instant(
			timestampOf( day ) + Number( time.slice( 0, 2 ) ) * 3_600_000 + Number( time.slice( 3 ) ) * 60_000
		);
	const changes = new Map( ( dates.changes ?? [] ).map( ( change ) => [ change.key, change ] ) );
	return [ ...originalsOf( dates ) ]
		.map( ( [ key, original ] ) => {
			const change: Partial< Change > = changes.get( key ) ?? {};
			const day = change.day || original.day;
			const from = change.from || original.from;
			const to = change.to || original.to;
			return {
				key,
				start: instant( day, from ),
				end: instant( to > from ? day : dayAfter( day, 1 ), to ),
				day,
				from,
				to,
				isMoved: day !== original.day || from !== original.from || to !== original.to,
				isCanceled: change.canceled ?? false,
				location: change.location ?? '',
				note: change.note ?? '',
			};
		} )
		.sort( ( a, b ) => a.start - b.start || ( a.key < b.key ? -1 : 1 ) );
}

/** Returns the skipped days on which a series would otherwise have a date, in order. */
export function skippedOf( { series = [], skip = [] }: CourseDates ): string[] {
	const days = series.flatMap( ( one ) => {
		const dates = daysOf( one, skip );
		const last = dates.at( -1 ) ?? '';
		const until = dates.length === one.count ? '' : ( one.until ?? '' );
		return daysOf( { ...one, count: 0, until: until > last ? until : last } );
	} );
	return [ ...new Set( days ) ].filter( ( day ) => skip.includes( day ) ).sort();
}

/** Times of day, and the days of the week on which a course takes place at these times. */
export interface WeeklyTimes {
	/** One day for each day of the week, such as 2027-01-12 for Tuesdays, starting with Monday. */
	days: string[];
	from: string;
	to: string;
}

/**
 * Returns the different times of the dates that take place, in order of the first date (Courses\Blocks\CourseFacts).
 * Empty if there are more than two.
 */
export function weeklyTimesOf( sessions: readonly Session[] ): WeeklyTimes[] {
	const all = new Map< string, WeeklyTimes >();
	for ( const { day, from, to } of sessions.filter( ( { isCanceled } ) => ! isCanceled ) ) {
		const times = all.get( `${ from } ${ to }` ) ?? { days: [], from, to };
		if ( ! times.days.some( ( known ) => weekdayOf( known ) === weekdayOf( day ) ) ) {
			times.days.push( day );
		}
		all.set( `${ from } ${ to }`, times );
	}
	const times = [ ...all.values() ];
	times.forEach( ( { days } ) => days.sort( ( a, b ) => weekdayOf( a ) - weekdayOf( b ) ) );
	return times.length > 2 ? [] : times;
}
