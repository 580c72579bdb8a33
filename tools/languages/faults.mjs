/** What is wrong with a translation, in words that name it. */
import { codes, keyOf, placeholders } from './message.mjs';

const tags = ( text ) => ( text.match( /<\/?[a-z][a-z0-9]*\b/gi ) ?? [] ).sort().join( ' ' );

/** German pronouns and verbs of the familiar address; a site speaks to its visitors formally. */
const FAMILIAR =
	/(?<![\p{L}\p{N}_-])(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?|bist|hast|kannst|musst|willst|möchtest|solltest|darfst|wirst)(?![\p{L}\p{N}_-])/iu;

/**
 * @param {Map<string, string[]>} translated By key, in German.
 * @return {string[]} Sentences, one for each translation with a familiar address.
 */
export const familiarFaults = ( translated ) =>
	[ ...translated.values() ]
		.flat()
		.filter( ( form ) => FAMILIAR.test( form ) )
		.map( ( form ) => `"${ form }" is not the formal address` );

/**
 * @param {object[]}              messages   Of the sources.
 * @param {Map<string, string[]>} translated By key.
 * @param {boolean}               complete   Whether nothing may be left empty.
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
		// "One entry" may name its number, and "%d entry" may leave it out.
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
