/* @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Files that a release changes, and the tools that change them. */
const FILES = [
	...[ 'tools', 'CHANGELOG.md', 'package.json', 'package-lock.json' ],
	...[ 'plugin/vestibule.php', 'plugin/readme.txt', 'theme/style.css', 'theme/readme.txt' ],
	...[ 'blocks/form/block.json', 'blocks/fields/text/block.json' ],
];

let clone: string;

const run = ( program: string, ...args: string[] ) =>
	execFileSync( program, args, {
		...{ cwd: clone, encoding: 'utf8' },
		env: { ...process.env, GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.org', GIT_COMMITTER_NAME: 'A' },
	} );
const ask = ( expression: string ) =>
	run(
		process.execPath,
		'--input-type=module',
		'-e',
		`import { release, versionAfter } from './tools/release/numbers.mjs';
		import { withZipVersion, zipVersion } from './tools/release/versions.mjs';
		import { readFileSync } from 'node:fs';
		console.log( ${ expression } );`
	).trim();
const read = ( file: string ) => readFileSync( join( clone, file ), 'utf8' );

/** Creates a repository in which a version is released. */
beforeAll( () => {
	clone = mkdtempSync( join( tmpdir(), 'vestibule-release-' ) );
	const filter = ( path: string ) => ! path.endsWith( '/node_modules' );
	FILES.forEach( ( file ) => cpSync( join( ROOT, file ), join( clone, file ), { recursive: true, filter } ) );
	run( 'git', 'init', '--quiet' );
	run( 'git', 'config', 'user.email', 'a@example.org' );
	run( 'git', 'config', 'user.name', 'A' );
	run( 'git', 'add', '--all' );
	run( 'git', 'commit', '--quiet', '--message', 'All' );
} );
afterAll( () => rmSync( clone, { recursive: true } ) );

test( 'a zip built between releases has the commit in its version and in its headers', () => {
	const version = `9.9.0-dev-${ run( 'git', 'rev-parse', '--short=8', 'HEAD' ).trim() }`;
	run( 'npm', 'version', '9.9.0-dev', '--no-git-tag-version', '--ignore-scripts' );
	expect( ask( 'zipVersion()' ) ).toBe( version );
	expect( ask( `withZipVersion( 'plugin/vestibule.php', ' * Version:           9.9.0-dev' )` ) ).toContain( version );
	expect( ask( `withZipVersion( 'plugin/readme.txt', 'Stable tag: 9.9.0-dev' )` ) ).toBe(
		`Stable tag: ${ version }`
	);
	run( 'git', 'checkout', '--quiet', '.' );
} );

test( 'a release is rejected if its version is invalid', () => {
	const refused = `( await release( 'next', () => 0 ).catch( ( error ) => error.message ) )`;
	expect( ask( refused ) ).toContain( 'is not a version' );
} );

test( 'one command releases a version and starts the next one', () => {
	expect( ask( `await release( '9.9.0', async () => ( console.log( zipVersion() ), 0 ) )` ) ).toBe( '9.9.0\n0' );
	expect( run( 'git', 'log', '--format=%s' ).split( '\n' ).slice( 0, 3 ) ).toEqual( [
		'Begin 9.10.0',
		'Release 9.9.0',
		'All',
	] );
	expect( run( 'git', 'show', 'v9.9.0:CHANGELOG.md' ) ).toMatch( /^## 9\.9\.0$/m );
	expect( run( 'git', 'show', 'v9.9.0:plugin/readme.txt' ) ).toMatch( /^= 9\.9\.0 =$/m );
	expect( run( 'git', 'show', 'v9.9.0:blocks/form/block.json' ) ).toContain( '"version": "9.9.0"' );
	expect( run( 'git', 'show', 'v9.9.0:package-lock.json' ) ).toContain( '"version": "9.9.0"' );
	expect( read( 'CHANGELOG.md' ) ).toMatch( /^## Unreleased\n\n## 9\.9\.0$/m );
	expect( read( 'plugin/vestibule.php' ) ).toMatch( /Version: +9\.10\.0-dev$/m );
	expect( run( 'git', 'status', '--porcelain' ) ).toBe( '' );
} );
