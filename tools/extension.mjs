/**
 * `npm run extension -- zip <name>` writes a zip of an extension, without its tests. `npm run extension -- listen`
 * prints the messages that extensions on a local site send to http://127.0.0.1:9777/ (docs/extensions.md).
 */
import { createServer } from 'node:http';
import { readFileSync, writeFileSync } from 'node:fs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { EXTENSIONS, extensions } from './lib/extensions.mjs';
import { inRoot } from './lib/paths.mjs';
import { CannotGoOn, main, say } from './lib/say.mjs';
import { filesOf, writeTexts } from './make/extension.mjs';

/** Address of the receiver. Local sites allow requests to it (tools/wordpress/mu-plugins/local-receiver.php). */
const [ HOST, PORT ] = [ '127.0.0.1', 9777 ];

/** Files for developers, which a site does not need. */
const LEFT_OUT = /^(?:tests\/|node_modules\/|phpunit\.xml$)|(?:^|\/)\./;

/** Reads the version from the header of the main file. */
function versionOf( name ) {
	const text = readFileSync( inRoot( `${ EXTENSIONS }/${ name }/${ name }.php` ), 'utf8' );
	const version = /^[ \t/*]*Version:\s*(\S+)/m.exec( text )?.[ 1 ];
	if ( ! version ) {
		throw new CannotGoOn( `${ EXTENSIONS }/${ name }/${ name }.php has no line "Version:" in its header.` );
	}
	return version;
}

async function zip( name ) {
	if ( ! extensions().includes( name ) ) {
		throw new CannotGoOn(
			name ? `the extension ${ EXTENSIONS }/${ name } was not found.` : 'the name of the extension is missing.'
		);
	}
	await pluginLibraries();
	await writeTexts( name );
	const { zip: zipOf } = await import( './release/zip.mjs' );
	const folder = `${ EXTENSIONS }/${ name }`;
	const files = filesOf( folder )
		.filter( ( file ) => ! LEFT_OUT.test( file ) )
		.map( ( file ) => [ `${ name }/${ file }`, readFileSync( inRoot( `${ folder }/${ file }` ) ) ] );
	const path = `${ EXTENSIONS }/${ name }-${ versionOf( name ) }.zip`;
	writeFileSync( inRoot( path ), await zipOf( files ) );
	say( `${ path }: ${ files.length } files` );
}

/** Prints the body of each request, until the process is stopped. */
function listen() {
	const server = createServer( async ( request, response ) => {
		const chunks = [];
		for await ( const chunk of request ) {
			chunks.push( chunk );
		}
		say( Buffer.concat( chunks ).toString() );
		response.end();
	} );
	return new Promise( ( done, fail ) => {
		server.on( 'error', ( error ) =>
			fail(
				new CannotGoOn( `port ${ PORT } cannot be used (${ error.code }). Is the receiver running already?` )
			)
		);
		server.on( 'close', done );
		server.listen( PORT, HOST, () => say( `Waiting for messages to http://${ HOST }:${ PORT }/. Ctrl+C stops.` ) );
	} );
}

main( async () => {
	const [ command, name ] = process.argv.slice( 2 );
	checkNode();
	await nodeModules();
	if ( command === 'zip' ) {
		return zip( name );
	}
	if ( command === 'listen' ) {
		return listen();
	}
	throw new CannotGoOn( 'use "npm run extension -- zip <name>" or "npm run extension -- listen".' );
} );
