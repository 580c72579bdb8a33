import { spawn } from 'node:child_process';
import { checklist } from '../lib/checks.mjs';
import { inRoot } from '../lib/paths.mjs';
import { step } from '../lib/say.mjs';
import { askedForPlayground, forEverything, missingPackages } from '../native/programs.mjs';

/** Number of lines of the output in the error message. */
const LINES = 15;

/** Parts that need no browser. The others take minutes: `npm run bench -- --once` runs all. */
const PARTS = [ 'server', 'cache', 'submissions', 'courses', 'growth' ];

/** Runs the short parts of the benchmark once. Otherwise, errors in them would only be noticed at the next measurement. */
export async function bench() {
	const { check, counts } = checklist();
	if ( askedForPlayground() || missingPackages().length ) {
		const note = `skipped: the benchmark. ${ forEverything() }`;
		return { code: 0, ...counts(), skipped: 0, problems: [], isLeftOut: true, notes: [ note ] };
	}
	step( 'Running the short parts of the benchmark once' );
	await check( 'the short parts of the benchmark run without errors', runParts );
	return { code: 0, ...counts(), skipped: 0, problems: [] };
}

/**
 * Runs each part with as few requests as possible.
 *
 * @return {Promise<string | void>} End of the output if a part fails.
 */
const runParts = () =>
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
