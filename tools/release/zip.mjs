import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** The first day that a zip can name. Its parts are read in local time, so the bytes are the same in every zone. */
const TIME = new Date( 1980, 0, 1 );
const UNIX = 3;
/** A file that its owner may write and everybody read. */
const MODE = 0o100644;

/**
 * The same files make the same bytes, on every machine: fflate compresses in JavaScript, where Node's zlib differs from
 * version to version.
 *
 * @param {string}   folder Where the files are.
 * @param {string[]} files  Paths below it.
 * @param {string}   name   The folder that the zip unpacks to.
 */
export function zip( folder, files, name ) {
	const options = { level: 9, mtime: TIME, os: UNIX, attrs: MODE * 2 ** 16 };
	return zipSync(
		Object.fromEntries(
			files.map( ( file ) => [ `${ name }/${ file }`, [ readFileSync( join( folder, file ) ), options ] ] )
		)
	);
}
