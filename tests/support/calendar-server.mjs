/**
 * Calendar server on this machine, whose response is set by a test. PHPUnit starts it as a program. It prints its URL
 * and exits when its input ends.
 */
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

const MB = 1024 * 1024;

let served = { mode: 'file', status: 200, headers: {}, body: '' };
const asked = [];

const MODES = {
	file: ( request, response ) => {
		const same =
			request.headers[ 'if-none-match' ] !== undefined &&
			request.headers[ 'if-none-match' ] === served.headers.etag;
		response.writeHead( same ? 304 : served.status, served.headers ).end( same ? undefined : served.body );
	},
	packed: ( request, response ) =>
		response.writeHead( 200, { 'content-encoding': 'gzip' } ).end( gzipSync( served.body ) ),
	bomb: ( request, response ) =>
		response.writeHead( 200, { 'content-encoding': 'gzip' } ).end( gzipSync( Buffer.alloc( 64 * MB, 'a' ) ) ),
	endless: ( request, response ) => {
		response.writeHead( 200 );
		const more = () => {
			let isTaken = true;
			while ( isTaken && ! response.destroyed ) {
				isTaken = response.write( Buffer.alloc( MB, 'SUMMARY:x\r\n' ) );
			}
		};
		response.on( 'drain', more );
		more();
	},
	around: ( request, response ) => response.writeHead( 302, { location: '/calendar.ics' } ).end(),
	cut: ( request, response ) => response.socket?.destroy(),
};

const server = createServer( async ( request, response ) => {
	const { pathname } = new URL( request.url ?? '/', 'http://localhost' );
	if ( pathname === '/serve' ) {
		const chunks = [];
		for await ( const chunk of request ) {
			chunks.push( chunk );
		}
		served = { status: 200, headers: {}, body: '', ...JSON.parse( Buffer.concat( chunks ).toString() ) };
		response.end();
	} else if ( pathname === '/asked' ) {
		response.end( JSON.stringify( asked.splice( 0 ) ) );
	} else {
		asked.push( { path: pathname, headers: request.headers } );
		MODES[ served.mode ]( request, response );
	}
} );
server.listen( 0, '127.0.0.1', () => {
	const { port } = /** @type {import('node:net').AddressInfo} */ ( server.address() );
	process.stdout.write( `http://127.0.0.1:${ port }\n` );
} );
process.stdin.on( 'end', () => process.exit( 0 ) ).resume();
