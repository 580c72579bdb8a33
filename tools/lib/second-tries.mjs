/**
 * Tests that failed and then passed: named in the summary, and remembered per machine, so that one that does so again
 * and again cannot hide behind its second try.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inCache } from './paths.mjs';

/** A test's last runs that are remembered, and how many second tries among them fail the run. */
const RUNS = 3;
const TOO_OFTEN = 2;

/** Where machines that begin with a fresh clone keep it is theirs to say. */
const HISTORY = process.env.SECOND_TRIES_HISTORY || inCache( 'second-tries.json' );

/**
 * Every test of Playwright's report that was run.
 *
 * @param {{ suites: object[] }} report
 * @return {{ key: string, name: string, isSecondTry: boolean }[]} `key` stays when lines are added above the test.
 */
export function testsOf( report ) {
	const inSuite = ( suite, titles ) => [
		...( suite.suites ?? [] ).flatMap( ( inner ) => inSuite( inner, [ ...titles, inner.title ] ) ),
		...( suite.specs ?? [] )
			.filter( ( { tests } ) => tests.some( ( { status } ) => status !== 'skipped' ) )
			.map( ( { file, line, title, tests } ) => ( {
				key: [ file, ...titles, title ].join( ' › ' ),
				name: `${ file }:${ line } ${ [ ...titles, title ].join( ' › ' ) }`,
				isSecondTry: tests.some( ( { status } ) => status === 'flaky' ),
			} ) ),
	];
	return report.suites.flatMap( ( file ) => inSuite( file, [] ) );
}

/**
 * The history with this run in it. Only tests that were run move on, so that a run of one file forgets nothing of the
 * others; a test run twice (on two kinds of site) counts once.
 *
 * @param {Record<string, boolean[]>} history By key: whether each of the last runs took a second try, latest last.
 * @param {{ key: string, isSecondTry: boolean }[]} tests
 * @return {Record<string, boolean[]>} Without tests whose remembered runs all passed at once.
 */
export function withRun( history, tests ) {
	const now = {};
	for ( const { key, isSecondTry } of tests ) {
		now[ key ] = isSecondTry || ( now[ key ] ?? false );
	}
	const next = { ...history };
	for ( const [ key, isSecondTry ] of Object.entries( now ) ) {
		next[ key ] = [ ...( history[ key ] ?? [] ), isSecondTry ].slice( -RUNS );
	}
	return Object.fromEntries( Object.entries( next ).filter( ( [ , runs ] ) => runs.includes( true ) ) );
}

const isTooOften = ( runs ) => runs.filter( Boolean ).length >= TOO_OFTEN;

/**
 * Remembers this run.
 *
 * @param {{ key: string, name: string, isSecondTry: boolean }[]} tests
 * @return {{ notes: string[], failures: string[] }} What the summary says, and what fails the run.
 */
export function remember( tests ) {
	const history = withRun( existsSync( HISTORY ) ? JSON.parse( readFileSync( HISTORY, 'utf8' ) ) : {}, tests );
	mkdirSync( dirname( HISTORY ), { recursive: true } );
	writeFileSync( HISTORY, `${ JSON.stringify( history, null, '\t' ) }\n` );
	const names = [
		...new Map( tests.filter( ( test ) => test.isSecondTry ).map( ( test ) => [ test.key, test ] ) ).values(),
	];
	return {
		notes: names.map( ( { name } ) => `passed on the second try: ${ name }` ),
		failures: names
			.filter( ( { key } ) => isTooOften( history[ key ] ) )
			.map( ( { name } ) => `took a second try in ${ TOO_OFTEN } of its last ${ RUNS } runs: ${ name }` ),
	};
}
