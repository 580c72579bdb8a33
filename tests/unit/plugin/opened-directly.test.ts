/* @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const ROOT = join( __dirname, '../../../plugin' );
const SWITCHES = [ 'display_errors=1', 'error_reporting=-1', 'log_errors=0', 'opcache.enable=0' ].flatMap(
	( setting ) => [ '-d', setting ]
);

jest.setTimeout( 120_000 );

/** PHP files of the plugin, including built files. The libraries in vendor/ are third-party. */
const files = readdirSync( ROOT, { recursive: true } )
	.map( String )
	.filter( ( file ) => file.endsWith( '.php' ) && ! file.startsWith( 'vendor' ) );

const freePort = (): Promise< number > =>
	new Promise( ( done ) => {
		const server = createServer().listen( 0, '127.0.0.1', () => {
			const { port } = server.address() as AddressInfo;
			server.close( () => done( port ) );
		} );
	} );

let php: ChildProcess;
let site: string;

/** PHP's built-in server runs each file in a separate request, as if its URL were opened. */
beforeAll( async () => {
	site = `127.0.0.1:${ await freePort() }`;
	php = spawn( 'php', [ ...SWITCHES, '-S', site, '-t', ROOT ], { stdio: [ 'ignore', 'ignore', 'pipe' ] } );
	await new Promise< void >( ( started, failed ) => {
		php.once( 'error', failed );
		php.stderr?.on( 'data', ( said ) => String( said ).includes( 'started' ) && started() );
	} );
} );
afterAll( () => php.kill() );

test( 'a PHP file that is opened directly prints nothing and does not fail', async () => {
	const faults: string[] = [];
	for ( const file of files ) {
		const answer = await fetch( `http://${ site }/${ file }` );
		const said = await answer.text();
		if ( said !== '' || ! answer.ok ) {
			// Files with a parent class of the plugin or of WordPress need `defined( 'ABSPATH' ) || exit;` before the
			// class.
			faults.push( `${ file }: ${ answer.status } ${ said }` );
		}
	}
	expect( files.length ).toBeGreaterThan( 100 );
	expect( faults ).toEqual( [] );
} );
