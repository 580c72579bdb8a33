/**
 * Selects a sample of mutants. The same code results in the same sample on every machine, even if its lines have moved.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const EXTENSIONS = { php: [ '.php' ], ts: [ '.ts', '.tsx' ] };

/** Files of an area, as paths in the project. */
export function filesOf( { paths, language } ) {
	return paths
		.flatMap( ( path ) =>
			statSync( inRoot( path ) ).isDirectory()
				? readdirSync( inRoot( path ), { recursive: true } ).map( ( name ) => join( path, name ) )
				: [ path ]
		)
		.filter( ( path ) => EXTENSIONS[ language ].includes( extname( path ) ) )
		.sort();
}

/**
 * Selects mutants of one file. No line gets a second mutant before all lines have one.
 *
 * @param {string}   path
 * @param {object[]} mutants All of the file.
 * @param {number}   count
 */
export function sample( path, mutants, count ) {
	const lines = readFileSync( inRoot( path ), 'utf8' ).split( '\n' );
	const seen = new Map();
	const ranked = mutants
		.map( ( mutant ) => {
			const text = [ path, lines[ mutant.line - 1 ].trim(), mutant.original, mutant.mutated ].join( '\n' );
			const occurrence = ( seen.get( text ) ?? 0 ) + 1;
			seen.set( text, occurrence );
			return { ...mutant, rank: createHash( 'sha256' ).update( `${ text }\n${ occurrence }` ).digest( 'hex' ) };
		} )
		.sort( ( one, other ) => ( one.rank < other.rank ? -1 : 1 ) );
	const firsts = ranked.filter(
		( { line }, index ) => ranked.findIndex( ( mutant ) => mutant.line === line ) === index
	);
	const chosen = [ ...firsts, ...ranked.filter( ( mutant ) => ! firsts.includes( mutant ) ) ].slice( 0, count );
	return chosen
		.sort( ( one, other ) => one.start - other.start )
		.map( ( { rank, ...mutant } ) => ( { path, ...mutant } ) );
}

/** Returns the changed file. Offsets are in bytes for PHP and in characters for TypeScript. */
export function mutatedText( { path, start, end, mutated } ) {
	const code = readFileSync( inRoot( path ) );
	if ( path.endsWith( '.php' ) ) {
		return Buffer.concat( [ code.subarray( 0, start ), Buffer.from( mutated ), code.subarray( end ) ] ).toString();
	}
	const text = code.toString();
	return text.slice( 0, start ) + mutated + text.slice( end );
}
