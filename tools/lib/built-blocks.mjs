/**
 * Registration of the plugin's blocks in `plugin/build/blocks/`. The manifest contains handles of scripts and styles,
 * and `assets.php` describes the handles. Otherwise, WordPress would read a file for each script, check the disk for
 * each style, and translate the texts of all blocks on every request (plugin/src/Site/Blocks/BlockTypes.php).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePhp } from './built-contracts.mjs';
import { inRoot } from './paths.mjs';

const FILE = 'file:./';

/** Handle of the script and of the style that contain those of all blocks, for the editor. */
const EDITOR = 'vestibule-editor-blocks';

/** Suffix of the handle that WordPress creates from a block's name. */
const KINDS = { editorScript: 'editor-script', editorStyle: 'editor-style', style: 'style' };

export function writeBuiltBlocks( folder = inRoot( 'plugin/build/blocks' ) ) {
	const manifest = {};
	const assets = { scripts: {}, styles: {} };
	for ( const name of readdirSync( folder ).sort() ) {
		const file = join( folder, name, 'block.json' );
		if ( existsSync( file ) ) {
			manifest[ name ] = withHandles( JSON.parse( readFileSync( file, 'utf8' ) ), folder, name, assets );
		}
	}
	assets.scripts[ EDITOR ] = combined( folder, 'editor.js', Object.values( assets.scripts ) );
	assets.styles[ EDITOR ] = combined(
		folder,
		'editor.css',
		inEditorOrder( Object.values( manifest ), assets.styles )
	);
	writePhp( join( folder, 'blocks-manifest.php' ), manifest );
	writePhp( join( folder, 'assets.php' ), assets );
}

/**
 * Joins files of the blocks into one file, because an editor loads the files of all blocks.
 *
 * @return {{ path: string, version: string, dependencies?: string[] }} Dependencies are left to the joined files.
 */
function combined( folder, path, files ) {
	const texts = new Set( files.map( ( file ) => readFileSync( join( folder, file.path ), 'utf8' ) ) );
	const text = [ ...texts ].join( '\n' );
	writeFileSync( join( folder, path ), text );
	return { path, version: hash( text ) };
}

/** Lists the styles in the order in which WordPress prints them in the editor. */
const inEditorOrder = ( blocks, styles ) =>
	[ ...new Set( blocks.flatMap( ( { style = [], editorStyle = [] } ) => [ ...style, ...editorStyle ] ) ) ].flatMap(
		( handle ) => styles[ handle ] ?? []
	);

function withHandles( block, folder, name, assets ) {
	const handles = Object.entries( KINDS ).map( ( [ field, kind ] ) => {
		const list = [ block[ field ] ?? [] ].flat().map( ( given, index ) => {
			if ( ! given.startsWith( FILE ) ) {
				return given;
			}
			const handle = `${ block.name.replace( '/', '-' ) }-${ kind }${ index ? `-${ index + 1 }` : '' }`;
			const path = `${ name }/${ given.slice( FILE.length ) }`;
			if ( kind === 'editor-script' ) {
				assets.scripts[ handle ] = { path, ...scriptOf( join( folder, path ) ) };
			} else {
				assets.styles[ handle ] = { path, version: hash( readFileSync( join( folder, path ) ) ) };
			}
			return handle;
		} );
		return [ field, list ];
	} );
	const { $schema, textdomain, ...registered } = block;
	return { ...registered, ...Object.fromEntries( handles.filter( ( [ , list ] ) => list.length ) ) };
}

/** Reads the dependencies and the version that webpack writes next to a script. */
function scriptOf( path ) {
	const about = readFileSync( path.replace( /\.js$/, '.asset.php' ), 'utf8' );
	const [ , list ] = about.match( /'dependencies' => array\((.*?)\)/s );
	const [ , version ] = about.match( /'version' => '(\w+)'/ );
	return { dependencies: [ ...list.matchAll( /'([^']+)'/g ) ].map( ( [ , handle ] ) => handle ), version };
}

const hash = ( text ) => createHash( 'sha256' ).update( text ).digest( 'hex' ).slice( 0, 6 );
