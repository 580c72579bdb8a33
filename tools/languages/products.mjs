/** The plugin and the theme, with the places of their texts and their languages. */
import { readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { ROOT, inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { blockWords, headerWords, themeJsonWords } from './json-words.mjs';
import { scriptWords } from './script-words.mjs';

/**
 * Locales with a .po file. Other locales of the same language use the same file (Kernel\Language\Translations and
 * theme/inc/translations.php).
 */
export const LANGUAGES = [ 'de_DE' ];

/** Languages in which every text must be translated. */
export const COMPLETE = [ 'de_DE' ];

/** Languages with formal address. */
export const FORMAL = [ 'de_DE' ];

/** Lists the files of a folder with one of these endings, relative to the repository. */
export function filesIn( folder, ...endings ) {
	return readdirSync( inRoot( folder ), { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => entry.isFile() && endings.some( ( ending ) => entry.name.endsWith( ending ) ) )
		.map( ( entry ) =>
			relative( ROOT, `${ entry.parentPath ?? entry.path }/${ entry.name }` ).replaceAll( '\\', '/' )
		)
		.sort();
}

/** @return {object[]} Row for each text in the PHP files. */
export function phpWords( files ) {
	const answer = spawnSync( 'php', [ inRoot( 'tools/languages/php-words.php' ) ], {
		cwd: ROOT,
		input: JSON.stringify( files ),
		encoding: 'utf8',
		maxBuffer: 64 * 1024 * 1024,
	} );
	if ( answer.status !== 0 ) {
		throw new CannotGoOn( `the texts of the PHP files could not be read:\n${ answer.stderr || answer.error }` );
	}
	return JSON.parse( answer.stdout );
}

const isScript = ( path ) => ! path.endsWith( '.d.ts' );

function pluginWords() {
	return [
		...headerWords( 'plugin/vestibule.php', 'vestibule', {
			'Plugin Name': 'Name of the plugin',
			Description: 'Description of the plugin',
		} ),
		...phpWords( [ 'plugin/vestibule.php', 'plugin/uninstall.php', ...filesIn( 'plugin/src', '.php' ) ] ),
		...[ 'blocks', 'src' ]
			.flatMap( ( folder ) => filesIn( folder, '.ts', '.tsx' ) )
			.filter( isScript )
			.flatMap( scriptWords ),
		...filesIn( 'blocks', 'block.json' ).flatMap( ( file ) => blockWords( file, 'vestibule' ) ),
	];
}

function themeWords() {
	const patterns = filesIn( 'theme/patterns', '.php' );
	return [
		...headerWords( 'theme/style.css', 'portico', {
			'Theme Name': 'Name of the theme',
			Description: 'Description of the theme',
		} ),
		...phpWords( [ 'theme/functions.php', ...filesIn( 'theme/inc', '.php' ), ...patterns ] ),
		...patterns.flatMap( ( file ) =>
			headerWords( file, 'portico', { Title: '~Pattern title', Description: '~Pattern description' } )
		),
		...[ 'theme/theme.json', ...filesIn( 'theme/styles', '.json' ) ].flatMap( ( file ) =>
			themeJsonWords( file, 'portico' )
		),
	];
}

/**
 * The products. `loaded` returns the file name that WordPress expects for a locale. In a theme's folder it is only the
 * locale.
 */
export const PRODUCTS = [
	{
		name: 'Vestibule',
		domain: 'vestibule',
		folder: 'plugin/languages',
		words: pluginWords,
		loaded: ( locale ) => `vestibule-${ locale }`,
	},
	{
		name: 'Portico',
		domain: 'portico',
		folder: 'theme/languages',
		words: themeWords,
		loaded: ( locale ) => locale,
	},
];

/** Translation files of all languages. */
export const LANGUAGE_FILES = PRODUCTS.flatMap( ( { folder, domain } ) =>
	LANGUAGES.map( ( locale ) => `${ folder }/${ domain }-${ locale }.po` )
);
