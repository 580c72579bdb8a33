/**
 * Single words that several files use without a context. Such a word has one translation everywhere, so it may mean only
 * one thing: "Order" is both a purchase and a position. `one-meaning.json` lists the words that were compared in all
 * their files.
 */
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';

const LIST = 'tools/languages/one-meaning.json';

/** @return {Set<string>} */
export const listedWords = () => new Set( JSON.parse( readFileSync( inRoot( LIST ), 'utf8' ) ) );

/**
 * @param {{ msgid: string, msgctxt?: string, files: Set<string> }[]} messages Of one product.
 * @param {Set<string>}                                               listed   Words with one meaning.
 * @return {string[]} Faults: words that are not listed.
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
