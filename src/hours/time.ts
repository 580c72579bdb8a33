/** Start or end of a span. Midnight at the end is 24:00 of the same day, but a start can't be 24:00. */
export type Side = 'start' | 'end';

const MIDNIGHT = 1440;

/**
 * Pattern for times such as noon, 9, 9:30, 9.30, 9h30, 17h, 9 Uhr, 9am, 9:30 p.m. and 0930. It has no nested
 * quantifiers, so matching is fast.
 */
export const WRITTEN_TIME =
	'(?:noon|midday|midnight|\\d{1,2}(?:\\s?[:.h]\\s?\\d{2})?(?:\\s?(?:h|uhr))?(?:\\s?[ap](?:\\.?\\s?m\\.?)?)?|\\d{3,4})';

const WORDS: ReadonlyMap< string, number > = new Map( [
	[ 'noon', 720 ],
	[ 'midday', 720 ],
	[ 'midnight', 0 ],
] );
const TIME = new RegExp( `^${ WRITTEN_TIME }$` );
const DIGITS = /^(\d{1,2}?)(?:\s?[:.h]?\s?(\d{2}))?(?!\d)/;
const HALF = /([ap])(?:\.?\s?m\.?)?$/;

/** Normalizes pasted text: replaces special spaces and full-width colons, and converts it to lower case. */
export const plain = ( written: string ): string =>
	written.replace( /\s+/gu, ' ' ).replace( /：/gu, ':' ).trim().toLowerCase();

/** Checks whether a time contains am, pm or a word such as noon, which makes it unambiguous. */
export const saysHalf = ( written: string ): boolean => HALF.test( written ) || WORDS.has( written );

/** Checks whether a time could be am or pm: 1 to 12 without a leading zero. */
export const isEitherHalf = ( written: string ): boolean =>
	! saysHalf( written ) && /^(?:[1-9]|1[0-2])(?!\d)/.test( written );

/** Parses a time into minutes since midnight; null if it is invalid. 24:00 is 1440. */
export function minuteOf( written: string ): number | null {
	const text = plain( written );
	const word = WORDS.get( text );
	if ( word !== undefined ) {
		return word;
	}
	const [ found, hour = '', minute = '0' ] = TIME.test( text ) ? ( DIGITS.exec( text ) ?? [] ) : [];
	const half = HALF.exec( text )?.[ 1 ];
	if ( found === undefined || Number( minute ) > 59 ) {
		return null;
	}
	if ( half !== undefined ) {
		const isHour = Number( hour ) >= 1 && Number( hour ) <= 12;
		return isHour ? ( ( Number( hour ) % 12 ) + ( half === 'p' ? 12 : 0 ) ) * 60 + Number( minute ) : null;
	}
	const minutes = Number( hour ) * 60 + Number( minute );
	return minutes <= MIDNIGHT ? minutes : null;
}

/** Parses a time and returns it in its stored format HH:mm; null if it is invalid (tests/vectors/hours-times.json). */
export function readTime( written: string, side: Side ): string | null {
	const minutes = minuteOf( written );
	if ( minutes === null || ( side === 'start' && minutes === MIDNIGHT ) ) {
		return null;
	}
	const stored = side === 'end' && minutes === 0 ? MIDNIGHT : minutes;
	return `${ String( Math.floor( stored / 60 ) ).padStart( 2, '0' ) }:${ String( stored % 60 ).padStart( 2, '0' ) }`;
}
