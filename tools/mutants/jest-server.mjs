/**
 * Jest that stays loaded. Runs the tests of each message and answers with the name of the first one that fails, or an
 * empty text.
 */
import { createRequire } from 'node:module';
import { inRoot } from '../lib/paths.mjs';

/** The Jest of wp-scripts, which all tests run with. */
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
