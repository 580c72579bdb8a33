/** White space in JavaScript. The characters are listed explicitly, because PHP's character class differs. */
const SPACES = /[\t-\r \u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}]+/gu;

/**
 * Normalizes a string for comparisons in conditions: trims and collapses spaces, and converts the string to lower case.
 * Accents are preserved. The two lower-case forms of the Greek sigma count as equal, because programming languages
 * convert them differently.
 */
export const folded = ( text: string ): string =>
	text.replace( SPACES, ' ' ).replace( /^ | $/g, '' ).toLowerCase().replaceAll( 'ς', 'σ' );
