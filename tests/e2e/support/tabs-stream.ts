import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const pause = ( ms: number ) => new Promise( ( done ) => setTimeout( done, ms ) );

/** Headers that describe how the site sent its answer, not what is in it. */
const OWN = [ 'content-encoding', 'content-length', 'transfer-encoding', 'connection' ];

/**
 * Passes a site on over a line so slow that the HTML comes in pieces, which no browser tool can imitate: each page is
 * cut at the marks, and waits before each. Everything else comes at once.
 *
 * @param site  Where the site is, such as http://127.0.0.1:9400.
 * @param marks Texts of the HTML; a piece ends before each occurrence.
 * @param wait  Milliseconds before each piece but the first.
 */
export async function slowLine(
	site: string,
	marks: RegExp,
	wait = 150
): Promise< { origin: string; close: () => void } > {
	let origin = '';
	const answer = async ( request: IncomingMessage, response: ServerResponse ) => {
		const from = await fetch( site + ( request.url ?? '/' ) );
		const headers = [ ...from.headers ].filter( ( [ name ] ) => ! OWN.includes( name ) );
		response.writeHead( from.status, Object.fromEntries( headers ) );
		const isPage = ( from.headers.get( 'content-type' ) ?? '' ).startsWith( 'text/html' );
		if ( ! isPage ) {
			response.end( Buffer.from( await from.arrayBuffer() ) );
			return;
		}
		const html = ( await from.text() ).replaceAll( site, origin );
		for ( const piece of html.split( marks ) ) {
			response.write( piece );
			await pause( wait );
		}
		response.end();
	};
	const server = createServer( ( request, response ) => {
		answer( request, response ).catch( ( fault ) => response.destroy( fault ) );
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	origin = `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }`;
	const close = () => {
		server.closeAllConnections();
		server.close();
	};
	return { origin, close };
}
