/** Checks of the zips before they are installed. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { RELEASES, isShipped } from '../release/contents.mjs';
import { pack } from '../release/pack.mjs';

/** Files that must never be shipped. The rules for the zips have to exclude them. */
const STRANGERS = [
	...[ '.DS_Store', 'composer.json', 'package.json', 'phpcs.xml', 'debug.log', 'src/.git/config' ],
	...[
		'src/Form/Form.ts',
		'src/Form/tests.sh',
		'build/islands/form.js.map',
		'build/.cache/a.js',
		'vendor/bin/phpunit',
	],
	...[ 'node_modules/a/index.js', 'tests/FormTest.php', 'vendor/giggsey/composer.json' ],
];

export async function sameTwice( folder ) {
	const first = await pack( join( folder, 'once' ) );
	const second = await pack( join( folder, 'again' ) );
	const differs = first.filter( ( { sum }, index ) => sum !== second[ index ].sum );
	return differs.map( ( { file } ) => `${ file } differs` ).join( ', ' );
}

export async function onlyWhatIsShipped() {
	return RELEASES.flatMap( ( release ) => STRANGERS.filter( ( file ) => isShipped( release, file ) ) ).join( ', ' );
}

/** Parses all files in one PHP process, because a process per file would take longer than everything else. */
const READ_ALL = `
foreach ( file( 'php://stdin', FILE_IGNORE_NEW_LINES ) as $file ) {
	try {
		PhpToken::tokenize( file_get_contents( $file ), TOKEN_PARSE );
	} catch ( ParseError $error ) {
		echo $file, ': ', $error->getMessage(), PHP_EOL;
	}
}`;

/** @return {Promise<string>} Files with PHP syntax errors. Empty if there are none. */
export async function everyFileParses( zips, folder ) {
	const files = zips.flatMap( ( { path } ) => unpack( path, folder ) ).filter( ( file ) => file.endsWith( '.php' ) );
	return execFileSync( 'php', [ '-r', READ_ALL ], { input: files.join( '\n' ), encoding: 'utf8' } );
}

/** @return {string[]} Paths of the unpacked files. */
export function unpack( path, folder ) {
	return Object.entries( unzipSync( readFileSync( path ) ) ).map( ( [ name, data ] ) => {
		const file = join( folder, name );
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync( file, data );
		return file;
	} );
}
