/** Sizes of each block and field type. Each file is gzipped separately, as on a server. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Files that only the editor loads. LEFT_OVER matches files that no page loads. */
const OF_EDITOR = /^(?:editor|index)\.(?:css|js)$/;
const LEFT_OVER = /^style-index/;
const FIELD = 'field-';

/** @param {string} build Path of the build folder. */
export function sent( build ) {
	const names = readdirSync( join( build, 'blocks' ), { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() )
		.map( ( { name } ) => name );
	const chunks = readChunks( build );
	const fields = names.filter( ( name ) => name.startsWith( FIELD ) );
	return {
		blocks: byName( names, fields, ( name ) => block( build, name, chunks[ `${ name }-live` ] ?? [] ) ),
		types: Object.fromEntries(
			fields.map( ( name ) => [ name.slice( FIELD.length ), type( build, name, chunks[ name ] ?? [] ) ] )
		),
	};
}

const byName = ( names, fields, measure ) =>
	Object.fromEntries(
		names.filter( ( name ) => ! fields.includes( name ) ).map( ( name ) => [ name, measure( name ) ] )
	);

/** Returns the size of a block, with the scripts that its first script loads immediately. */
function block( build, name, live ) {
	const own = files( build, `blocks/${ name }` );
	const started = [ `islands/${ name }.js`, `modules/${ name }.js`, `modules/${ name }.css` ].filter( ( file ) =>
		existsSync( join( build, file ) )
	);
	const all = [ ...own.filter( isSent ), ...started, ...live ];
	return {
		styles: weight( build, all, '.css' ),
		scripts: weight( build, all, '.js' ),
		editor: weight( build, own.filter( isOfEditor ) ),
	};
}

/** Returns the bytes that a field of this type adds to a form, with all features of the type. */
function type( build, name, chunk ) {
	const all = [ ...files( build, `blocks/${ name }` ).filter( isSent ), ...chunk ];
	return { styles: weight( build, all, '.css' ), scripts: weight( build, all, '.js' ) };
}

const nameOf = ( file ) => file.replace( /.*\//, '' );
const isOfEditor = ( file ) => OF_EDITOR.test( nameOf( file ) );
const isSent = ( file ) => /\.(?:css|js)$/.test( file ) && ! isOfEditor( file ) && ! LEFT_OVER.test( nameOf( file ) );
const files = ( build, folder ) =>
	existsSync( join( build, folder ) )
		? readdirSync( join( build, folder ) ).map( ( file ) => `${ folder }/${ file }` )
		: [];

const weight = ( build, paths, ending = '' ) =>
	paths
		.filter( ( path ) => path.endsWith( ending ) )
		.reduce( ( sum, path ) => sum + gzipSync( readFileSync( join( build, path ) ), { level: 9 } ).length, 0 );

/**
 * Reads the files of each chunk, with libraries, from the list that the build creates for PHP (tools/chunk-files.mjs).
 */
function readChunks( build ) {
	const list = readFileSync( join( build, 'islands/chunks.php' ), 'utf8' );
	return Object.fromEntries(
		[ ...list.matchAll( /^\t'([^']+)' => array\((.*)\),$/gm ) ].map( ( [ , name, paths ] ) => [
			name,
			[ ...paths.matchAll( /'([^']+)'/g ) ].map( ( [ , path ] ) => `islands/${ path }` ),
		] )
	);
}
