import { createHash } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { checklist } from '../lib/checks.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { quietly } from '../lib/run.mjs';
import { forget, phpComplaints } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';
import { visitor } from '../lib/visitor.mjs';

const PROGRAM = inRoot( 'node_modules/@wordpress/env/bin/wp-env' );
const FOLDER = inCache( `tests/wp-env-${ process.pid }` );
const CORE = join( FOLDER, 'core' );
const HOME = join( FOLDER, 'home' );
/** The name of a site's folder depends on the site's configuration. */
const SITE = join( HOME, createHash( 'md5' ).update( inRoot( '.wp-env.json' ) ).digest( 'hex' ) );
const PORT = 9620;

/** Name of the test, path, and a text that the page contains if theme, plugin and demo content are installed. */
const PAGES = [
	[ 'the home page shows the demo site in the theme Portico', '/', '/wp-content/themes/portico/' ],
	[ 'the contact page contains the demo form', '/contact/', 'data-form_id="4"' ],
	[ 'wp-admin shows the Vestibule menu', '/wp-admin/', 'page=vestibule-entries' ],
];

/** Starts the site of .wp-env.json twice in Playground, as described in the README, and checks its pages. */
export async function wpEnv() {
	await pluginLibraries();
	const core = await wordpressCore();
	// Playground writes its database into the folder of WordPress.
	cpSync( core.path, CORE, { recursive: true, mode: constants.COPYFILE_FICLONE } );
	const port = await freePort( PORT );
	const wpEnvCommand = commands( core.version, port );
	const visit = visitor( `http://127.0.0.1:${ port }` );
	const { check, counts } = checklist();
	process.once( 'exit', killServer );
	try {
		step( 'Starting the site of .wp-env.json in Playground' );
		await check( 'wp-env starts a new site', () => wpEnvCommand( 'start', '--runtime=playground' ) );
		for ( const [ name, path, text ] of PAGES ) {
			await check( name, async () => {
				const { ok, status, html } = await visit( path );
				return ok && html.includes( text ) ? '' : `${ status }, and the page has no ${ text }`;
			} );
		}
		await check( 'wp-env keeps the site when it starts again', async () => {
			const before = await pageIds( visit );
			await wpEnvCommand( 'stop' );
			await wpEnvCommand( 'start', '--runtime=playground' );
			const after = await pageIds( visit );
			return before === after ? '' : `pages ${ before } have become ${ after }`;
		} );
		return { code: 0, ...counts(), skipped: 0, problems: phpComplaints( CORE ) };
	} finally {
		await wpEnvCommand( 'stop' );
		forget( FOLDER );
	}
}

/**
 * Runs wp-env with a local WordPress. wp-env asks wordpress.org for the newest version even if it downloads none, so its
 * cache has the answer.
 */
function commands( version, port ) {
	mkdirSync( SITE, { recursive: true } );
	writeFileSync( join( SITE, 'wp-env-cache.json' ), JSON.stringify( { latestWordPressVersion: version } ) );
	const env = { ...process.env, WP_ENV_HOME: HOME, WP_ENV_CORE: CORE, WP_ENV_PORT: String( port ) };
	return ( command, ...args ) =>
		quietly( `wp-env-${ command }`, process.execPath, [ PROGRAM, command, ...args ], { env } );
}

/** Ends the server after an interrupted test run, because the server is not a child of this process. */
function killServer() {
	const file = join( SITE, 'playground.pid' );
	if ( existsSync( file ) ) {
		process.kill( -Number( readFileSync( file, 'utf8' ) ), 'SIGKILL' );
		forget( FOLDER );
	}
}

async function pageIds( visit ) {
	const { ok, status, html } = await visit( '/wp-json/wp/v2/pages?per_page=100&_fields=id' );
	if ( ! ok ) {
		throw new Error( `the list of pages: ${ status }` );
	}
	return html;
}
