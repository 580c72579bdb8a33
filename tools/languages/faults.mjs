/** Checks of translations, with error messages that name the text. */
import { codes, keyOf, placeholders } from './message.mjs';

const tags = ( text ) => ( text.match( /<\/?[a-z][a-z0-9]*\b/gi ) ?? [] ).sort().join( ' ' );

/** German pronouns and verbs of informal address. The translations use formal address. */
const FAMILIAR =
	/(?<![\p{L}\p{N}_-])(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|bist|hast|kannst|musst|willst|möchtest|solltest|darfst|wirst)(?![\p{L}\p{N}_-])/iu;

/**
 * @param {Map<string, string[]>} translated German translations, by key.
 * @return {string[]} Error messages, one for each translation with informal address.
 */
export const familiarFaults = ( translated ) =>
	[ ...translated.values() ]
		.flat()
		.filter( ( form ) => FAMILIAR.test( form ) )
		.map( ( form ) => `"${ form }" is not the formal address` );

/**
 * @param {object[]}              messages   Messages of the sources.
 * @param {Map<string, string[]>} translated Translations, by key.
 * @param {boolean}               complete   Whether every message must be translated.
 */
export function faultsOf( messages, translated, complete ) {
	return messages.flatMap( ( message ) => {
		const forms = translated.get( keyOf( message ) ) ?? [ '' ];
		const empty = forms.some( ( form ) => form === '' );
		if ( empty ) {
			return complete ? [ `"${ message.msgid }" is not translated` ] : [];
		}
		return forms.flatMap( ( form, at ) => faultsOfForm( message, form, at ) );
	} );
}

function faultsOfForm( { msgid, plural }, form, at ) {
	const source = at === 0 ? msgid : plural;
	const faults = [];
	const has = placeholders( form ).join( ' ' );
	const allowed = [ placeholders( source ).join( ' ' ) ];
	if ( plural && at === 0 ) {
		// The singular may contain or omit the number: "One entry" or "%d entry".
		allowed.push( placeholders( plural ).join( ' ' ), '' );
	}
	if ( ! allowed.includes( has ) ) {
		faults.push( `"${ msgid }": "${ form }" has other placeholders` );
	}
	if ( codes( form ).join( ' ' ) !== codes( source ).join( ' ' ) ) {
		faults.push( `"${ msgid }": "${ form }" has other codes` );
	}
	if ( tags( form ) !== tags( source ) ) {
		faults.push( `"${ msgid }": "${ form }" has other tags` );
	}
	if ( ( form.trim() === form ) !== ( source.trim() === source ) ) {
		faults.push( `"${ msgid }": "${ form }" begins or ends with another space` );
	}
	return faults;
}
