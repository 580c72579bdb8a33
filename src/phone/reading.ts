import { MAX_INPUT, type Refusal } from './codes';

/**
 * Phone number as found in a string, before a numbering plan is applied. `Vestibule\Fields\Phone\Reading` is the PHP
 * counterpart.
 */
export interface Reading {
	/** Whether the digits follow a plus sign and therefore begin with a calling code. */
	readonly plus: boolean;
	/** ASCII digits: at least two, or at least three after a plus sign. */
	readonly digits: string;
	/** Digits of the extension; empty if there is none. */
	readonly extension: string;
}

/** Code point of the digit zero in each supported script: Arabic-Indic, Persian, Devanagari, Bengali, full-width. */
const ZEROS = [ 0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10 ] as const;
const FOREIGN_DIGIT = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\uff10-\uff19]/gu;

/**
 * Pattern for separators between digits (Google's list), all spaces, and invisible characters that visitors copy
 * together with a number.
 */
const PUNCTUATION =
	/[-\u2010-\u2015\u2212\u30fc\uff0d-\uff0f()\uff08\uff09\uff3b\uff3d.[\]/~\u2053\u223c\uff5e\s\p{Z}\p{Cf}]/gu;

/**
 * Pattern for an extension at the end, after a digit: "x12", "ext. 12", "extn 12", "extension: 12", ";ext=12" or "#12".
 */
const EXTENSION = /^(.*[0-9])[\s\p{Z},;.)-]*(?:extension|extn|ext|x|#)[.:=]?[\s\p{Z}]*([0-9]{1,7})#?[\s\p{Z}]*$/isu;

function asciiDigit( digit: string ): string {
	const point = digit.codePointAt( 0 ) ?? 0;
	return String( point - ( ZEROS.findLast( ( zero ) => zero <= point ) ?? point ) );
}

/** Converts digits and plus signs of other scripts to ASCII. */
export function toAscii( text: string ): string {
	return text.replace( FOREIGN_DIGIT, asciiDigit ).replace( /\uff0b/g, '+' );
}

/**
 * Parses a string as a phone number, or returns the reason why it is invalid (docs/phone.md). Letters are not converted
 * to digits ("0800 FLOWERS" is invalid), because the resulting number would not be recognizable.
 */
export function readNumber( text: string ): Reading | Refusal {
	if ( [ ...text ].length > MAX_INPUT ) {
		return 'TOO_LONG';
	}
	const ascii = toAscii( text );
	const [ , number = ascii, extension = '' ] = EXTENSION.exec( ascii ) ?? [];
	const [ , plus = '', digits = '' ] = /^(\+?)([0-9]{2,})$/.exec( number.replace( PUNCTUATION, '' ) ) ?? [];
	if ( digits === '' || ( plus !== '' && digits.length < 3 ) ) {
		return 'NOT_A_NUMBER';
	}
	return { plus: plus !== '', digits, extension };
}
