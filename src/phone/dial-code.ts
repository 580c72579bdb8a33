import { callingCodeOf } from './countries';
import { readNumber } from './reading';

/**
 * Adds the country's calling code to a national number (docs/form.md, valid_phone_number without extended validation).
 * This is also used if a plan could not be loaded, so that the server parses the number for the selected country. A
 * trunk prefix may remain, because "+49 030 123456" is parsed like "+49 30 123456". International numbers and input
 * that isn't a number are not changed.
 */
export function withDialCode( text: string, country: string ): string {
	const reading = readNumber( text );
	const code = callingCodeOf( country );
	const national = typeof reading !== 'string' && ! reading.plus && ! reading.digits.startsWith( '00' );
	return national && code !== undefined ? `+${ code } ${ text.trim() }` : text;
}
