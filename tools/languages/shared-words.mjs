/**
 * Single words that several files use without a context. Such a word has the same translation everywhere, so it must
 * have only one meaning. "Order", for example, can be a purchase or a position. `one-meaning.json` lists the words that
 * were compared in all their files.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const LIST = 'tools/languages/one-meaning.json';

/** @return {Set<string>} */
export const listedWords = () => new Set( JSON.parse( readFileSync( inRoot( LIST ), 'utf8' ) ) );

/**
 * @param {{ msgid: string, msgctxt?: string, files: Set<string> }[]} messages Messages of one product.
 * @param {Set<string>}                                               listed   Words with one meaning.
 * @return {string[]} Error messages for words that are not listed.
 */
export function sharedWordFaults( messages, listed ) {
	return messages
		.filter( ( { msgid, msgctxt, files } ) => ! msgctxt && files.size > 1 && /^\p{L}+$/u.test( msgid ) )
		.filter( ( { msgid } ) => ! listed.has( msgid ) )
		.map(
			( { msgid, files } ) =>
				`"${ msgid }" is used in ${ [ ...files ].sort().join( ', ' ) }. If it means different things there, ` +
				`give it a context with _x(). If not, add it to ${ LIST }.`
		);
}
