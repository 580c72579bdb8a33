/**
 * `npm test`: runs all test runners, with the browser tests of the main paths. The last line is "N passed, N failed".
 * `npm run test:all` adds the other browser tests and the benchmark. `npm test -- --changed` selects tests for files
 * that differ from the last commit, `--changed=main` from a branch. `npm run test:php -- --filter Phone` runs one
 * runner with the given arguments. `--no-build` uses the existing bundles.
 */
import { mkdirSync } from 'node:fs';
import { buildIfStale } from './lib/build.mjs';
import { changedFiles, selection } from './lib/changed.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inRoot } from './lib/paths.mjs';
import { CannotGoOn, main, say, step } from './lib/say.mjs';
import { writeWiring } from './lib/wiring.mjs';
import { bench } from './suites/bench.mjs';
import { e2e, e2eMainPaths, MAIN_PATHS } from './suites/e2e.mjs';
import { engines } from './suites/engines.mjs';
import { extension } from './suites/extension.mjs';
import { php } from './suites/php.mjs';
import { server } from './suites/server.mjs';
import { spoken } from './suites/spoken.mjs';
import { unit } from './suites/unit.mjs';
import { wpEnv } from './suites/wp-env.mjs';

const NO_BUILD = '--no-build';
const ALL = '--all';
const CHANGED = /^--changed(?:=(.+))?$/;
/** Imported late, because the npm packages are installed after this command has started. */
const install = async ( args ) => ( await import( './suites/install.mjs' ) ).install( args );

const SUITES = { unit, php, extension, server, install, bench, e2e };
/** Runners of `npm test`. */
const MAIN_SUITES = { unit, php, extension, server, install, e2e: e2eMainPaths };
/**
 * Groups of runners that run at the same time. PHPUnit and the installation use one core. The browser tests use the
 * other cores, so that no core is idle until the end.
 */
const LANES = [
	[ 'php', 'extension', 'install', 'bench' ],
	[ 'unit', 'server', 'e2e' ],
];
/**
 * Maximum number of failed tests per runner that are repeated before the summary, because logs are often cut to their
 * last lines.
 */
const MAX_FAILURES = 10;
/** Runners that only run when named. */
const ALONE = { engines, spoken, 'wp-env': wpEnv };

/** Runs one runner. Also counts as failed if the runner crashes, runs no test, or PHP logs an error. */
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
			? [ `PHP or the test runner reported problems:\n  ${ problems.slice( 0, 20 ).join( '\n  ' ) }` ]
			: [] ),
		...( passed + failed === 0 && ! isLeftOut ? [ 'no test ran' ] : [] ),
		...( code !== 0 && failed === 0 && ! problems.length ? [ `the test runner exited with code ${ code }` ] : [] ),
	];
	const seconds = Math.round( ( Date.now() - began ) / 1000 );
	return { name, passed, skipped, seconds, failures, failed: failed || extra.length, extra: [ ...notes, ...extra ] };
}

/**
 * Chooses the runners of each lane.
 *
 * @param {string[]} words Arguments of the command line.
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
	const suites = words.includes( ALL ) ? SUITES : MAIN_SUITES;
	return LANES.map( ( lane ) =>
		lane.filter( ( name ) => suites[ name ] ).map( ( name ) => [ name, suites[ name ], [] ] )
	);
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

/** Prints the failed tests, one line per runner, and the total. */
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
