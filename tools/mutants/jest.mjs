/** Runs Jest on mutants. No file is changed: the transform replaces the code of one file (jest-transform.cjs). */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inCache, inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { mutatedText } from './sample.mjs';
import { patience, trial } from './trial.mjs';

const FOLDER = inCache( `mutants-${ process.pid }` );
const CODE = join( FOLDER, 'mutant.txt' );
const FIRST_LIMIT_MS = 600_000;

export function startJest() {
	mkdirSync( FOLDER, { recursive: true } );
	return {
		areaRunner,
		stop: async () => rmSync( FOLDER, { recursive: true, force: true } ),
	};
}

/**
 * Tests of one area, in two steps: the tests beside the code, then all that import the file.
 *
 * @return {{ control: () => Promise<void>, findTest: (mutant: object) => Promise<string> }} `control` checks that
 * the tests pass without a mutant; `findTest` returns the test that sees one, or an empty text.
 */
function areaRunner( area ) {
	let time = FIRST_LIMIT_MS;
	const near = [ '--runTestsByPath', ...area.near ];
	return {
		control: async () => {
			const began = Date.now();
			const { code, output } = await run( near, FIRST_LIMIT_MS );
			if ( code !== 0 ) {
				throw new CannotGoOn( `the tests of ${ area.name } fail without a mutant.\n${ output }` );
			}
			time = Date.now() - began;
		},
		findTest: async ( mutant ) => {
			writeFileSync( CODE, mutatedText( mutant ) );
			const first = await run( near, patience( time ), mutant.path );
			const failed = first.code
				? first
				: await run( [ '--findRelatedTests', mutant.path ], FIRST_LIMIT_MS, mutant.path );
			return failed.code ? firstFailure( failed ) : '';
		},
	};
}

/** Name of the first test that failed. */
const firstFailure = ( { isLate, output } ) =>
	isLate ? 'time limit' : ( output.match( /● (.*)/ )?.[ 1 ] ?? output.trim().split( '\n' ).at( -1 ).slice( 0, 120 ) );

const run = ( tests, ms, path = '' ) =>
	trial(
		[
			process.execPath,
			[
				inRoot( 'node_modules/jest/bin/jest.js' ),
				...[ '--config', 'tools/mutants/jest.config.mjs', '--bail', '--runInBand', '--silent' ],
				...tests,
			],
			{
				cwd: inRoot( '.' ),
				env: {
					...{ ...process.env, NODE_ENV: 'test', BABEL_ENV: 'test' },
					...{ MUTANT_FILE: path && inRoot( path ), MUTANT_CODE: CODE },
				},
			},
		],
		ms
	);
