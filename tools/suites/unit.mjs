import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { failure } from '../lib/results.mjs';
import { show } from '../lib/run.mjs';

const REPORT = inRoot( `tests/.results/jest-${ process.pid }.json` );

/** Runs Jest for TypeScript and views, without WordPress. */
export async function unit( args ) {
	const jest = [
		inRoot( 'node_modules/@wordpress/scripts/bin/wp-scripts.js' ),
		'test-unit-js',
		'--config',
		'jest.config.mjs',
	];
	const code = await show( process.execPath, [
		...jest,
		'--json',
		'--outputFile',
		REPORT,
		'--silent=false',
		...args,
	] );
	const report = JSON.parse( readFileSync( REPORT, 'utf8' ) );
	rmSync( REPORT );
	const brokenFiles = report.testResults.filter(
		( file ) => file.status === 'failed' && ! file.assertionResults.length
	);
	return {
		code,
		passed: report.numPassedTests,
		failed: report.numFailedTests + brokenFiles.length,
		skipped: report.numPendingTests,
		failures: failures( report, brokenFiles ),
		problems: [],
	};
}

const failures = ( { testResults }, brokenFiles ) => [
	...brokenFiles.map( ( { name, message } ) => failure( relative( inRoot( '.' ), name ), message ) ),
	...testResults.flatMap( ( { name, assertionResults } ) =>
		assertionResults
			.filter( ( { status } ) => status === 'failed' )
			.map( ( { fullName, failureMessages } ) =>
				failure( `${ relative( inRoot( '.' ), name ) } › ${ fullName }`, failureMessages[ 0 ] )
			)
	),
];
