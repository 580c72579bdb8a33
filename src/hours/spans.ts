import { isEitherHalf, minuteOf, plain, readTime, saysHalf, WRITTEN_TIME } from './time';

/** HH:mm to HH:mm; an end before the start is on the next day. What is being typed may be neither. */
export interface Span {
	start: string;
	end: string;
}

/** As much as anybody writes for a day. */
const LONGEST = 300;

const DASH = '(?:[-‐‑‒–—―−~～]|to|until|till|bis)';
const FIRST = new RegExp( `^(${ WRITTEN_TIME }) ?${ DASH } ?(${ WRITTEN_TIME })(?: ?(?:[,;&+]|and|und) ?| |$)` );

/**
 * The start in the half of the day that was meant: 9–5pm is nine in the morning, 1–5pm one in the afternoon, 10–2am ten
 * in the evening.
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

/** One span, or null when one of its times cannot be read. 9am–5 could be five in the morning: it is not guessed. */
function readSpan( start: string, end: string ): Span | null {
	if ( saysHalf( start ) && isEitherHalf( end ) ) {
		return null;
	}
	const span = { start: readTime( startFor( start, end ), 'start' ), end: readTime( end, 'end' ) };
	return span.start !== null && span.end !== null ? { start: span.start, end: span.end } : null;
}

/** Spans as people write them: 9-12, 13–17; null when any of it cannot be read (tests/vectors/hours-spans.json). */
export function readSpans( written: string ): Span[] | null {
	const spans: Span[] = [];
	let rest = plain( written );
	if ( rest === '' || rest.length > LONGEST ) {
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
