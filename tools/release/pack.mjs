import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { RELEASES, contentsOf } from './contents.mjs';
import { withoutComments } from './php.mjs';
import { differences, version } from './versions.mjs';
import { zip } from './zip.mjs';

/**
 * Writes the zips of what is built into a folder, and their checksums beside them.
 *
 * @param {string} folder Made if it is not there.
 * @return {{ name: string, file: string, path: string, files: string[], bytes: number, sum: string }[]}
 */
export function pack( folder ) {
	const wrong = differences();
	if ( wrong.length ) {
		throw new CannotGoOn( `${ wrong.join( '\n' ) }\n"node tools/versions.mjs" writes them.` );
	}
	mkdirSync( folder, { recursive: true } );
	const made = RELEASES.map( ( release ) => packOne( release, folder ) );
	writeFileSync( join( folder, 'SHA256SUMS' ), made.map( ( { sum, file } ) => `${ sum }  ${ file }\n` ).join( '' ) );
	return made;
}

/** The licence is the repository's own file: neither folder has a copy. */
function filesOf( release ) {
	const files = contentsOf( release ).map( ( file ) => [
		file,
		readFileSync( inRoot( `${ release.source }/${ file }` ) ),
	] );
	const php = files.filter( ( [ file ] ) => release.withoutComments && file.endsWith( '.php' ) );
	withoutComments( php.map( ( [ , data ] ) => data.toString() ) ).forEach( ( text, place ) => {
		php[ place ][ 1 ] = Buffer.from( text );
	} );
	return [ ...files, [ 'LICENSE', readFileSync( inRoot( 'LICENSE' ) ) ] ];
}

/** @return {Buffer} The zip of a release, which is not written. */
export const zipOf = ( release ) =>
	zip( filesOf( release ).map( ( [ file, data ] ) => [ `${ release.name }/${ file }`, data ] ) );

function packOne( release, folder ) {
	const files = [ ...contentsOf( release ), 'LICENSE' ];
	const data = zipOf( release );
	if ( data.length > release.limit ) {
		throw new CannotGoOn( `${ release.name } is ${ data.length } bytes, and ${ release.limit } is the limit.` );
	}
	const file = `${ release.name }-${ version() }.zip`;
	const path = join( folder, file );
	writeFileSync( path, data );
	const sum = createHash( 'sha256' ).update( data ).digest( 'hex' );
	return { name: release.name, file, path, files, bytes: data.length, sum };
}
