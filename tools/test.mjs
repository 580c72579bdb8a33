/**
 * `npm test`: all runners, with the browser tests of the main paths, ending with the plain line "N passed, N failed".
 * `npm run test:all` adds the other browser tests. `npm test -- --changed` chooses tests for what differs from the last
 * commit, `--changed=main` from a branch. `npm run test:php -- --filter Phone` runs one runner and hands the rest of
 * the line on. `--no-build` uses the bundles as they are.
 */
import { mkdirSync } from 'node:fs';
import { buildIfStale } from './lib/build.mjs';
import { changedFiles, selection } from './lib/changed.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { CannotGoOn, main, say, step } from './lib/say.mjs';
import { writeWiring } from './lib/wiring.mjs';
import { e2e, e2eMainPaths, MAIN_PATHS } from './suites/e2e.mjs';
import { engines } from './suites/engines.mjs';
import { php } from './suites/php.mjs';
import { server } from './suites/server.mjs';
import { spoken } from './suites/spoken.mjs';
import { unit } from './suites/unit.mjs';
import { wpEnv } from './suites/wp-env.mjs';

const NO_BUILD = '--no-build';
const ALL = '--all';
const CHANGED = /^--changed(?:=(.+))?$/;
/** It stands on packages, which are installed only after this command has begun. */
const install = async ( args ) => ( await import( './suites/install.mjs' ) ).install( args );

const SUITES = { unit, php, server, install, e2e };
/**
 * Run beside each other: PHPUnit keeps one core busy. The browser tests take all cores that are left, so none stands
 * still until they end.
 */
const LANES = [ [ 'php' ], [ 'unit', 'server', 'install', 'e2e' ] ];
/** Failed tests that are listed again before the summary, for each runner. Logs are often cut to their last lines. */
const MAX_FAILURES = 10;
/** Run only when they are asked for by name. */
const ALONE = { engines, spoken, 'wp-env': wpEnv };

/** A runner that dies, runs nothing, or makes PHP complain is a failure even when no test says so. */
async function run( name, runner, args ) {
	say( `\n── ${ name } ──` );
	const began = Date.now();
	const result = await runner( args ).catch( ( error ) => ( {
		...{ code: 1, passed: 0, failed: 1, skipped: 0 },
		problems: [ error instanceof CannotGoOn ? error.message : error.stack ],
	} ) );
	const { code, passed, failed, skipped, problems, failures = [], notes = [], isLeftOut = false } = result;
	const extra = [
		...( problems.length
			? [ `PHP or the runner complained:\n  ${ problems.slice( 0, 20 ).join( '\n  ' ) }` ]
			: [] ),
		...( passed + failed === 0 && ! isLeftOut ? [ 'no test was run' ] : [] ),
		...( code !== 0 && failed === 0 && ! problems.length ? [ `the runner ended with exit code ${ code }` ] : [] ),
	];
	const seconds = Math.round( ( Date.now() - began ) / 1000 );
	return { name, passed, skipped, seconds, failures, failed: failed || extra.length, extra: [ ...notes, ...extra ] };
}

/**
 * Chooses the runners of each lane.
 *
 * @param {string[]} words Of the command line.
 * @return {[ name: string, runner: Function, args: string[] ][][]}
 */
function lanesFor( words ) {
	const [ first, ...rest ] = words;
	const alone = { ...SUITES, ...ALONE }[ first ];
	if ( alone ) {
		return [ [ [ first, alone, rest ] ] ];
	}
	const changed = words.map( ( word ) => CHANGED.exec( word ) ).find( Boolean );
	if ( changed ) {
		const args = selection( changedFiles( changed[ 1 ] ?? 'HEAD' ), MAIN_PATHS );
		return LANES.map( ( lane ) =>
			lane.filter( ( name ) => args[ name ] ).map( ( name ) => [ name, SUITES[ name ], args[ name ] ] )
		);
	}
	const suites = words.includes( ALL ) ? SUITES : { ...SUITES, e2e: e2eMainPaths };
	return LANES.map( ( lane ) => lane.map( ( name ) => [ name, suites[ name ], [] ] ) );
}

main( async () => {
	const words = process.argv.slice( 2 ).filter( ( word ) => word !== NO_BUILD );
	const lanes = lanesFor( words );
	checkNode();
	await nodeModules();
	if ( words[ 0 ] !== 'unit' ) {
		await ( process.argv.includes( NO_BUILD ) ? writeWiring() : buildIfStale() );
	}
	mkdirSync( inRoot( 'tests/.results' ), { recursive: true } );
	const results = [];
	await Promise.all(
		lanes.map( async ( lane ) => {
			for ( const [ name, runner, args ] of lane ) {
				results.push( await run( name, runner, args ) );
			}
		} )
	);
	summarize( results );
	return results.some( ( { failed } ) => failed ) ? 1 : 0;
} );

/** Prints the failed tests, a line for each runner, and the sum. */
function summarize( results ) {
	say();
	for ( const { name, failures } of results ) {
		failures.slice( 0, MAX_FAILURES ).forEach( ( text ) => say( `✘ ${ name }: ${ text }\n` ) );
	}
	for ( const { name, passed, failed, skipped, seconds, extra } of results ) {
		const left = skipped ? `, ${ skipped } skipped` : '';
		say( `${ name }: ${ passed } passed, ${ failed } failed${ left } (${ seconds } s)` );
		extra.forEach( ( line ) => step( line ) );
	}
	const sum = ( key ) => results.reduce( ( total, result ) => total + result[ key ], 0 );
	say( `${ sum( 'passed' ) } passed, ${ sum( 'failed' ) } failed` );
}
