import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCache, inRoot } from './paths.mjs';

/**
 * Stores a hash of the inputs of a step, so that the next run can skip the step. Hashes contents and not dates, because
 * a fresh clone or another branch changes all dates.
 */
const file = ( name ) => inCache( `stamps/${ name }` );

/** @param {string[]} inputs Files and folders in the project. Missing ones count as empty. */
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

/** Checks whether the step was last run with exactly these inputs. */
export function isFresh( name, inputs ) {
	return existsSync( file( name ) ) && readFileSync( file( name ), 'utf8' ) === fingerprint( inputs );
}

/**
 * @param {string} print Fingerprint from before the step, so that inputs that change during the step make it outdated.
 */
export function remember( name, print ) {
	mkdirSync( inCache( 'stamps' ), { recursive: true } );
	writeFileSync( file( name ), print );
}
