import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/* The rule by which a test that passes on its second try is named, and fails the run when it does so too often. */

const folder = mkdtempSync( join( tmpdir(), 'second-tries-' ) );
afterAll( () => rmSync( folder, { recursive: true } ) );

const TOOL = pathToFileURL( join( __dirname, '../../../tools/lib/second-tries.mjs' ) ).href;

/** Runs the tool as `npm test` does, since Jest does not read its kind of module; answers what it says of each run. */
function said( history: string, runs: object[] ): { notes: string[]; failures: string[] }[] {
	const script = `import { remember, testsOf } from ${ JSON.stringify( TOOL ) };
		console.log( JSON.stringify( ${ JSON.stringify( runs ) }.map( ( run ) => remember( testsOf( run ) ) ) ) );`;
	const env = { ...process.env, SECOND_TRIES_HISTORY: join( folder, history ) };
	return JSON.parse(
		execFileSync( process.execPath, [ '--input-type=module', '-e', script ], { env, encoding: 'utf8' } )
	);
}

const report = ( tests: Record< string, string >, line = 7 ) => ( {
	suites: [
		{
			title: 'form.spec.ts',
			specs: [],
			suites: [
				{
					title: 'on a phone',
					specs: Object.entries( tests ).map( ( [ title, status ] ) => ( {
						...{ file: 'form.spec.ts', line, title },
						tests: [ { status } ],
					} ) ),
				},
			],
		},
	],
} );

test( 'a second try is named with its file, line and title', () => {
	const [ run ] = said( 'named', [ report( { sends: 'flaky', opens: 'expected', stays: 'unexpected' } ) ] );
	expect( run ).toEqual( {
		notes: [ 'passed on the second try: form.spec.ts:7 on a phone › sends' ],
		failures: [],
	} );
} );

test( 'the same test twice in three of its runs fails, wherever it has moved in its file', () => {
	const runs = said( 'twice', [
		report( { sends: 'flaky' } ),
		report( { sends: 'expected' } ),
		report( { sends: 'flaky' }, 12 ),
	] );
	expect( runs.map( ( { failures } ) => failures.length ) ).toEqual( [ 0, 0, 1 ] );
	expect( runs[ 2 ]?.failures[ 0 ] ).toContain( 'form.spec.ts:12 on a phone › sends' );
} );

test( 'runs that are further apart, or of other tests, fail nothing', () => {
	const runs = said( 'apart', [
		report( { sends: 'flaky' } ),
		report( { sends: 'expected' } ),
		report( { opens: 'flaky' } ),
		report( { sends: 'expected', opens: 'expected' } ),
		report( { sends: 'flaky' } ),
	] );
	expect( runs.flatMap( ( { failures } ) => failures ) ).toEqual( [] );
} );

test( 'a run without the test forgets nothing of it', () => {
	const runs = said( 'without', [
		report( { sends: 'flaky' } ),
		report( { opens: 'expected' } ),
		report( { sends: 'skipped' } ),
		report( { sends: 'flaky' } ),
	] );
	expect( runs[ 3 ]?.failures ).toHaveLength( 1 );
} );
