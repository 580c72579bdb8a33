/** What can be said of the zips before anybody installs them. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { RELEASES, isShipped } from '../release/contents.mjs';
import { pack } from '../release/pack.mjs';

/** Of the plugin or the theme, if somebody left them there: none may ever be shipped. */
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

/** One PHP for a thousand files: to start it for each takes longer than all the rest. */
const READ_ALL = `
foreach ( file( 'php://stdin', FILE_IGNORE_NEW_LINES ) as $file ) {
	try {
		PhpToken::tokenize( file_get_contents( $file ), TOKEN_PARSE );
	} catch ( ParseError $error ) {
		echo $file, ': ', $error->getMessage(), PHP_EOL;
	}
}`;

/** @return {Promise<string>} The files that PHP cannot read, or nothing. */
export async function everyFileParses( zips, folder ) {
	const files = zips.flatMap( ( { path } ) => unpack( path, folder ) ).filter( ( file ) => file.endsWith( '.php' ) );
	return execFileSync( 'php', [ '-r', READ_ALL ], { input: files.join( '\n' ), encoding: 'utf8' } );
}

/** @return {string[]} The files, where they are now. */
export function unpack( path, folder ) {
	return Object.entries( unzipSync( readFileSync( path ) ) ).map( ( [ name, data ] ) => {
		const file = join( folder, name );
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync( file, data );
		return file;
	} );
}
