/** Site on disk: a copy of WordPress core with its database, which Playground writes to. */
import { constants, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EXTENSIONS } from './extensions.mjs';
import { pluginPlace, serve } from './playground.mjs';

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
 * @return {{ version: string, extensions?: string[] } | undefined} WordPress version of the site, and the extensions of
 * its last start. Undefined if its setup was not completed.
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
 *
 * @param {{ folder: string, core: object, port: number, name: string, extensions?: string[] }} options `extensions` are
 * names of folders in `extensions/`. An extension that the site's last start did not have is activated.
 */
export async function startSite( { folder, core, port, name, extensions = [] } ) {
	const before = record( folder );
	if ( ! before ) {
		prepare( folder, core );
	}
	extensions.forEach( ( one ) => mkdirSync( join( folder, 'wp-content/plugins', one ), { recursive: true } ) );
	const site = await serve( {
		core: folder,
		port,
		name,
		mounts: extensions.map( ( one ) => [ `${ EXTENSIONS }/${ one }`, pluginPlace( one ) ] ),
		blueprint: before ? undefined : 'blueprint.json',
		activated: extensions.filter( ( one ) => ! before?.extensions?.includes( one ) ),
	} );
	writeFileSync( join( folder, RECORD ), JSON.stringify( { version: core.version, ...before, extensions } ) );
	return { ...site, isNew: ! before };
}

/** Returns all PHP errors of the site since its creation, one per line. */
export function phpComplaints( folder ) {
	const file = join( folder, DEBUG_LOG );
	const lines = existsSync( file ) ? readFileSync( file, 'utf8' ).split( '\n' ) : [];
	return lines.filter( ( line ) => line.trim() && ! NOT_OURS.test( line ) );
}
