/** Selects the PHP tests for a mutant from the recorded calls. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { inRoot } from '../lib/paths.mjs';

/** The first group is small, because one of the nearest tests detects most mutants. */
const FIRST_CHUNK = 30;
const CHUNK = 300;

/**
 * @param {{ near: string[], package: string[] }}                                                                   area
 * @param {{ atStart: string[], tests: { file: string, class: string, method: string, functions: string[] }[] }} hits
 * @param {{ path: string, method: string }}                                                                      mutant
 * @return {object[][]} Tests of the package that call the method, the nearest first, in groups for one run of PHPUnit.
 */
export function chunksOf( area, hits, { path, method } ) {
	const name = new RegExp( `\\b${ basename( path, '.php' ) }\\b` );
	const distance = new Map();
	const distanceOf = ( file ) => {
		if ( ! distance.has( file ) ) {
			const isNamed = name.test( readFileSync( inRoot( file ), 'utf8' ) );
			distance.set( file, ( within( area.near, file ) ? 0 : 2 ) + ( isNamed ? 0 : 1 ) );
		}
		return distance.get( file );
	};
	const tests = withPaths( hits )
		.filter( ( test ) => within( area.package, test.file ) && isConcerned( test, hits, method ) )
		.sort(
			( one, other ) =>
				distanceOf( one.file ) - distanceOf( other.file ) || one.functions.length - other.functions.length
		);
	const chunks = [ tests.slice( 0, FIRST_CHUNK ) ];
	for ( let from = FIRST_CHUNK; from < tests.length; from += CHUNK ) {
		chunks.push( tests.slice( from, from + CHUNK ) );
	}
	return chunks.filter( ( chunk ) => chunk.length );
}

/** Recorded calls of an earlier run, with the tests that were written since. New tests run for every mutant. */
export function withNewTests( hits, folders ) {
	const known = new Set( hits.tests.map( ( test ) => `${ test.class }::${ test.method }` ) );
	const added = folders.flatMap( testFilesIn ).flatMap( ( file ) => {
		const name = file.replace( 'tests/php/', 'Vestibule/Tests/' ).replace( '.php', '' ).replaceAll( '/', '\\' );
		return [ ...readFileSync( inRoot( file ), 'utf8' ).matchAll( /function (test_\w+)/g ) ]
			.map( ( [ , method ] ) => ( {
				file: inRoot( file ),
				class: name,
				method,
				seconds: 1,
				functions: [ ANY ],
			} ) )
			.filter( ( test ) => ! known.has( `${ name }::${ test.method }` ) );
	} );
	return { ...hits, tests: [ ...hits.tests, ...added ] };
}

const ANY = '*';

const testFilesIn = ( folder ) =>
	readdirSync( inRoot( folder ), { recursive: true } )
		.filter( ( file ) => file.endsWith( 'Test.php' ) )
		.map( ( file ) => join( folder, file ) );

/** Some tests in the same folder as the code of an area. */
export const nearest = ( area, hits ) =>
	withPaths( hits )
		.filter( ( { file } ) => within( area.near, file ) )
		.slice( 0, FIRST_CHUNK );

const within = ( folders, file ) => folders.some( ( folder ) => `${ file }/`.startsWith( `${ folder }/` ) );

const withPaths = ( { tests } ) => tests.map( ( test ) => ( { ...test, file: relative( inRoot( '.' ), test.file ) } ) );

/** If a method runs when WordPress starts, all tests are relevant. */
const isConcerned = ( { functions }, { atStart }, method ) =>
	atStart.includes( method ) || functions.includes( method ) || functions.includes( ANY );

/** Regular expression for `--filter`. */
export function filterOf( tests ) {
	const names = tests.map( ( test ) => `${ test.class.replaceAll( '\\', '\\\\' ) }::${ test.method }` );
	return `/^(?:${ names.join( '|' ) })(?: with data set .*)?$/`;
}
