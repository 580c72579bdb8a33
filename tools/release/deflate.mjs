/**
 * Compression of a file in a zip. Zopfli compresses large files: it is a hundred times slower and saves 1% of the
 * plugin's zip, so its results are cached. pako (JavaScript) and Zopfli (WebAssembly) return the same bytes on every
 * machine. Node's zlib differs between versions.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deflateAsync } from '@gfx/zopfli';
import pako from 'pako';
import { inCache } from '../lib/paths.mjs';

/** Minimum size for Zopfli, in bytes. A thousand small files would take minutes and save less. */
const LARGE = 3000;

const ROUNDS = 3;

/** @return {Promise<Buffer>} Compressed bytes without a header, as in zips. */
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
