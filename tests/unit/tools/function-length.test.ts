import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Returns the messages of the rule with a limit of two lines. Runs in a Node process, because Jest cannot load it. */
function messages( code: string ): string[] {
	const script = `
		import { Linter } from 'eslint';
		import functions from './tools/function-length.mjs';
		const rules = { 'functions/max-lines-per-function': [ 'error', { max: 2 } ] };
		const found = new Linter().verify( ${ JSON.stringify( code ) }, { plugins: { functions }, rules } );
		process.stdout.write( JSON.stringify( found.map( ( { message } ) => message ) ) );`;
	const { stdout } = spawnSync( process.execPath, [ '--input-type=module', '-e', script ], {
		cwd: resolve( __dirname, '../../..' ),
		encoding: 'utf8',
	} );
	return JSON.parse( stdout );
}

const LONG = '() => {\n\n}';

test( 'a group of tests is allowed to be longer than a function', () => {
	expect( messages( `describe( 'group', ${ LONG } );\ntest.describe( 'group', ${ LONG } );` ) ).toEqual( [] );
} );

test( 'a long test is reported, even inside a group', () => {
	const found = messages( `test( 'long', ${ LONG } );\ntest.describe( 'group', () => test( 'long', ${ LONG } ) );` );
	expect( found ).toEqual( Array( 2 ).fill( expect.stringContaining( 'too many lines (3)' ) ) );
} );
