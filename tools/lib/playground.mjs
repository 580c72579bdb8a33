/** WordPress Playground on this machine: PHP in WebAssembly with SQLite, so that nothing else need be installed. */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithUs } from './children.mjs';
import { ROOT, inCache, inRoot } from './paths.mjs';
import { tail } from './run.mjs';
import { CannotGoOn } from './say.mjs';

const CLI = inRoot( 'node_modules/@wp-playground/cli/wp-playground.js' );

/** Fewer workers than six and Playground warns of requests that wait for each other. */
const WORKERS = 6;
/** One worker does not see that another has deleted a folder, such as that of a plugin. */
const WHERE_FOLDERS_GO = 1;
const PHP = process.env.PHP_VERSION || '8.3';
/** Longest pause of a start without progress. On a busy machine a start takes minutes, most of them for the demo. */
const MAX_PAUSE_SECONDS = 180;
/** Place in the folder of WordPress. */
const DATABASE = 'wp-content/database/.ht.sqlite';

const CONTENT = '/wordpress/wp-content';

/** What every site of this project has in it, live from the work tree: path in the project, place on the site. */
const LIVE = [
	[ 'plugin', `${ CONTENT }/plugins/vestibule` ],
	[ 'theme', `${ CONTENT }/themes/portico` ],
	[ 'tools/wordpress/mu-plugins', `${ CONTENT }/mu-plugins` ],
	[ 'tests/plugins/colour', `${ CONTENT }/plugins/colour` ],
	[ 'tests/themes/classic', `${ CONTENT }/themes/classic` ],
];

/**
 * Without our tools WordPress would ask wordpress.org on every screen of wp-admin, and wait for what does not answer.
 * The real server's wp-config.php says the same.
 */
const QUIET = [ 'WP_HTTP_BLOCK_EXTERNAL', 'DISABLE_WP_CRON' ].flatMap( ( name ) => [ '--define-bool', name, 'true' ] );

/** Reads contracts as JSON, so that an edit counts at once. The real server's wp-config.php says the same. */
const EDITED = [ '--define', 'WP_DEVELOPMENT_MODE', 'plugin' ];

/**
 * Arguments that all of Playground's commands share.
 *
 * @param {{ core: string, mounts?: [string, string][], blueprint?: string, isEmpty?: boolean, php?: string }} site `core` is the folder that becomes
 *        WordPress and is written to; `mounts` are more paths of the project with their places; `blueprint` is run
 *        once. `isEmpty` leaves out all that is ours.
 */
export function siteArguments( { core, mounts = [], blueprint, isEmpty = false, php = PHP } ) {
	const pairs = [ ...( isEmpty ? [] : LIVE ), ...mounts ].map( ( [ from, to ] ) => [ inRoot( from ), to ] );
	return [
		...[ '--php', php ],
		...[ '--wordpress-install-mode', 'install-from-existing-files-if-needed' ],
		...[ [ core, '/wordpress' ], ...pairs ].flatMap( ( [ from, to ] ) => [
			'--mount-dir-before-install',
			from,
			to,
		] ),
		...( isEmpty ? QUIET : EDITED ),
		...( blueprint ? [ '--blueprint', withVersions( blueprint ) ] : [] ),
	];
}

/** A blueprint's own PHP version, and the newest if it names none, would win over `--php`. */
function withVersions( blueprint ) {
	const steps = JSON.parse( readFileSync( inRoot( blueprint ), 'utf8' ) );
	const copy = inCache( `blueprints/${ blueprint.replaceAll( '/', '-' ) }` );
	mkdirSync( inCache( 'blueprints' ), { recursive: true } );
	writeFileSync( copy, JSON.stringify( { ...steps, preferredVersions: { php: PHP, wp: 'latest' } } ) );
	return copy;
}

export const playground = ( command, args ) => [ CLI, command, ...args ];

/**
 * Starts a site and answers when its home page does.
 *
 * @param {{ core: string, port: number, name: string, blueprint?: string, isEmpty?: boolean, php?: string }} options
 *        `name` is the name of its log.
 * @return {Promise<{ url: string, stop: () => Promise<void>, ended: Promise<number> }>} `ended` answers the exit code.
 */
export async function serve( { core, port, name, ...site } ) {
	mkdirSync( inCache( 'logs' ), { recursive: true } );
	const log = inCache( `logs/${ name }.log` );
	const file = openSync( log, 'w' );
	const workers = String( site.isEmpty ? WHERE_FOLDERS_GO : WORKERS );
	const args = [ '--port', String( port ), '--workers', workers, ...siteArguments( { core, ...site } ) ];
	const child = spawn( process.execPath, playground( 'server', args ), {
		cwd: ROOT,
		stdio: [ 'ignore', file, file ],
	} );
	const ended = new Promise( ( done ) => child.on( 'exit', ( code ) => done( code ?? 0 ) ) );
	const stop = async () => {
		child.kill( 'SIGTERM' );
		await Promise.race( [ ended, wait( 5000 ).then( () => child.kill( 'SIGKILL' ) ) ] );
		await ended;
	};
	endWithUs( child );
	const url = `http://127.0.0.1:${ port }`;
	const state = await Promise.race( [ ready( url, [ log, join( core, DATABASE ) ] ), ended.then( () => 'ended' ) ] );
	if ( state !== 'ready' ) {
		await stop();
		throw new CannotGoOn( `Playground did not start the site.\n${ tail( log ) }` );
	}
	return { url, stop, ended };
}

/** Waits for the home page as long as one of the files changes: the log, which is the first one, or the database. */
async function ready( url, files ) {
	let changed;
	let until = 0;
	do {
		const now = files.map( ( file ) => statSync( file, { throwIfNoEntry: false } )?.mtimeMs ).join();
		if ( now !== changed ) {
			changed = now;
			until = Date.now() + MAX_PAUSE_SECONDS * 1000;
		}
		await wait( 300 );
		if ( readFileSync( files[ 0 ], 'utf8' ).includes( 'Ready!' ) ) {
			const answer = await fetch( `${ url }/` ).catch( () => undefined );
			if ( answer?.ok ) {
				return 'ready';
			}
		}
	} while ( Date.now() < until );
	return 'late';
}
