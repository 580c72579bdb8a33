/** Record of when the pictures of the docs were taken, and of the sources that they show. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, inRoot } from '../lib/paths.mjs';

const RECORD = 'docs/screenshots/record.json';

/** Number of days, long enough for a branch with many style changes, so that screenshots are only taken at its end. */
const MAX_DAYS = 7;
const DAY = 86_400_000;

/** Sources that each group of pictures shows: folders and the ends of file names in them. */
export const GROUPS = {
	screenshots: [
		[ 'theme', [ '.css', '.html', '.json', '.php' ] ],
		[ 'blocks', [ 'style.css' ] ],
		[ 'plugin/src/Tools/Demo/content', [ '' ] ],
		[ 'src/admin/entries', [ '.tsx', '.css' ] ],
	],
	tour: [
		[ 'theme/styles', [ '' ] ],
		[ 'blocks/form', [ '.css' ] ],
		[ 'blocks/form/editor', [ '.tsx' ] ],
		[ 'plugin/src/Forms/Admin/Templates', [ '' ] ],
		[ 'src/admin/start', [ '.tsx', '.css' ] ],
	],
};

const isSource = ( file ) => ! /(?:^|\/)(?:build|languages|vendor)\//.test( file );

const filesIn = ( folder, endings ) =>
	existsSync( inRoot( folder ) )
		? readdirSync( inRoot( folder ), { recursive: true, withFileTypes: true } )
				.filter( ( entry ) => entry.isFile() && endings.some( ( end ) => entry.name.endsWith( end ) ) )
				.map( ( entry ) => join( entry.parentPath ?? entry.path, entry.name ).slice( ROOT.length + 1 ) )
				.filter( isSource )
		: [];

/** Returns the content without the version and with normalized line endings, which don't affect pictures. */
const shown = ( file ) =>
	readFileSync( inRoot( file ), 'latin1' )
		.replaceAll( '\r\n', '\n' )
		.replace( /^Version:.*$/m, '' );

/** @return {string} Hash of the sources of a group. */
export function fingerprint( group ) {
	const hash = createHash( 'sha1' );
	for ( const file of GROUPS[ group ].flatMap( ( [ folder, endings ] ) => filesIn( folder, endings ) ).sort() ) {
		hash.update( file.replaceAll( '\\', '/' ) ).update( shown( file ) );
	}
	return hash.digest( 'hex' );
}

const read = () => JSON.parse( readFileSync( inRoot( RECORD ), 'utf8' ) );

/** Records that the pictures of these groups were taken now. */
export function writeRecord( groups ) {
	const taken = new Date().toISOString().slice( 0, 10 );
	const rows = Object.fromEntries( groups.map( ( group ) => [ group, { taken, shows: fingerprint( group ) } ] ) );
	writeFileSync( inRoot( RECORD ), `${ JSON.stringify( { ...read(), ...rows }, null, '\t' ) }\n` );
}

/** Date of the last commit, so that an old checkout is not reported years later. */
function today() {
	const { stdout } = spawnSync( 'git', [ 'log', '-1', '--format=%cI' ], { cwd: ROOT, encoding: 'utf8' } );
	return stdout ? new Date( stdout.trim() ) : new Date();
}

/**
 * @param {Record<string, { taken: string, shows: string }>} record
 * @param {Date}                                             now
 * @param {( group: string ) => string}                      fingerprintOf
 * @return {{ text: string, isLate: boolean }[]} Groups whose sources have changed; late ones after MAX_DAYS.
 */
export function staleGroups( record = read(), now = today(), fingerprintOf = fingerprint ) {
	return Object.keys( GROUPS )
		.filter( ( group ) => record[ group ]?.shows !== fingerprintOf( group ) )
		.map( ( group ) => {
			const taken = record[ group ]?.taken ?? '1970-01-01';
			return {
				text: `The screenshots of "${ group }" are of ${ taken }, and their sources have changed since. Run: npm run screenshots -- ${ group }.spec`,
				isLate: now - new Date( taken ) > MAX_DAYS * DAY,
			};
		} );
}
