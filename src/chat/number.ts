import { chatLink } from './link';

/**
 * What an owner should know about a number before visitors use it (docs/chat.md: digits only, group links
 * only on the exact host).
 */
export type NumberFinding =
	'group' | 'not-a-group' | 'nowhere' | 'trunk-zero' | 'national' | 'letters' | 'too-short' | 'too-long';

const GROUP_HOST = 'chat.whatsapp.com';

/** The shortest and longest international numbers (ITU-T E.164). */
const SHORTEST = 7;
const LONGEST = 15;

/** Empty when there is nothing to say; `group` is the only one that is no warning. */
export function numberFindings( number: string ): NumberFinding[] {
	const typed = number.trim();
	if ( typed === '' ) {
		return [];
	}
	if ( typed.toLowerCase().includes( GROUP_HOST ) ) {
		return [ chatLink( typed, '', 'api' ) === '' || /^http:/i.test( typed ) ? 'not-a-group' : 'group' ];
	}
	if ( /^[a-z]+:\/\//i.test( typed ) ) {
		return [ 'not-a-group' ];
	}
	const digits = typed.replace( /[^0-9]/g, '' ).replace( /^00/, '' );
	if ( digits === '' ) {
		return [ 'nowhere' ];
	}
	const trunk = /\(\s*0\s*\)/.test( typed );
	const found: [ NumberFinding, boolean ][] = [
		[ 'trunk-zero', trunk ],
		[ 'national', ! trunk && /^[^0-9]*0(?!0)/.test( typed ) ],
		[ 'letters', /\p{L}/u.test( typed ) ],
		[ 'too-short', digits.length < SHORTEST ],
		[ 'too-long', digits.length > LONGEST ],
	];
	return found.filter( ( [ , is ] ) => is ).map( ( [ finding ] ) => finding );
}

/** Without the zero in brackets, which is dialled only within the country. */
export const withoutTrunkZero = ( number: string ): string => number.replace( /\(\s*0\s*\)\s*/g, '' );

/** Findings that mean that the chat would not reach anyone. */
const DOUBTS: readonly NumberFinding[] = [ 'trunk-zero', 'national', 'too-short', 'too-long' ];

export const isDoubtful = ( number: string ): boolean =>
	numberFindings( number ).some( ( finding ) => DOUBTS.includes( finding ) );

/**
 * The number with a country code before it.
 *
 * @param code Such as 49.
 * @return Empty if there is no code, or if the number has one or is none.
 */
export function withCountryCode( number: string, code: string ): string {
	const typed = number.trim();
	const isNational = /^[(\s]*\d/.test( typed ) && ! /^[^0-9]*00/.test( typed ) && ! typed.startsWith( code );
	return code !== '' && isNational ? `+${ code } ${ typed.replace( /^([(\s]*)0/, '$1' ) }` : '';
}
