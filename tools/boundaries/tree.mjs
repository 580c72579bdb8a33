import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parsePhp } from './php.mjs';

/**
 * The files that the checks read, each once.
 *
 * @typedef {Object} Tree
 * @property {string[]}                                files Paths from the root, with slashes.
 * @property {(path: string) => string}                text  What is in a file.
 * @property {(path: string) => ReturnType<parsePhp>} php   What it says in code.
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

/** What git knows or would add: nothing that is built or installed. */
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

/** A path below plugin/src, in its parts. */
export const partsOf = ( file ) => file.slice( SOURCE.length ).split( '/' );
