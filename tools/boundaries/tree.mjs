import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parsePhp } from './php.mjs';

/**
 * Files that the checks read. Each file is read once.
 *
 * @typedef {Object} Tree
 * @property {string[]}                                files Paths from the root, with slashes.
 * @property {(path: string) => string}                text  Returns the content of a file.
 * @property {(path: string) => ReturnType<parsePhp>} php   Returns the parsed content of a PHP file.
 */

/** @return {Tree} */
export function treeOf( files, read ) {
	const remembered = ( make ) => {
		const made = new Map();
		return ( path ) => made.get( path ) ?? made.set( path, make( path ) ).get( path );
	};
	const text = remembered( read );
	return { files, text, php: remembered( ( path ) => parsePhp( text( path ) ) ) };
}

/** Lists the files that Git tracks or would add. Excludes built and installed files. */
export function repository( root ) {
	const listed = execFileSync( 'git', [ 'ls-files', '-co', '--exclude-standard' ], { cwd: root, encoding: 'utf8' } );
	const files = [ ...new Set( listed.split( '\n' ) ) ].filter(
		( file ) => file && existsSync( resolve( root, file ) )
	);
	return treeOf( files, ( file ) => readFileSync( resolve( root, file ), 'utf8' ) );
}

export const SOURCE = 'plugin/src/';

/** @param {Tree} tree */
export const sources = ( tree ) =>
	tree.files.filter( ( file ) => file.startsWith( SOURCE ) && file.endsWith( '.php' ) );

/** Splits a path in plugin/src into its folders and the file name. */
export const partsOf = ( file ) => file.slice( SOURCE.length ).split( '/' );
