/** A site on disk: a copy of WordPress core that Playground may write to, with its database inside. */
import { constants, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serve } from './playground.mjs';

const RECORD = 'vestibule-site.json';
const DEBUG_LOG = 'wp-content/debug.log';

/**
 * Debian's install.php has a flaw that speaks once in the life of a site, and WordPress's functions of networks one
 * that speaks wherever PHP keeps no compiled files. And WordPress calls it an error when two
 * requests run cron in the same second and the second one writes the list that is already stored.
 */
const NOT_OURS =
	/\/wp-admin\/install\.php on line \d+$|\/wp-includes\/ms-functions\.php on line \d+$|Cron reschedule event error for hook: (?!vestibule)\w+, Error code: could_not_set,/;

export function forget( folder ) {
	rmSync( folder, { recursive: true, force: true } );
}

/** @return {{ version: string } | undefined} what the folder was made from, if its set-up came to an end. */
export function record( folder ) {
	const file = join( folder, RECORD );
	return existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : undefined;
}

/** A fresh copy of core, with the places that the plugin and the theme are mounted on. */
export function prepare( folder, core ) {
	forget( folder );
	mkdirSync( dirname( folder ), { recursive: true } );
	cpSync( core.path, folder, { recursive: true, mode: constants.COPYFILE_FICLONE } );
	for ( const place of [ 'plugins/vestibule', 'plugins/colour', 'themes/portico', 'themes/classic', 'mu-plugins' ] ) {
		mkdirSync( join( folder, 'wp-content', place ), { recursive: true } );
	}
}

/**
 * Starts the site in a folder. A new one is installed, set up by the blueprint and filled with the demo content; one
 * that was set up before goes on as it was left.
 */
export async function startSite( { folder, core, port, name } ) {
	const before = record( folder );
	if ( ! before ) {
		prepare( folder, core );
	}
	const site = await serve( {
		core: folder,
		port,
		name,
		blueprint: before ? undefined : 'blueprint.json',
	} );
	writeFileSync( join( folder, RECORD ), JSON.stringify( before ?? { version: core.version } ) );
	return { ...site, isNew: ! before };
}

/** What PHP has complained about on this site since it was made, one entry a line. */
export function phpComplaints( folder ) {
	const file = join( folder, DEBUG_LOG );
	const lines = existsSync( file ) ? readFileSync( file, 'utf8' ).split( '\n' ) : [];
	return lines.filter( ( line ) => line.trim() && ! NOT_OURS.test( line ) );
}
