/**
 * Compression of a file in a zip. Zopfli's result is 2% smaller than that of zlib, and as WebAssembly it is the same on
 * every machine. Results are cached, because large files take long.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deflateAsync } from '@gfx/zopfli';
import { inCache } from '../lib/paths.mjs';

/** Minimum size for more than one table of codes, in bytes. For smaller files the search takes long and saves nothing. */
const LARGE = 10_000;

const ROUNDS = 15;

/** @return {Promise<Buffer>} Compressed bytes without a header, as in zips. */
export async function deflate( data ) {
	const kept = inCache( `deflated/${ createHash( 'sha256' ).update( data ).digest( 'hex' ) }-${ ROUNDS }` );
	if ( ! existsSync( kept ) ) {
		mkdirSync( inCache( 'deflated' ), { recursive: true } );
		const half = `${ kept }.${ process.pid }`;
		writeFileSync(
			half,
			await deflateAsync( data, { numiterations: ROUNDS, blocksplitting: data.length >= LARGE } )
		);
		renameSync( half, kept );
	}
	return readFileSync( kept );
}
