import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { blockTexts, fieldTexts } from './blocks.mjs';
import { RELEASES, contentsOf } from './contents.mjs';
import { withoutComments } from './php.mjs';
import { differences, withZipVersion, zipVersion } from './versions.mjs';
import { zip } from './zip.mjs';

/**
 * Writes zips of the built plugin and theme into a folder, with their checksums.
 *
 * @param {string} folder Created if it doesn't exist.
 * @return {Promise<{ name: string, file: string, path: string, files: string[], bytes: number, sum: string }[]>}
 */
export async function pack( folder ) {
	const wrong = differences();
	if ( wrong.length ) {
		throw new CannotGoOn( `${ wrong.join( '\n' ) }\nRun "node tools/versions.mjs".` );
	}
	mkdirSync( folder, { recursive: true } );
	const made = await Promise.all( RELEASES.map( ( release ) => packOne( release, folder ) ) );
	writeFileSync( join( folder, 'SHA256SUMS' ), made.map( ( { sum, file } ) => `${ sum }  ${ file }\n` ).join( '' ) );
	return made;
}

/** Generated files of a zip, by name. */
const MADE = {
	LICENSE: () => readFileSync( inRoot( 'LICENSE' ) ),
	'composer.json': () => Buffer.from( composerFile() ),
	'languages/field-blocks.php': () => Buffer.from( fieldTexts() ),
};

const madeFor = ( release ) => ( release.folders.vendor ? Object.keys( MADE ) : [ 'LICENSE' ] );

/** Lists the packages in vendor/, for anyone who reads the zip. */
function composerFile() {
	const { name, license, require } = JSON.parse( readFileSync( inRoot( 'composer.json' ), 'utf8' ) );
	const named = {
		name,
		description: 'Vestibule for WordPress. What is in vendor/ was made of these packages (docs/release.md).',
		type: 'wordpress-plugin',
		license,
		require,
	};
	return `${ JSON.stringify( named, null, '\t' ) }\n`;
}

/** Reads a file, shortens a block.json, and sets the version, which only files at the top level contain. */
function contentOf( path ) {
	const data = readFileSync( inRoot( path ) );
	if ( path.endsWith( '/block.json' ) ) {
		return Buffer.from( blockTexts( data.toString() ) );
	}
	return path.split( '/' ).length > 2 ? data : Buffer.from( withZipVersion( path, data.toString() ) );
}

function filesOf( release ) {
	const files = contentsOf( release ).map( ( file ) => [ file, contentOf( `${ release.source }/${ file }` ) ] );
	const php = files.filter( ( [ file ] ) => release.withoutComments && file.endsWith( '.php' ) );
	withoutComments( php.map( ( [ , data ] ) => data.toString() ) ).forEach( ( text, place ) => {
		php[ place ][ 1 ] = Buffer.from( text );
	} );
	return [ ...files, ...madeFor( release ).map( ( name ) => [ name, MADE[ name ]() ] ) ];
}

/** @return {Promise<Buffer>} Zip of a release, not written to disk. */
export const zipOf = ( release ) =>
	zip( filesOf( release ).map( ( [ file, data ] ) => [ `${ release.name }/${ file }`, data ] ) );

async function packOne( release, folder ) {
	const files = [ ...contentsOf( release ), ...madeFor( release ) ];
	const data = await zipOf( release );
	if ( data.length > release.limit ) {
		throw new CannotGoOn( `${ release.name } has ${ data.length } bytes. The limit is ${ release.limit }.` );
	}
	const file = `${ release.name }-${ zipVersion() }.zip`;
	const path = join( folder, file );
	writeFileSync( path, data );
	const sum = createHash( 'sha256' ).update( data ).digest( 'hex' );
	return { name: release.name, file, path, files, bytes: data.length, sum };
}
