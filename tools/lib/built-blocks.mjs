/**
 * What WordPress registers of our blocks, `plugin/build/blocks/`: the manifest names scripts and styles by handle, and
 * `assets.php` says what the handles are. Left to itself WordPress reads a file for each script and asks the disk for
 * each style, on every request, and translates the words of each block on pages that show none of them
 * (plugin/src/Site/Blocks/BlocksModule.php).
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { writePhp } from './built-contracts.mjs';
import { inRoot } from './paths.mjs';

const FILE = 'file:./';

/** The end of the handle that WordPress makes of a block's name. */
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
	writePhp( join( folder, 'blocks-manifest.php' ), manifest );
	writePhp( join( folder, 'assets.php' ), assets );
}

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

/** What webpack has written beside a script. */
function scriptOf( path ) {
	const about = readFileSync( path.replace( /\.js$/, '.asset.php' ), 'utf8' );
	const [ , list ] = about.match( /'dependencies' => array\((.*?)\)/s );
	const [ , version ] = about.match( /'version' => '(\w+)'/ );
	return { dependencies: [ ...list.matchAll( /'([^']+)'/g ) ].map( ( [ , handle ] ) => handle ), version };
}

const hash = ( text ) => createHash( 'sha256' ).update( text ).digest( 'hex' ).slice( 0, 6 );
