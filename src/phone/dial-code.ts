import { callingCodeOf } from './countries';
import { readNumber } from './reading';

/**
 * The text with the chosen country's dial code before it (docs/form.md, valid_phone_number without extended
 * validation). It is also what is sent when a plan could not be loaded: the server then reads the number in the
 * country that the visitor chose for it. A trunk prefix may stay: "+49 030 123456" is read as "+49 30 123456".
 * What is international already, or no number, is left as typed.
 */
export function withDialCode( text: string, country: string ): string {
	const reading = readNumber( text );
	const code = callingCodeOf( country );
	const national = typeof reading !== 'string' && ! reading.plus && ! reading.digits.startsWith( '00' );
	return national && code !== undefined ? `+${ code } ${ text.trim() }` : text;
}
