/** Runs a test command with a time limit. */
import { spawn } from 'node:child_process';
import { endWithUs } from '../lib/children.mjs';

const MAX_OUTPUT = 20_000;

/**
 * @param {[string, string[], object]} command Program, arguments and options of `spawn()`.
 * @param {number}                     ms      Time limit.
 * @return {Promise<{ code: number, isLate: boolean, output: string }>} `output` is the end of the tests' output.
 */
export function trial( [ program, args, options ], ms ) {
	return new Promise( ( done, fail ) => {
		const child = endWithUs( spawn( program, args, { ...options, stdio: [ 'ignore', 'pipe', 'pipe' ] } ) );
		let output = '';
		let isLate = false;
		const collect = ( text ) => ( output = ( output + text ).slice( -MAX_OUTPUT ) );
		child.stdout.on( 'data', collect );
		child.stderr.on( 'data', collect );
		const timer = setTimeout( () => {
			isLate = true;
			child.kill( 'SIGKILL' );
		}, ms );
		child.on( 'error', fail );
		child.on( 'close', ( code ) => {
			clearTimeout( timer );
			done( { code: code ?? 1, isLate, output } );
		} );
	} );
}

/**
 * Returns the time limit of a run. Derived from the duration of the same tests without a mutant, when the machine may
 * have been less busy.
 */
export const patience = ( ms ) => 10 * ms + 60_000;
