import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, openSync, closeSync } from 'node:fs';
import { endWithUs } from './children.mjs';
import { ROOT, inCache } from './paths.mjs';
import { CannotGoOn } from './say.mjs';

/** Runs a program in the foreground with its output on the console. Returns its exit code. */
export function show( program, args, options = {} ) {
	return new Promise( ( done, fail ) => {
		const child = endWithUs(
			spawn( program, args, { cwd: ROOT, stdio: [ 'ignore', 'inherit', 'inherit' ], ...options } )
		);
		child.on( 'error', fail );
		child.on( 'exit', ( code ) => done( code ?? 1 ) );
	} );
}

/**
 * Runs a program and writes its output to `.cache/logs/<name>.log`. If the program fails, the error contains the end of
 * the log.
 */
export async function quietly( name, program, args, options = {} ) {
	mkdirSync( inCache( 'logs' ), { recursive: true } );
	const path = inCache( `logs/${ name }.log` );
	const log = openSync( path, 'w' );
	const code = await show( program, args, { stdio: [ 'ignore', log, log ], ...options } ).catch( ( error ) => error );
	closeSync( log );
	if ( code !== 0 ) {
		throw new CannotGoOn( `${ name } failed (${ code.message ?? `exit code ${ code }` }).\n${ tail( path ) }` );
	}
}

/** Returns the last lines of a log, for an error message. */
export function tail( path, lines = 15 ) {
	return readFileSync( path, 'utf8' ).trimEnd().split( '\n' ).slice( -lines ).join( '\n' );
}

/** Checks whether a program is installed and runs. */
export function has( program, args = [ '--version' ] ) {
	return spawnSync( program, args, { stdio: 'ignore' } ).status === 0;
}
