import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { RELEASES, contentsOf } from './contents.mjs';
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

function packOne( release, folder ) {
	const files = contentsOf( release );
	const data = zip( inRoot( release.source ), files, release.name );
	if ( data.length > release.limit ) {
		throw new CannotGoOn( `${ release.name } is ${ data.length } bytes, and ${ release.limit } is the limit.` );
	}
	const file = `${ release.name }-${ version() }.zip`;
	const path = join( folder, file );
	writeFileSync( path, data );
	const sum = createHash( 'sha256' ).update( data ).digest( 'hex' );
	return { name: release.name, file, path, files, bytes: data.length, sum };
}
