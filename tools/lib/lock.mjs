import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { inCache } from './paths.mjs';
import { step } from './say.mjs';

/**
 * Runs `work` in only one process at a time, because two builds into one folder would break both. Ignores locks of
 * processes that have ended.
 */
export async function alone( name, work ) {
	const path = inCache( `locks/${ name }` );
	mkdirSync( inCache( 'locks' ), { recursive: true } );
	for ( let waited = false; ! claim( path ); waited = true ) {
		if ( ! waited ) {
			step( `Waiting for another process that uses "${ name }"` );
		}
		await wait( 500 );
	}
	try {
		return await work();
	} finally {
		rmSync( path, { force: true } );
	}
}

/** Creates the lock file. Returns false if another running process has it. */
export function claim( path ) {
	for ( let tries = 0; tries < 2; tries++ ) {
		try {
			writeFileSync( path, String( process.pid ), { flag: 'wx' } );
			return true;
		} catch {
			if ( isAlive( owner( path ) ) ) {
				return false;
			}
			rmSync( path, { force: true } );
		}
	}
	return false;
}

function owner( path ) {
	try {
		return Number( readFileSync( path, 'utf8' ) );
	} catch {
		return 0;
	}
}

function isAlive( pid ) {
	if ( ! pid ) {
		return false;
	}
	try {
		process.kill( pid, 0 );
		return true;
	} catch ( error ) {
		return error.code === 'EPERM';
	}
}
