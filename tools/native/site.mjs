/** WordPress with plugin, theme and demo content on a real server: PHP-FPM, nginx and MariaDB. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { CONFIG, startServers } from './servers.mjs';

/**
 * Installs a new site with demo content.
 *
 * @param {{ core: { path: string }, folder: string, port: number, muPlugins: string[], debug?: boolean, isFilled?: boolean, isDurable?: boolean, workers?: number }} options
 * `folder` is emptied first; `muPlugins` are paths in the project; `debug` logs PHP's warnings; `isFilled` adds the
 * demo content; `isDurable` makes data survive a crash, as on a production site, for measurements; `workers` is the
 * number of PHP processes.
 * @return {Promise<{ url: string, folder: string, event: number, stop: () => Promise<void> }>} `folder` is WordPress's
 * own.
 */
export async function startNativeSite( options ) {
	const { core, folder, port, muPlugins, debug = false, isFilled = true, isDurable = false, workers } = options;
	rmSync( folder, { recursive: true, force: true } );
	const site = join( folder, 'site' );
	const servers = await startServers( { folder, port, isDurable, workers }, ( ports ) =>
		place( site, core, muPlugins, { ...ports, debug } )
	);
	try {
		await setUp( servers.url, 'install' );
		await setUp( servers.url, 'activate' );
		const { event } = isFilled ? await setUp( servers.url, 'seed' ) : { event: 0 };
		return { ...servers, folder: site, event };
	} catch ( error ) {
		await servers.stop();
		throw error;
	}
}

/**
 * Starts WordPress without the plugin and the theme, as installed by a hosting provider.
 *
 * @param {{ core: { path: string }, folder: string, port: number, isDurable?: boolean }} options Options of
 * startNativeSite().
 * @return {Promise<{ url: string, folder: string, stop: () => Promise<void> }>} `folder` is WordPress's own.
 */
export async function startEmptySite( { core, folder, port, isDurable = false } ) {
	rmSync( folder, { recursive: true, force: true } );
	const site = join( folder, 'site' );
	const servers = await startServers( { folder, port, isDurable }, ( ports ) =>
		placeCore( site, core, { ...ports, debug: ! isDurable } )
	);
	return { ...servers, folder: site };
}

function placeCore( site, core, { http, sql, debug } ) {
	cpSync( core.path, site, { recursive: true } );
	const config = readFileSync( join( CONFIG, 'wp-config.php' ), 'utf8' )
		.replace( '{sql}', String( sql ) )
		.replaceAll( '{http}', String( http ) )
		.replaceAll( '{debug}', String( debug ) );
	writeFileSync( join( site, 'wp-config.php' ), config );
}

/** Copies the files instead of linking them, because WordPress derives the URL of a plugin from its real path. */
export function place( site, core, muPlugins, settings ) {
	const content = join( site, 'wp-content' );
	placeCore( site, core, settings );
	cpSync( inRoot( 'plugin' ), join( content, 'plugins/vestibule' ), { recursive: true } );
	cpSync( inRoot( 'tests/plugins' ), join( content, 'plugins' ), { recursive: true } );
	cpSync( inRoot( 'tests/themes' ), join( content, 'themes' ), { recursive: true } );
	cpSync( inRoot( 'theme' ), join( content, 'themes/portico' ), { recursive: true } );
	cpSync( inRoot( 'tools/wordpress/advanced-cache.php' ), join( content, 'advanced-cache.php' ) );
	for ( const file of muPlugins ) {
		cpSync( inRoot( file ), join( content, 'mu-plugins', basename( file ) ), { recursive: true } );
	}
	cpSync( join( CONFIG, 'setup.php' ), join( site, 'setup.php' ) );
}

/**
 * Converts a site to a network with this site as the first one. Needs `config/setup.php` in its folder.
 *
 * @param {{ url: string, folder: string }} site
 */
export async function makeNetwork( { url, folder } ) {
	await setUp( url, 'network' );
	const file = join( folder, 'wp-config.php' );
	const network = [
		...[ "define( 'MULTISITE', true );", "define( 'SUBDOMAIN_INSTALL', false );" ],
		`define( 'DOMAIN_CURRENT_SITE', '${ new URL( url ).host }' );`,
		...[ "define( 'PATH_CURRENT_SITE', '/' );", "define( 'SITE_ID_CURRENT_SITE', 1 );" ],
		"define( 'BLOG_ID_CURRENT_SITE', 1 );",
	];
	// Remove the URLs, because the sites of a network have different ones.
	const config = readFileSync( file, 'utf8' ).replace( /^define\( 'WP_(HOME|SITEURL)'.*\n/gm, '' );
	writeFileSync( file, config.replace( '$table_prefix', `${ network.join( '\n' ) }\n$table_prefix` ) );
	// OPcache checks only every two seconds whether a file was changed.
	for ( let tries = 1; ! ( await isNetwork( url ) ); tries++ ) {
		if ( tries === 50 ) {
			throw new CannotGoOn( 'the site could not be converted to a network.' );
		}
		await wait( 200 );
	}
}

const isNetwork = async ( url ) => ( await ( await fetch( `${ url }/setup.php?step=is-network` ) ).json() ).done;

/**
 * Runs a step of `config/setup.php`.
 *
 * @param {string}                 url
 * @param {string}                 step
 * @param {Record<string, string>} more Arguments of the step.
 */
export async function setUp( url, step, more = {} ) {
	const answer = await fetch( `${ url }/setup.php?${ new URLSearchParams( { step, ...more } ) }` );
	const text = await answer.text();
	const result = text.startsWith( '{' ) ? JSON.parse( text ) : {};
	if ( ! answer.ok || ! result.done ) {
		throw new CannotGoOn(
			`the site could not be set up (${ step }: ${ answer.status } ${ text.slice( 0, 500 ) }).`
		);
	}
	return result;
}
