/* @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Name with one character too many. */
const LONG = 'o'.repeat( 31 );

/** Runs "npm run make extension" with these names. */
const make = ( ...names: string[] ) =>
	spawnSync( process.execPath, [ 'tools/make.mjs', 'extension', ...names ], { cwd: ROOT, encoding: 'utf8' } );

test.each( [
	[ [], 'the name is missing. Example: npm run make extension -- order-number' ],
	[ [ 'Order number' ], '"Order number" cannot be the name. Use up to 30 lowercase letters, digits and hyphens' ],
	[ [ '../order' ], '"../order" cannot be the name' ],
	[ [ 'order_number' ], '"order_number" cannot be the name' ],
	[ [ 'order-' ], '"order-" cannot be the name' ],
	[ [ '4-orders' ], '"4-orders" cannot be the name' ],
	[ [ LONG ], `"${ LONG }" cannot be the name` ],
	[ [ 'vestibule-orders' ], '"vestibule-orders" cannot be the name, because other code uses it' ],
	[ [ 'order', 'number' ], 'an extension has one name, not 2' ],
] )( 'the names %j are rejected with a message, and nothing is written', ( names, message ) => {
	const { status, stderr } = make( ...names );
	expect( stderr ).toContain( `Cannot go on: ${ message }` );
	expect( status ).toBe( 1 );
	expect( names.some( ( name ) => existsSync( resolve( ROOT, 'extensions', name ) ) ) ).toBe( false );
} );

test( 'an extension does not overwrite a folder that exists', () => {
	const { stdout } = spawnSync(
		process.execPath,
		[
			...[ '--input-type=module', '-e' ],
			`import { makeExtension } from './tools/make/extension.mjs';
			await makeExtension( 'make', 'tools' ).catch( ( error ) => console.log( error.message ) );`,
		],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	expect( stdout ).toBe( 'tools/make already exists. Choose another name, or delete that folder first.\n' );
	expect( existsSync( resolve( ROOT, 'tools/make/make.php' ) ) ).toBe( false );
} );
