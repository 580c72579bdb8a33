import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Push service on this machine. Receives messages of the site and decrypts them as a browser does (RFC 8291). */
export async function pushService() {
	const keys = createECDH( 'prime256v1' );
	const mine = keys.generateKeys();
	const auth = randomBytes( 16 );
	const mac = ( key: Buffer, ...parts: Array< Buffer | string > ) =>
		parts.reduce( ( hash, part ) => hash.update( part ), createHmac( 'sha256', key ) ).digest();

	const open = ( body: Buffer ): string => {
		const sender = body.subarray( 21, 86 );
		const input = mac( mac( auth, keys.computeSecret( sender ) ), 'WebPush: info\0', mine, sender, '\x01' );
		const prk = mac( body.subarray( 0, 16 ), input );
		const key = mac( prk, 'Content-Encoding: aes128gcm\0\x01' ).subarray( 0, 16 );
		const cipher = createDecipheriv(
			'aes-128-gcm',
			key,
			mac( prk, 'Content-Encoding: nonce\0\x01' ).subarray( 0, 12 )
		);
		cipher.setAuthTag( body.subarray( -16 ) );
		return Buffer.concat( [ cipher.update( body.subarray( 86, -16 ) ), cipher.final() ] )
			.toString()
			.replace( /\x02$/, '' );
	};

	const got: Array< { text: string; headers: NodeJS.Dict< string | string[] > } > = [];
	let status = 201;
	const server = createServer( async ( request, response ) => {
		const parts: Buffer[] = [];
		for await ( const part of request ) {
			parts.push( part as Buffer );
		}
		got.push( { text: open( Buffer.concat( parts ) ), headers: request.headers } );
		response.writeHead( status ).end();
	} );
	await new Promise< void >( ( done ) => server.listen( 0, '127.0.0.1', done ) );
	return {
		got,
		answer: ( code: number ) => ( status = code ),
		subscription: {
			endpoint: `http://127.0.0.1:${ ( server.address() as AddressInfo ).port }/${ randomBytes( 8 ).toString( 'hex' ) }`,
			keys: { p256dh: mine.toString( 'base64url' ), auth: auth.toString( 'base64url' ) },
		},
		close: () => new Promise( ( done ) => server.close( done ) ),
	};
}
