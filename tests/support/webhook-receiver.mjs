/**
 * Webhook endpoint on this machine, whose response is set by a test. It records the requests. PHPUnit starts it as a
 * program. It prints its URL and exits when its input ends.
 */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const ANSWERS = {
	taken: ( response ) => response.writeHead( 200 ).end( 'Thank you' ),
	accepted: ( response ) => response.writeHead( 202 ).end(),
	broken: ( response ) => response.writeHead( 500 ).end( '<b>Out of order</b>\u0000' ),
	gone: ( response ) => response.writeHead( 410 ).end(),
	moved: ( response ) => response.writeHead( 302, { Location: '/secret' } ).end(),
	long: ( response ) => response.writeHead( 200 ).end( 'x'.repeat( 5_000_000 ) ),
	cut: ( response ) => response.socket?.destroy(),
};

export async function webhookReceiver() {
	const asked = [];
	let mode = 'taken';
	const server = createServer( async ( request, response ) => {
		const { pathname, searchParams } = new URL( request.url ?? '/', 'http://localhost' );
		if ( pathname === '/mode' ) {
			mode = searchParams.get( 'is' ) ?? 'taken';
			response.end();
		} else if ( pathname === '/asked' ) {
			response.end( JSON.stringify( asked.splice( 0 ) ) );
		} else {
			const chunks = [];
			for await ( const chunk of request ) {
				chunks.push( chunk );
			}
			asked.push( {
				method: request.method,
				path: pathname,
				headers: request.headers,
				body: Buffer.concat( chunks ).toString(),
			} );
			ANSWERS[ mode ]( response );
		}
	} );
	await new Promise( ( done ) => server.listen( 0, '127.0.0.1', () => done() ) );
	const { port } = /** @type {import('node:net').AddressInfo} */ ( server.address() );
	return { address: `http://127.0.0.1:${ port }`, close: () => server.close() };
}

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	const { address } = await webhookReceiver();
	process.stdout.write( `${ address }\n` );
	process.stdin.on( 'end', () => process.exit( 0 ) ).resume();
}
