import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCache, inRoot } from './paths.mjs';

/**
 * Remembers what a step was made from, so that the next run can leave it out. Contents are hashed, not dates:
 * a fresh clone and a switched branch give every file a new date.
 */
const file = ( name ) => inCache( `stamps/${ name }` );

/** @param {string[]} inputs files and folders below the project, missing ones count as empty. */
export function fingerprint( inputs ) {
	const hash = createHash( 'sha1' );
	for ( const path of inputs.flatMap( ( input ) => list( inRoot( input ) ) ) ) {
		hash.update( path ).update( readFileSync( path ) );
	}
	return hash.digest( 'hex' );
}

function list( path ) {
	if ( ! existsSync( path ) ) {
		return [];
	}
	if ( ! statSync( path ).isDirectory() ) {
		return [ path ];
	}
	return readdirSync( path )
		.sort()
		.flatMap( ( name ) => list( join( path, name ) ) );
}

/** Whether the step was done with exactly these inputs. */
export function isFresh( name, inputs ) {
	return existsSync( file( name ) ) && readFileSync( file( name ), 'utf8' ) === fingerprint( inputs );
}

/** @param {string} print the fingerprint taken before the step began: what changed meanwhile counts as stale. */
export function remember( name, print ) {
	mkdirSync( inCache( 'stamps' ), { recursive: true } );
	writeFileSync( file( name ), print );
}
