import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claim } from './lock.mjs';
import { CannotGoOn } from './say.mjs';

/**
 * Folder of reserved ports, for all checkouts on the machine. Needed because a server takes seconds to open its port.
 */
const CLAIMS = join( tmpdir(), 'vestibule-ports' );

function isFree( port ) {
	return new Promise( ( done ) => {
		const server = createServer();
		server.once( 'error', () => done( false ) );
		server.listen( port, '127.0.0.1', () => server.close( () => done( true ) ) );
	} );
}

const claimed = new Set();

function releaseAtExit( path ) {
	if ( ! claimed.size ) {
		process.once( 'exit', () => claimed.forEach( ( one ) => rmSync( one, { force: true } ) ) );
	}
	claimed.add( path );
}

/** Reserves the first free port from `wished` on, for as long as this process runs. Tries fifty ports. */
export async function freePort( wished ) {
	mkdirSync( CLAIMS, { recursive: true } );
	for ( let port = wished; port < wished + 50; port++ ) {
		const path = join( CLAIMS, String( port ) );
		if ( ! claim( path ) ) {
			continue;
		}
		if ( await isFree( port ) ) {
			releaseAtExit( path );
			return port;
		}
		rmSync( path, { force: true } );
	}
	throw new CannotGoOn( `no port from ${ wished } to ${ wished + 49 } is available.` );
}
