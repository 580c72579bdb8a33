/**
 * Jest as a process that stays loaded. Runs the tests in each message and responds with the name of the first failed
 * test, or an empty string.
 */
import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';

/** The version of Jest in wp-scripts, which all tests use. */
const ofScripts = createRequire( createRequire( import.meta.url ).resolve( '@wordpress/scripts/package.json' ) );
const { runCLI } = createRequire( ofScripts.resolve( 'jest' ) )( '@jest/core' );

let runs = 0;

process.on( 'message', async ( { tests, isRelated, path, code } ) => {
	Object.assign( process.env, { MUTANT_FILE: path && inRoot( path ), MUTANT_CODE: code } );
	const { results } = await runCLI(
		{
			...{
				config: inRoot( 'tools/mutants/jest.config.mjs' ),
				runInBand: true,
				silent: true,
				reporters: [],
			},
			// Jest caches transformed files by configuration, so each run gets a different one.
			globals: JSON.stringify( { mutant: ++runs } ),
			...{ _: tests.map( inRoot ), $0: 'jest', runTestsByPath: ! isRelated, findRelatedTests: isRelated },
		},
		[ inRoot( '.' ) ]
	);
	process.send( results.success ? '' : firstFailure( results ) );
} );

function firstFailure( { testResults } ) {
	const failed = testResults.flatMap( ( file ) => file.testResults ).find( ( { status } ) => status === 'failed' );
	return failed?.fullName ?? testResults.find( ( file ) => file.testExecError )?.testExecError.message ?? 'no test';
}
