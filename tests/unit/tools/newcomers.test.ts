/* @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Commands that work without any package. */
const NEED_NOTHING = [ 'reset', 'versions', 'version', 'pictures', 'boundaries', 'wording' ];

const { scripts } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) ) as {
	scripts: Record< string, string >;
};

/** Names and arguments of scripts that start a tool, and tools that no script starts. */
const commands = [
	...Object.entries( scripts ).map( ( [ name, script ] ) => [ name, script.split( ' && ' )[ 0 ] ?? '' ] as const ),
	[ 'fallback-faces', 'node tools/fallback-faces.mjs a.woff2 A b.ttf c.ttf' ] as const,
].filter( ( [ name, script ] ) => script.startsWith( 'node tools/' ) && ! NEED_NOTHING.includes( name ) );

let clone: string;

/** Clone without installed packages, on a machine whose npm cannot install anything. */
beforeAll( () => {
	clone = mkdtempSync( join( tmpdir(), 'vestibule-clone-' ) );
	for ( const file of [ 'tools', 'docs/programs.md', 'package.json', 'package-lock.json', 'composer.json' ] ) {
		cpSync( join( ROOT, file ), join( clone, file ), {
			recursive: true,
			filter: ( path ) => ! path.endsWith( '/node_modules' ),
		} );
	}
	mkdirSync( join( clone, 'bin' ) );
	symlinkSync( process.execPath, join( clone, 'bin/node' ) );
	for ( const [ program, script ] of Object.entries( { npm: 'exit 7', composer: 'exec /bin/sleep 1', php: '' } ) ) {
		writeFileSync( join( clone, 'bin', program ), `#!/bin/sh\n${ script }\n` );
		chmodSync( join( clone, 'bin', program ), 0o755 );
	}
} );
afterAll( () => rmSync( clone, { recursive: true } ) );

test.each( commands )( '"%s" tries to install the packages first if a clone has none', ( _name, script ) => {
	const [ , ...args ] = script.split( ' ' );
	const { status, stderr } = spawnSync( process.execPath, args, {
		...{ cwd: clone, encoding: 'utf8' },
		env: { PATH: join( clone, 'bin' ), HOME: dirname( clone ) },
	} );
	expect( stderr ).toContain( 'Cannot go on: npm ci failed (exit code 7)' );
	expect( status ).toBe( 1 );
} );
