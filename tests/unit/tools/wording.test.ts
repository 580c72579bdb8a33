import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const ROWS: [ string, string, string[] ][] = [
	[ 'a comment that starts without its noun', '/** What a form prints. */', [ 'What a form prints.' ] ],
	[ 'a line comment', 'a(); // Of the file.', [ 'Of the file.' ] ],
	[ 'an odd word within a sentence', '// Shown to nobody else.', [ 'Shown to nobody else.' ] ],
	[ 'the description of a parameter', '/**\n * Reads.\n * @param int $id Of its route.\n */', [ 'Of its route.' ] ],
	[ 'the description of a result', '/** @return {string} As WordPress has it. */', [ 'As WordPress has it.' ] ],
	[ 'the old name of a maximum', 'private const MOST_PAGES = 3;', [ 'MOST_PAGES' ] ],
	[ 'a typed constant of PHP', 'const int LONGEST = 3;', [ 'LONGEST' ] ],
	[ 'a plain comment', '/** Returns the sender. */', [] ],
	[ 'a comment for another program', '// phpcs:ignore WordPress.DB -- somebody must', [] ],
	[ 'code outside of comments', "const text = 'Whoever reads';", [] ],
];

/** Checks all rows in one separate Node process, because the tools are Node modules, which Jest cannot load. */
function oddities( codes: string[] ): string[][] {
	const list = JSON.stringify( codes );
	const program = `import { oddities } from './tools/lib/oddities.mjs'; process.stdout.write( JSON.stringify( ${ list }.map( oddities ) ) )`;
	const { stdout } = spawnSync( process.execPath, [ '--input-type=module', '-e', program ], {
		cwd: resolve( __dirname, '../../..' ),
		encoding: 'utf8',
	} );
	return JSON.parse( stdout );
}

let results: string[][];
beforeAll( () => ( results = oddities( ROWS.map( ( [ , code ] ) => code ) ) ) );

test.each( ROWS.map( ( [ name, , expected ], index ) => ( { name, expected, index } ) ) )(
	'the wording check finds odd words: $name',
	( { expected, index } ) => expect( results[ index ] ).toEqual( expected )
);
