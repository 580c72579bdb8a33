import { CannotGoOn } from '../lib/say.mjs';

/**
 * Reads the command line of the benchmark, such as `page growth --quick --with ../plugins --write`.
 *
 * @param {string[]} words
 * @param {string[]} names Names of all parts. If the command line has none, all parts run.
 * @return {{ names: string[], share: number, isWritten: boolean, others: string | undefined }} `share` is a fraction
 * of the usual rounds. `--quick` and `--once` only show whether everything runs, because a few rounds are too few for
 * numbers. With `--once`, the share is 0: each part measures once, as little as possible.
 */
export function readArguments( words, names ) {
	const asked = { names: [], share: 1, isWritten: false, others: undefined };
	for ( let at = 0; at < words.length; at++ ) {
		const word = words[ at ];
		if ( word === '--quick' ) {
			asked.share = 0.1;
		} else if ( word === '--once' ) {
			asked.share = 0;
		} else if ( word === '--write' ) {
			asked.isWritten = true;
		} else if ( word === '--with' ) {
			asked.others = words[ ++at ];
			if ( ! asked.others ) {
				throw new CannotGoOn( '--with needs the folder of the other plugins.' );
			}
		} else if ( names.includes( word ) ) {
			asked.names.push( word );
		} else {
			throw new CannotGoOn( `there is no part "${ word }". Available parts: ${ names.join( ', ' ) }.` );
		}
	}
	if ( asked.isWritten && asked.share < 1 ) {
		throw new CannotGoOn( 'results of --quick and --once are not precise enough for --write.' );
	}
	return { ...asked, names: asked.names.length ? names.filter( ( name ) => asked.names.includes( name ) ) : names };
}
