import { isEitherHalf, minuteOf, plain, readTime, saysHalf, WRITTEN_TIME } from './time';

/**
 * Time span in the format HH:mm. If the end is before the start, it is on the next day. While the user types, the
 * values may be invalid.
 */
export interface Span {
	start: string;
	end: string;
}

/** Maximum length of a string that is parsed as opening hours. */
const MAX_CHARACTERS = 300;

const DASH = '(?:[-‐‑‒–—―−~～]|to|until|till|bis)';
const FIRST = new RegExp( `^(${ WRITTEN_TIME }) ?${ DASH } ?(${ WRITTEN_TIME })(?: ?(?:[,;&+]|and|und) ?| |$)` );

/**
 * Adds am or pm to a start time without it, depending on the end: 9–5pm starts at 9 am, 1–5pm at 1 pm, 10–2am at 10 pm.
 */
function startFor( start: string, end: string ): string {
	const half = /([ap])(?:\.?\s?m\.?)?$/.exec( end )?.[ 1 ];
	if ( half === undefined || ! isEitherHalf( start ) ) {
		return start;
	}
	const same = minuteOf( `${ start }${ half }m` );
	const isBefore = same !== null && same < ( minuteOf( end ) ?? 0 );
	return `${ start }${ isBefore === ( half === 'a' ) ? 'am' : 'pm' }`;
}

/** Returns a span; null if a time can't be parsed. 9am–5 can't be parsed, because 5 could be am or pm. */
function readSpan( start: string, end: string ): Span | null {
	if ( saysHalf( start ) && isEitherHalf( end ) ) {
		return null;
	}
	const span = { start: readTime( startFor( start, end ), 'start' ), end: readTime( end, 'end' ) };
	return span.start !== null && span.end !== null ? { start: span.start, end: span.end } : null;
}

/** Parses opening hours such as "9-12, 13–17". Null if any part can't be parsed (tests/vectors/hours-spans.json). */
export function readSpans( written: string ): Span[] | null {
	const spans: Span[] = [];
	let rest = plain( written );
	if ( rest === '' || rest.length > MAX_CHARACTERS ) {
		return null;
	}
	while ( rest !== '' ) {
		const [ found, start = '', end = '' ] = FIRST.exec( rest ) ?? [];
		const span = found === undefined ? null : readSpan( start, end );
		if ( found === undefined || span === null ) {
			return null;
		}
		spans.push( span );
		rest = rest.slice( found.length );
	}
	return spans;
}
