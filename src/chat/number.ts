import { chatLink } from './link';

/** Findings about a phone number or group link that are shown to editors before publishing (docs/chat.md). */
export type NumberFinding =
	'group' | 'not-a-group' | 'nowhere' | 'trunk-zero' | 'national' | 'letters' | 'too-short' | 'too-long';

const GROUP_HOST = 'chat.whatsapp.com';

/** Limits of an international number (ITU-T E.164). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** Returns the findings; empty if the number is correct. All findings except `group` are warnings. */
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
		[ 'too-short', digits.length < MIN_DIGITS ],
		[ 'too-long', digits.length > MAX_DIGITS ],
	];
	return found.filter( ( [ , is ] ) => is ).map( ( [ finding ] ) => finding );
}

/** Removes a zero in parentheses, which callers dial only within the country. */
export const withoutTrunkZero = ( number: string ): string => number.replace( /\(\s*0\s*\)\s*/g, '' );

/** Findings about numbers with which a chat would probably not reach the account. */
const DOUBTS: readonly NumberFinding[] = [ 'trunk-zero', 'national', 'too-short', 'too-long' ];

export const isDoubtful = ( number: string ): boolean =>
	numberFindings( number ).some( ( finding ) => DOUBTS.includes( finding ) );

/**
 * Returns the number with a country code in front.
 *
 * @param code Code such as 49.
 * @return Empty if the code is empty, or if the number already has a country code or is invalid.
 */
export function withCountryCode( number: string, code: string ): string {
	const typed = number.trim();
	const isNational = /^[(\s]*\d/.test( typed ) && ! /^[^0-9]*00/.test( typed ) && ! typed.startsWith( code );
	return code !== '' && isNational ? `+${ code } ${ typed.replace( /^([(\s]*)0/, '$1' ) }` : '';
}
