import { createServer } from 'node:net';
import { CannotGoOn } from './say.mjs';

function isFree( port ) {
	return new Promise( ( done ) => {
		const server = createServer();
		server.once( 'error', () => done( false ) );
		server.listen( port, '127.0.0.1', () => server.close( () => done( true ) ) );
	} );
}

/** The first free port at or after the wished one; looks at fifty of them. */
export async function freePort( wished ) {
	for ( let port = wished; port < wished + 50; port++ ) {
		if ( await isFree( port ) ) {
			return port;
		}
	}
	throw new CannotGoOn( `No port between ${ wished } and ${ wished + 49 } is free.` );
}
