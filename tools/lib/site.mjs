/** Site on disk: a copy of WordPress core with its database, which Playground writes to. */
import { constants, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serve } from './playground.mjs';

const RECORD = 'vestibule-site.json';
const DEBUG_LOG = 'wp-content/debug.log';

/**
 * PHP errors that are not caused by the plugin: of Debian's install.php, once per site, of WordPress's multisite
 * functions if OPcache is off, and of WordPress if two requests in the same second store the same list of cron events.
 */
const NOT_OURS =
	/\/wp-admin\/install\.php on line \d+$|\/wp-includes\/ms-functions\.php on line \d+$|Cron reschedule event error for hook: (?!vestibule)\w+, Error code: could_not_set,/;

export function forget( folder ) {
	rmSync( folder, { recursive: true, force: true } );
}

/**
 * @return {{ version: string } | undefined} WordPress version of the site, or undefined if its setup was not completed.
 */
export function record( folder ) {
	const file = join( folder, RECORD );
	return existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : undefined;
}

/** Creates a copy of core, with mount points for the plugin and the theme. */
export function prepare( folder, core ) {
	forget( folder );
	mkdirSync( dirname( folder ), { recursive: true } );
	cpSync( core.path, folder, { recursive: true, mode: constants.COPYFILE_FICLONE } );
	for ( const place of [ 'plugins/vestibule', 'plugins/colour', 'themes/portico', 'themes/classic', 'mu-plugins' ] ) {
		mkdirSync( join( folder, 'wp-content', place ), { recursive: true } );
	}
}

/**
 * Starts the site in a folder. Installs a new site with the blueprint and the demo content. Keeps the data of an
 * existing site.
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

/** Returns all PHP errors of the site since its creation, one per line. */
export function phpComplaints( folder ) {
	const file = join( folder, DEBUG_LOG );
	const lines = existsSync( file ) ? readFileSync( file, 'utf8' ).split( '\n' ) : [];
	return lines.filter( ( line ) => line.trim() && ! NOT_OURS.test( line ) );
}
