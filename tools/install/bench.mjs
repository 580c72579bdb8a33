import { spawn } from 'node:child_process';
import { inRoot } from '../lib/paths.mjs';

/** Number of lines of the output in the error message. */
const LINES = 15;

/** Parts that need no browser. The others take minutes: `npm run bench -- --once` runs all. */
const PARTS = [ 'server', 'cache', 'submissions', 'courses', 'growth' ];

/**
 * Runs the short parts of the benchmark once, with as few requests as possible. Nothing else runs the parts, so errors
 * in them would only be noticed at the next measurement.
 *
 * @return {Promise<string | void>} End of the output if a part fails.
 */
export const benchmarkRuns = () =>
	new Promise( ( done ) => {
		const child = spawn( process.execPath, [ inRoot( 'tools/bench/index.mjs' ), '--once', ...PARTS ], {
			cwd: inRoot( '.' ),
		} );
		const said = [];
		child.stdout.on( 'data', ( part ) => said.push( part ) );
		child.stderr.on( 'data', ( part ) => said.push( part ) );
		child.on( 'exit', ( code ) =>
			done(
				code === 0
					? undefined
					: Buffer.concat( said ).toString().trim().split( '\n' ).slice( -LINES ).join( '\n' )
			)
		);
	} );
