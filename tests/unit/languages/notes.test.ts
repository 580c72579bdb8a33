/** Notes for translators and the strings that they belong to. The readers run in separate processes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const TOOLS = join( __dirname, '../../../tools/languages' );

const BESIDE = `[
	/* translators: %s: a city. */ __( 'Time of %s', 'vestibule' ),
	__( 'Clear search', 'vestibule' ),
]`;

const ABOVE = `[
	/* translators: %s: a city. */
	__( 'Time of %s', 'vestibule' ),
	__( 'Clear search', 'vestibule' ),
]`;

let folder: string;

beforeEach( () => {
	folder = mkdtempSync( join( tmpdir(), 'notes-' ) );
} );

afterEach( () => rmSync( folder, { recursive: true } ) );

/** Notes of the strings in a file, in order. */
function notes( name: string, text: string ): string[] {
	const file = join( folder, name );
	writeFileSync( file, text );
	const script = `
		import { scriptWords } from ${ JSON.stringify( pathToFileURL( join( TOOLS, 'script-words.mjs' ) ).href ) };
		console.log( JSON.stringify( scriptWords( ${ JSON.stringify( file ) } ) ) );
	`;
	const said = name.endsWith( '.php' )
		? execFileSync( 'php', [ join( TOOLS, 'php-words.php' ) ], {
				encoding: 'utf8',
				input: JSON.stringify( [ file ] ),
			} )
		: execFileSync( process.execPath, [ '--input-type=module', '-e', script ], { encoding: 'utf8' } );
	return ( JSON.parse( said ) as { note: string }[] ).map( ( { note } ) => note );
}

test.each( [
	[ 'PHP, next to its string', 'words.php', `<?php return ${ BESIDE };` ],
	[ 'PHP, on the line above', 'words.php', `<?php return ${ ABOVE };` ],
	[ 'TypeScript, next to its string', 'words.ts', `export const words = ${ BESIDE };` ],
	[ 'TypeScript, on the line above', 'words.ts', `export const words = ${ ABOVE };` ],
] )( 'a note for translators applies only to its own string: %s', ( _name, file, text ) => {
	expect( notes( file, text ) ).toEqual( [ '%s: a city.', '' ] );
} );
