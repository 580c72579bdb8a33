import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { say } from '../lib/say.mjs';

export const read = ( path ) => ( existsSync( inRoot( path ) ) ? readFileSync( inRoot( path ), 'utf8' ) : '' );

/**
 * Writes the files that differ, or returns error messages for them.
 *
 * @param {Record<string, string>} files Contents, by path in the repository.
 * @param {boolean}                check Whether to only compare.
 * @return {string[]} Error messages.
 */
export function settle( files, check ) {
	const stale = Object.entries( files ).filter( ( [ path, text ] ) => read( path ) !== text );
	if ( check ) {
		return stale.map( ( [ path ] ) => `${ path } differs from its sources: run "npm run make"` );
	}
	for ( const [ path, text ] of stale ) {
		mkdirSync( dirname( inRoot( path ) ), { recursive: true } );
		writeFileSync( inRoot( path ), text );
		say( `${ path } written` );
	}
	return [];
}
