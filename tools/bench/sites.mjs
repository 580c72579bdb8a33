/** Sites of the benchmark: one with the plugin, the theme and the demo content, and copies without them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { inCache, inRoot } from '../lib/paths.mjs';
import { CannotGoOn, say } from '../lib/say.mjs';
import { forget } from '../lib/site.mjs';
import { setUp, startEmptySite, startNativeSite } from '../native/site.mjs';
import { call } from './load.mjs';

const PORT = 9420;
const PLUGIN = 'tools/bench/bench.php';
const PAGE_CACHE = 'wp-content/advanced-cache.php';
const SETTLED = 12;

/** Separate for each run, because two runs at the same time must not share a database. */
const FOLDER = inCache( `bench-${ process.pid }` );
const inFolder = ( name ) => join( FOLDER, name );

export const forgetSites = () => forget( FOLDER );

/** @typedef {{ name: string, url: string, folder: string, sql: number, php: number, stop: () => Promise<void> }} Site */

/** @return {Promise<Site & { event: number, key: string }>} Vestibule and Portico. */
export async function demoSite( core ) {
	say( `    setting up WordPress ${ core.version } with the demo content` );
	const site = await startNativeSite( {
		core,
		folder: inFolder( 'demo' ),
		port: PORT,
		isDurable: true,
		muPlugins: [ PLUGIN ],
	} );
	const { body } = await call( `${ site.url }/contact/` );
	const key = body.match( /data-nonce="([^"]+)"/ )?.[ 1 ];
	if ( ! key ) {
		await site.stop();
		throw new CannotGoOn( '/contact/ of the benchmark site has no form.' );
	}
	return settled( { ...site, name: 'Vestibule', key } );
}

/** @return {Promise<Site>} */
export async function bareSite( core, demo ) {
	say( '    setting up the same pages on a bare site' );
	const site = await copy( core, demo, 'bare', 'WordPress alone' );
	try {
		cpSync( inRoot( 'tools/bench/bare.php' ), join( site.folder, 'setup.php' ) );
		await setUp( site.url, 'bare' );
		if ( /vestibule|portico/.test( ( await call( `${ site.url }/contact/` ) ).body.replaceAll( site.url, '' ) ) ) {
			throw new CannotGoOn( 'the bare site contains Vestibule or Portico.' );
		}
		return await settled( site );
	} catch ( error ) {
		await site.stop();
		throw error;
	}
}

/** @return {Promise<Site>} The plugin and its content in Twenty Twenty-Five. */
export const usualSite = ( core, demo ) => inTheme( core, demo, 'plugins/vestibule', 'usual', 'twentytwentyfive' );

/** @return {Promise<Site>} Portico on the bare site. */
export const porticoSite = ( core, bare ) => inTheme( core, bare, 'themes/portico', 'portico', 'portico' );

async function inTheme( core, from, part, folder, theme ) {
	say( `    setting up a site with ${ part } in ${ theme }` );
	const site = await copy( core, from, folder, part, ( content ) =>
		cpSync( inRoot( part === 'themes/portico' ? 'theme' : 'plugin' ), join( content, part ), { recursive: true } )
	);
	cpSync( inRoot( 'tools/bench/bare.php' ), join( site.folder, 'setup.php' ) );
	await setUp( site.url, 'theme', { name: theme } );
	return settled( site );
}

/**
 * Sets up a bare site for each plugin in the folder, then one with all of them. The plugins are not configured.
 *
 * @return {Promise<Site[]>}
 */
export async function otherSites( core, bare, folder ) {
	const plugins = pluginsIn( resolve( folder ) );
	const groups = [ ...plugins.map( ( one ) => [ one ] ), ...( plugins.length > 1 ? [ plugins ] : [] ) ];
	const sites = [];
	for ( const group of groups ) {
		const name = group.length > 1 ? `all ${ group.length } of the folder` : nameOf( group[ 0 ] );
		say( `    setting up a site with ${ name }` );
		const site = await copy( core, bare, `with-${ sites.length }`, name );
		sites.push( site );
		group.forEach( ( path ) => install( path, join( site.folder, 'wp-content/plugins' ) ) );
		cpSync( inRoot( 'tools/bench/bare.php' ), join( site.folder, 'setup.php' ) );
		await setUp( site.url, 'plugins' ).catch( ( error ) =>
			say( `    not all plugins could be activated: ${ error.message }` )
		);
		await settled( site );
	}
	return sites;
}

/**
 * Lists the plugins in a folder.
 *
 * @param {string} folder Path from the command line.
 */
function pluginsIn( folder ) {
	const isThere = existsSync( folder ) && statSync( folder ).isDirectory();
	const found = isThere ? readdirSync( folder, { withFileTypes: true } ) : [];
	const paths = found
		.filter( ( one ) => ! one.name.startsWith( '.' ) && ( one.isDirectory() || one.name.endsWith( '.zip' ) ) )
		.map( ( one ) => join( folder, one.name ) );
	if ( ! paths.length ) {
		throw new CannotGoOn( `${ folder } contains no plugins (folders or zips).` );
	}
	return paths;
}

const nameOf = ( path ) => basename( path ).replace( /\.zip$/, '' );

function install( path, plugins ) {
	if ( path.endsWith( '.zip' ) ) {
		execFileSync( 'unzip', [ '-q', '-o', path, '-d', plugins ] );
	} else {
		cpSync( path, join( plugins, nameOf( path ) ), { recursive: true } );
	}
}

/** Copies WordPress, the uploads and the database of a site, and nothing else. */
async function copy( core, from, folder, name, add = () => {} ) {
	const site = await startEmptySite( { core, folder: inFolder( folder ), port: PORT, isDurable: true } );
	const content = join( site.folder, 'wp-content' );
	mkdirSync( join( content, 'mu-plugins' ), { recursive: true } );
	cpSync( join( from.folder, 'wp-content/uploads' ), join( content, 'uploads' ), { recursive: true } );
	cpSync( inRoot( PLUGIN ), join( content, 'mu-plugins', basename( PLUGIN ) ) );
	if ( existsSync( join( from.folder, PAGE_CACHE ) ) ) {
		cpSync( join( from.folder, PAGE_CACHE ), join( site.folder, PAGE_CACHE ) );
	}
	add( content );
	const client = ( { sql } ) => [ '--no-defaults', '-h127.0.0.1', `-P${ sql }`, '-usite', '-psite' ];
	const dump = spawnSync( 'mariadb-dump', [ ...client( from ), '--single-transaction', '--no-tablespaces', 'site' ], {
		encoding: 'utf8',
		maxBuffer: 1e9,
	} );
	// Both ports have the same number of digits, so the lengths in serialized PHP values stay correct.
	const input = dump.stdout.replaceAll( new URL( from.url ).host, new URL( site.url ).host );
	const read = spawnSync( 'mariadb', [ ...client( site ), 'site' ], { input, encoding: 'utf8' } );
	if ( dump.status || read.status ) {
		await site.stop();
		throw new CannotGoOn( `a database could not be copied: ${ dump.stderr }${ read.stderr }` );
	}
	return { ...site, name };
}

/** Warms up the site, so that every PHP process has compiled its files. */
async function settled( site ) {
	await Promise.all( Array.from( { length: SETTLED }, () => call( `${ site.url }/` ) ) );
	return site;
}
