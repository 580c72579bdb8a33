/**
 * The bytes of one file in a zip. Large files are packed by Zopfli, which takes a hundred times as long and saves 1 %
 * of the plugin's zip; what it made is kept in the cache. Both make the same bytes on every machine: pako is zlib in
 * JavaScript and Zopfli is WebAssembly, where Node's own zlib differs from version to version.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deflateAsync } from '@gfx/zopfli';
import pako from 'pako';
import { inCache } from '../lib/paths.mjs';

/** In bytes: a thousand small files would take minutes and save less. */
const LARGE = 3000;

const ROUNDS = 3;

/** @return {Promise<Buffer>} Without a header, as zips have it. */
export async function deflate( data ) {
	if ( data.length < LARGE ) {
		return Buffer.from( pako.deflateRaw( data, { level: 9, memLevel: 9 } ) );
	}
	const kept = inCache( `deflated/${ createHash( 'sha256' ).update( data ).digest( 'hex' ) }-${ ROUNDS }` );
	if ( ! existsSync( kept ) ) {
		mkdirSync( inCache( 'deflated' ), { recursive: true } );
		const half = `${ kept }.${ process.pid }`;
		writeFileSync( half, await deflateAsync( data, { numiterations: ROUNDS } ) );
		renameSync( half, kept );
	}
	return readFileSync( kept );
}
