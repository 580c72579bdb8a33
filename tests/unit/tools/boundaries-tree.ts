import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve( __dirname, '../../..' );

/** Runs an expression with the tool's exports in a separate process, because the tools are Node modules. */
export function ask< T >( expression: string, input: unknown ): T {
	const script = `
		import { readFileSync } from 'node:fs';
		import { faultsIn } from './tools/boundaries/check.mjs';
		import { compare, keyOf, written } from './tools/boundaries/exceptions.mjs';
		import { drawing, drawnInto } from './tools/boundaries/drawing.mjs';
		import { packagesPageFaults, packagesPage } from './tools/boundaries/packages-page.mjs';
		import { treeOf } from './tools/boundaries/tree.mjs';
		const inMemory = ( files ) => treeOf( Object.keys( files ), ( file ) => files[ file ] );
		const input = JSON.parse( readFileSync( 0, 'utf8' ) );
		console.log( JSON.stringify( ${ expression } ) );`;
	const options = { cwd: ROOT, encoding: 'utf8', input: JSON.stringify( input ) } as const;
	return JSON.parse( execFileSync( process.execPath, [ '--input-type=module', '-e', script ], options ) );
}

export const PACKAGES = [
	{ name: 'Kernel', layer: 0, is: 'ground', options: [ 'vestibule_secret' ] },
	{ name: 'Entries', layer: 1, is: 'entries' },
	{ name: 'Guard', layer: 1, is: 'checks', beside: [ 'Entries' ] },
	{ name: 'Forms', layer: 3, is: 'forms', postTypes: [ 'vestibule_form' ], options: [ 'vestibule_state_' ] },
	{ name: 'Site/Chat', layer: 2, is: 'chat', only: [ 'Kernel', 'Guard' ], meta: [ '_vestibule_chat' ] },
	{ name: 'Site/Tabs', layer: 2, is: 'tabs', only: [ 'Kernel', 'Guard' ] },
	{ name: 'Tools/Demo', layer: 5, is: 'demo' },
];

export const MARKS = '<!-- packages: made of tools/packages.mjs -->\n<!-- /packages -->\n';

/** Source of a class by its path below plugin/src, with this body. */
export function php( path: string, body = '', imports = '' ): Record< string, string > {
	const parts = path.split( '/' );
	const namespace = [ 'Vestibule', ...parts.slice( 0, -1 ) ].join( '\\' );
	const code = `<?php\n\nnamespace ${ namespace };\n\n${ imports }\nfinal class ${ parts.at( -1 ) } {\n${ body }\n}\n`;
	return { [ `plugin/src/${ path }.php` ]: code };
}

export const CLEAN = Object.assign(
	{ 'docs/architecture.md': MARKS, 'tools/packages.mjs': '' },
	...[ 'Services', 'Plugin', 'Kernel/Clock', 'Entries/Entry', 'Guard/Rates' ].map( ( path ) => php( path ) ),
	...[ 'Entries/Admin/Routes', 'Forms/Form', 'Forms/Admin/Screen', 'Site/Chat/Chat', 'Site/Tabs/Tabs' ].map(
		( path ) => php( path )
	),
	php( 'Tools/Demo/Demo' ),
	php( 'Kernel/Counters', "#[Table( 'rates', 'id int' )]\nconst A = 1;" ),
	php( 'Entries/Rows', "#[Table(\n\t'submissions',\n\t'id int'\n)]\nconst A = 1;" )
) as Record< string, string >;

export type Case = [ name: string, files: Record< string, string >, faults: string[] ];

export const src = ( path: string ) => `plugin/src/${ path }.php`;

/**
 * Creates a test for each case. The files are added to the clean tree, and the check must find exactly these faults.
 */
export function testCases( tables: Record< string, Case[] > ): void {
	describe.each( Object.entries( tables ) )( '%s', ( _, cases ) => {
		let found: string[][] = [];

		beforeAll( () => {
			found = ask(
				`input.trees.map( ( files ) => {
					files[ 'docs/architecture.md' ] = drawnInto( files[ 'docs/architecture.md' ], input.packages );
					return faultsIn( { tree: inMemory( files ), packages: input.packages } ).map( keyOf );
				} )`,
				{ packages: PACKAGES, trees: cases.map( ( [ , files ] ) => ( { ...CLEAN, ...files } ) ) }
			);
		} );

		const rows = cases.map( ( [ name, , faults ], at ) => [ name, at, faults ] as const );
		test.each( rows )( '%s', ( __, at, faults ) => {
			expect( [ ...( found[ at ] ?? [] ) ].sort() ).toEqual( [ ...faults ].sort() );
		} );
	} );
}
