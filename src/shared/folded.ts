/** What JavaScript calls white space, spelled out: PHP's class knows other characters. */
const SPACES = /[\t-\r \u{A0}\u{1680}\u{2000}-\u{200A}\u{2028}\u{2029}\u{202F}\u{205F}\u{3000}\u{FEFF}]+/gu;

/**
 * A text as conditions compare it: without the spaces around it, one space for several, and in lower case. Accents
 * stay: another letter is another word. The two forms of the Greek s are one, since languages put them differently.
 */
export const folded = ( text: string ): string =>
	text.replace( SPACES, ' ' ).replace( /^ | $/g, '' ).toLowerCase().replaceAll( 'ς', 'σ' );
