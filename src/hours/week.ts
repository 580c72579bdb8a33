import event from '../../plugin/contracts/event.schema.json';
import { readSpans, type Span } from './spans';
import { DAYS, type Day } from '../time/wall';
import { minuteOf, readTime, type Side } from './time';

/** Weekday that is being edited. The times of a closed day are preserved. */
export interface DayHours {
	isOn: boolean;
	spans: Span[];
}

export type WeekHours = Record< Day, DayHours >;

/** Finding about a time. `overnight` is only a hint and doesn't prevent saving. */
export type Finding = 'missing' | 'unreadable' | 'same' | 'overlaps' | 'overlaps-night' | 'overnight';

export interface SpanFinding {
	finding: Finding;
	/** Side of the time whose control shows the message. */
	side: Side;
}

/** Findings by day and index, such as `monday.0`. */
export type Findings = Record< string, SpanFinding >;

/** Maximum number of spans per day. */
export const MAX_SPANS = event.properties.hours.properties.monday.maxItems;

const DAY_MINUTES = 1440;

/** @param first First day of the week, 0 is Sunday. */
export const daysFrom = ( first: number ): Day[] => DAYS.map( ( day, at ) => DAYS[ ( at + first ) % 7 ] ?? day );

const dayBefore = ( day: Day ): Day => DAYS[ ( DAYS.indexOf( day ) + 6 ) % 7 ] ?? day;

/**
 * Returns start and end in minutes since midnight; null if a time can't be parsed. An end on the next day is greater
 * than 1440.
 */
function minutesOf( { start, end }: Span ): [ number, number ] | null {
	const [ from, until ] = [ readTime( start, 'start' ), readTime( end, 'end' ) ].map( ( time ) =>
		time === null ? null : minuteOf( time )
	);
	if ( from === null || from === undefined || until === null || until === undefined ) {
		return null;
	}
	return [ from, until < from ? until + DAY_MINUTES : until ];
}

function brokenSide( { start, end }: Span ): SpanFinding | null {
	const side = readTime( start, 'start' ) === null ? 'start' : 'end';
	if ( side === 'end' && readTime( end, 'end' ) !== null ) {
		return null;
	}
	return { finding: ( side === 'start' ? start : end ).trim() === '' ? 'missing' : 'unreadable', side };
}

const overlap = ( [ start, end ]: [ number, number ], [ otherStart, otherEnd ]: [ number, number ] ) =>
	start < otherEnd && otherStart < end;

function findingOf( week: WeekHours, day: Day, at: number ): SpanFinding | null {
	const { isOn, spans } = week[ day ];
	const span = spans[ at ] ?? { start: '', end: '' };
	const minutes = minutesOf( span );
	if ( minutes === null ) {
		return brokenSide( span );
	}
	if ( minutes[ 0 ] === minutes[ 1 ] ) {
		return { finding: 'same', side: 'end' };
	}
	const before = week[ dayBefore( day ) ];
	const overlapsAny = ( others: ( [ number, number ] | null )[] ) =>
		others.some( ( other ) => other !== null && overlap( minutes, other ) );
	if ( isOn && overlapsAny( spans.slice( 0, at ).map( minutesOf ) ) ) {
		return { finding: 'overlaps', side: 'start' };
	}
	if (
		isOn &&
		before.isOn &&
		overlapsAny(
			before.spans
				.map( minutesOf )
				.map( ( night ) => night && [ night[ 0 ] - DAY_MINUTES, night[ 1 ] - DAY_MINUTES ] )
		)
	) {
		return { finding: 'overlaps-night', side: 'start' };
	}
	return minutes[ 1 ] > DAY_MINUTES ? { finding: 'overnight', side: 'end' } : null;
}

/** Checks the times of a week (tests/vectors/hours-week.json). */
export function findingsOf( week: WeekHours ): Findings {
	const findings: Findings = {};
	for ( const day of DAYS ) {
		week[ day ].spans.forEach( ( _, at ) => {
			const finding = findingOf( week, day, at );
			if ( finding ) {
				findings[ `${ day }.${ at }` ] = finding;
			}
		} );
	}
	return findings;
}

export const isRefused = ( findings: Findings ): boolean =>
	Object.values( findings ).some( ( { finding } ) => finding !== 'overnight' );

/**
 * Converts times to their stored format. Invalid times are not changed. If a control contains one or several ranges
 * such as 9–12, these ranges replace the row.
 */
export function readDay( { isOn, spans }: DayHours ): DayHours {
	const read = spans.flatMap( ( { start, end } ) => {
		const several = readSpans( start ) ?? readSpans( end );
		return several ?? [ { start: readTime( start, 'start' ) ?? start, end: readTime( end, 'end' ) ?? end } ];
	} );
	return { isOn, spans: read.length <= MAX_SPANS ? read : spans };
}

export const mapWeek = ( week: WeekHours, change: ( hours: DayHours, day: Day ) => DayHours ): WeekHours =>
	Object.fromEntries( DAYS.map( ( day ) => [ day, change( week[ day ], day ) ] ) ) as unknown as WeekHours;

/** Copies the hours of one day to other days. */
export const copiedTo = ( week: WeekHours, from: Day, to: readonly Day[] ): WeekHours =>
	mapWeek( week, ( hours, day ) =>
		to.includes( day )
			? { isOn: week[ from ].isOn, spans: week[ from ].spans.map( ( span ) => ( { ...span } ) ) }
			: hours
	);

/** Adds a span that starts one hour after the last one. If the day has no room for it, adds an empty span. */
export function withSpan( { isOn, spans }: DayHours ): DayHours {
	const last = spans.at( -1 );
	const end = last && minutesOf( last )?.[ 1 ];
	const hour = Math.floor( ( end ?? DAY_MINUTES ) / 60 ) + 1;
	const at = ( number: number ) => `${ String( number ).padStart( 2, '0' ) }:00`;
	const next = hour <= 21 ? { start: at( hour ), end: at( hour + 2 ) } : { start: '', end: '' };
	return { isOn, spans: [ ...spans, spans.length === 0 ? { start: '09:00', end: '17:00' } : next ] };
}
