/** What a form's token asks of the browser that sends it (docs/spam.md); the server signed it. */
export interface Terms {
	/** No other token has it. */
	random: string;
	/** The difficulty of the proof of work, in bits; 0 asks for none. */
	bits: number;
	/** Least time from the first touch of the form to its sending. */
	seconds: number;
}

const MOST_BITS = 24;
const MOST_SECONDS = 60;

const number = ( text: string | undefined, most: number ): number =>
	text !== undefined && /^\d{1,2}$/.test( text ) ? Math.min( most, Number( text ) ) : 0;

/** Form, end, random, first asked, bits, seconds, signature; of an earlier version without the terms. */
export function termsOf( token: string ): Terms {
	const part = token.split( '.' );
	const isWhole = part.length === 7;
	return {
		random: part[ 2 ] ?? '',
		bits: isWhole ? number( part[ 4 ], MOST_BITS ) : 0,
		seconds: isWhole ? number( part[ 5 ], MOST_SECONDS ) : 0,
	};
}
