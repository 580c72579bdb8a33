/** PHP process that has loaded WordPress and runs PHPUnit in forks of itself (php/server.php). */
import { spawn } from 'node:child_process';
import { openSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endWithUs } from '../lib/children.mjs';
import { inRoot } from '../lib/paths.mjs';

/**
 * @param {[string, string[], object]} command Command of PHPUnit (native/phpunit.mjs).
 * @param {string}                     folder  Folder for PHPUnit's output.
 * @param {string[]}                   files   Files that change, which OPcache must not store.
 * @return {Promise<{ hasLoaded: (path: string) => boolean, run: Function, stop: () => void }>} `hasLoaded` checks
 * whether a file is loaded before the tests. Changes to such a file need a new process. `run` takes the arguments of
 * PHPUnit and a time limit in ms, and returns what trial() returns.
 */
export async function startServer( [ program, args, options ], folder, files ) {
	const uncached = join( folder, 'uncached.txt' );
	writeFileSync( uncached, files.join( '\n' ) );
	const settings = [
		...args.slice( 0, args.indexOf( phpunitIn( args ) ) ),
		'-d',
		`opcache.blacklist_filename=${ uncached }`,
	];
	const output = join( folder, 'output.txt' );
	const server = inRoot( 'tools/mutants/php/server.php' );
	const child = endWithUs(
		spawn( program, [ ...settings, server ], {
			...options,
			stdio: [ 'pipe', openSync( output, 'a' ), 'inherit', 'pipe' ],
		} )
	);
	const lines = createInterface( { input: child.stdio[ 3 ] } )[ Symbol.asyncIterator ]();
	const answer = async () => JSON.parse( ( await lines.next() ).value );
	const loaded = new Set( await answer() );
	return {
		hasLoaded: ( path ) => loaded.has( path ),
		run: async ( more, ms ) => {
			const all = [ ...args.slice( args.indexOf( phpunitIn( args ) ) ), ...more ];
			truncateSync( output );
			child.stdin.write( `${ JSON.stringify( { args: all, ms } ) }\n` );
			return { ...( await answer() ), output: readFileSync( output, 'utf8' ) };
		},
		stop: () => child.stdin.end(),
	};
}

/** PHPUnit's executable. The command line expects it after the options of PHP. */
const phpunitIn = ( args ) => args.find( ( arg ) => arg.endsWith( '/phpunit' ) );
