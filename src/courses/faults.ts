import type { Course } from '../contracts/course';
import { daysOf, MAX_DATES, sessionsOf } from './schedule';

/**
 * Errors in the settings of a course, by path. Courses\CourseFaults is the PHP counterpart. Both run
 * tests/vectors/course-faults.json.
 */
export type Fault = 'same' | 'long' | 'endless' | 'until' | 'overlap' | 'many' | 'closes' | 'minimum';

/**
 * Maximum length of a date in minutes. If a date is longer, the user has probably entered an end before the start by
 * mistake.
 */
const MAX_MINUTES = 720;

const minutesOf = ( time: string ): number => Number( time.slice( 0, 2 ) ) * 60 + Number( time.slice( 3 ) );

/** Checks the times of a date. An end before the start is on the next day. */
function timesFault( from: string, to: string ): Fault | null {
	if ( to === from ) {
		return 'same';
	}
	return to < from && minutesOf( to ) + 1440 - minutesOf( from ) > MAX_MINUTES ? 'long' : null;
}

function numberOfDates( { series = [], dates = [], skip = [] }: Course ): number {
	return series.reduce( ( sum, one ) => sum + daysOf( one, skip, MAX_DATES + 1 ).length, dates.length );
}

/** Checks whether a date starts before the previous date has ended. */
function overlapping( course: Course, zone: string ): boolean {
	const planned = sessionsOf( course, zone ).filter( ( { isCanceled } ) => ! isCanceled );
	let end = -Infinity;
	return planned.some( ( session ) => {
		const isEarly = session.start < end;
		end = Math.max( end, session.end );
		return isEarly;
	} );
}

/** Returns the faults by path, such as `series.0.to`. */
export function faultsOf( course: Course, zone: string ): Record< string, Fault > {
	const { series = [], dates = [], opens = '', closes = '', capacity = 0, minimum = 0 } = course;
	const faults: [ string, Fault | null | false ][] = [
		...series.flatMap( ( { start, from, to, count = 0, until = '' }, at ): [ string, Fault | null | false ][] => [
			[ `series.${ at }.to`, timesFault( from, to ) ],
			[ `series.${ at }.count`, count === 0 && until === '' && 'endless' ],
			[ `series.${ at }.until`, until !== '' && until < start && 'until' ],
		] ),
		...dates.map( ( { from, to }, at ): [ string, Fault | null ] => [
			`dates.${ at }.to`,
			timesFault( from, to ),
		] ),
		...changedTimes( course, zone ),
		[ 'series', numberOfDates( course ) > MAX_DATES && 'many' ],
		[ 'closes', opens !== '' && closes !== '' && closes <= opens && 'closes' ],
		[ 'minimum', capacity > 0 && minimum > capacity && 'minimum' ],
	];
	const found = Object.fromEntries( faults.filter( ( [ , fault ] ) => fault ) ) as Record< string, Fault >;
	return Object.keys( found ).length === 0 && overlapping( course, zone ) ? { series: 'overlap' } : found;
}

function changedTimes( course: Course, zone: string ): [ string, Fault | null ][] {
	const { changes = [] } = course;
	return sessionsOf( course, zone )
		.map( ( { key, from, to } ): [ string, Fault | null ] => [
			`changes.${ changes.findIndex( ( change ) => change.key === key ) }.to`,
			timesFault( from, to ),
		] )
		.filter( ( [ path, fault ] ) => fault && ! path.includes( '-1' ) );
}
