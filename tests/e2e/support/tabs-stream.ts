import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const pause = ( ms: number ) => new Promise( ( done ) => setTimeout( done, ms ) );

/** Headers about the transfer of the response, not about its content. */
const OWN = [ 'content-encoding', 'content-length', 'transfer-encoding', 'connection' ];

/**
 * Proxies a site over a slow connection, so that HTML arrives in pieces, which no browser tool can simulate. Each page
 * is split at the marks, with a pause before each piece. Everything else is sent at once.
 *
 * @param site  URL of the site, for example http://127.0.0.1:9400.
 * @param marks Pattern of the HTML. A piece ends before each match.
 * @param wait  Milliseconds before each piece except the first.
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
