/* @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join( __dirname, '../../..' );

/** Oldest available PHP, in WebAssembly. PHP parses the whole file before it runs the first line. */
const SCRIPT = `
	import { readFileSync } from 'node:fs';
	import { loadNodeRuntime } from '@php-wasm/node';
	import { PHP } from '@php-wasm/universal';
	const php = new PHP( await loadNodeRuntime( '7.4', { emscriptenOptions: { processId: 1 } } ) );
	php.writeFile( '/plugin.php', readFileSync( 'plugin/vestibule.php' ) );
	const open = 'register_shutdown_function( function () { echo json_encode( error_get_last() ); } ); include "/plugin.php";';
	const { text, errors } = await php.run( { code: '<?php echo PHP_VERSION, " "; ' + open } );
	console.log( text, errors );
	process.exit( 0 );
`;

test( 'an old PHP version can parse the main file of the plugin', () => {
	const { stdout, stderr } = spawnSync( process.execPath, [ '--input-type=module', '-e', SCRIPT ], {
		cwd: ROOT,
		encoding: 'utf8',
	} );
	expect( stderr ).toBe( '' );
	expect( stdout.trim() ).toMatch( /^7\.4\.\d+ null$/ );
} );

test( 'Composer requires the same PHP version as the plugin', () => {
	const read = ( file: string ) => readFileSync( join( ROOT, file ), 'utf8' );
	const { require: needs } = JSON.parse( read( 'composer.json' ) ) as { require: { php: string } };
	expect( needs.php ).toBe( `>=${ /Requires PHP:\s+(\S+)/.exec( read( 'plugin/vestibule.php' ) )?.[ 1 ] ?? '' }` );
} );
