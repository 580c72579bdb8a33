/** Contents of the zips. Only listed files are included, so that no other file is shipped by mistake. */
import { readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';

/** Default upload limit of PHP, in bytes. Many hosting providers use it and reject larger zips. */
const UPLOAD = 2 * 1024 * 1024;

/**
 * Budgets of the zips in bytes, below the limit, so that a release never has to be made smaller in a hurry. Raise one
 * by the bytes that a feature needs, after looking for bytes to save.
 */
const BUDGETS = { plugin: 2_090_500, theme: 960_000 };

/**
 * Files that are not shipped, because sites use generated files instead: .l10n.php for translations, the build's PHP
 * files for contracts, demo texts and the dependencies of block scripts, the manifest for block.json of field blocks, whose
 * texts are in languages/field-blocks.php, and in editors one script and one style for all blocks. webpack writes a second copy of some block styles
 * (style-index.css), which no page loads. build/licences.txt contains the licenses of the PHP libraries. Only the build
 * reads attributes.
 */
const LEFT_OUT =
	/^(?:languages\/[^/]+\.(?:mo|po|pot)|contracts\/.*|build\/blocks\/[^/]+\/(?:index\.asset\.php|index\.js|editor\.css|style-index(?:-rtl)?\.css)|build\/blocks\/field-[^/]+\/block\.json|src\/Kernel\/Wiring\/(?:Answers|BeforeBlock|Hook|Makes|Prints|Table)\.php|src\/Tools\/Demo\/content\/.*\.html|vendor\/licences\/.*)$/;

/**
 * Files at the top level, and file extensions by folder. Any other file stops the release, because it is either missing
 * here or does not belong in the zip.
 */
export const RELEASES = [
	{
		name: 'vestibule',
		source: 'plugin',
		limit: UPLOAD,
		budget: BUDGETS.plugin,
		withoutComments: true,
		files: [ 'vestibule.php', 'autoload.php', 'uninstall.php', 'readme.txt' ],
		mayHave: [ 'CHANGELOG.md', 'SECURITY.md', 'wpml-config.xml' ],
		folders: {
			build: [ '.css', '.js', '.json', '.php', '.txt', '.webp' ],
			'drop-in': [ '.php' ],
			languages: [ '.php' ],
			sdk_files: [ '.js' ],
			src: [ '.cnf', '.php', '.svg' ],
			vendor: [ '.php', '.txt' ],
		},
	},
	{
		name: 'portico',
		source: 'theme',
		limit: UPLOAD,
		budget: BUDGETS.theme,
		files: [ 'style.css', 'theme.json', 'functions.php', 'readme.txt', 'screenshot.jpg' ],
		mayHave: [ 'CHANGELOG.md' ],
		folders: {
			assets: [ '.css', '.svg', '.txt', '.webp', '.woff2' ],
			build: [ '.css', '.json', '.txt' ],
			inc: [ '.php' ],
			languages: [ '.php' ],
			parts: [ '.html' ],
			patterns: [ '.php' ],
			styles: [ '.json' ],
			templates: [ '.html' ],
		},
	},
];

/** @return {string[]} Sorted paths in the source folder. */
export function contentsOf( release ) {
	const found = readdirSync( inRoot( release.source ), { recursive: true, withFileTypes: true } )
		.filter( ( entry ) => ! entry.isDirectory() )
		.map( ( entry ) => `${ entry.parentPath ?? entry.path }/${ entry.name }` )
		.map( ( path ) => path.slice( inRoot( release.source ).length + 1 ).replaceAll( '\\', '/' ) )
		.filter( ( file ) => ! LEFT_OUT.test( file ) )
		.sort( ( a, b ) => ( a < b ? -1 : 1 ) );
	const strangers = found.filter( ( file ) => ! isShipped( release, file ) );
	const missing = release.files.filter( ( file ) => ! found.includes( file ) );
	if ( strangers.length || missing.length ) {
		throw new CannotGoOn(
			[
				...strangers.map(
					( file ) => `${ release.source }/${ file } is not listed in tools/release/contents.mjs.`
				),
				...missing.map( ( file ) => `${ release.source }/${ file } is missing.` ),
			].join( '\n' )
		);
	}
	return found;
}

export function isShipped( { files, mayHave, folders }, file ) {
	const parts = file.split( '/' );
	if ( parts.length === 1 ) {
		return files.includes( file ) || mayHave.includes( file );
	}
	return (
		! parts.some( ( part ) => part.startsWith( '.' ) ) &&
		Boolean( folders[ parts[ 0 ] ]?.includes( extname( file ) ) )
	);
}
