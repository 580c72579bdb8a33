/** WordPress Playground: PHP in WebAssembly with SQLite. Needs no other programs. */
import { spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithUs } from './children.mjs';
import { ROOT, inCache, inRoot } from './paths.mjs';
import { tail } from './run.mjs';
import { CannotGoOn } from './say.mjs';

const CLI = inRoot( 'node_modules/@wp-playground/cli/wp-playground.js' );

/** Number of PHP workers. Playground warns about waiting requests if there are fewer than six. */
export const WORKERS = 6;
/**
 * Number of workers for sites that delete folders, such as a plugin's, because other workers don't notice the deletion.
 */
const WHERE_FOLDERS_GO = 1;
const PHP = process.env.PHP_VERSION || '8.3';
/** Timeout of a start without progress. On a busy machine a start takes minutes, most of them for the demo content. */
const MAX_PAUSE_SECONDS = 180;
/** Path in the folder of WordPress. */
const DATABASE = 'wp-content/database/.ht.sqlite';

const CONTENT = '/wordpress/wp-content';

/** Paths that every site mounts from the project, so that changes apply immediately, with their places on the site. */
const LIVE = [
	[ 'plugin', `${ CONTENT }/plugins/vestibule` ],
	[ 'theme', `${ CONTENT }/themes/portico` ],
	[ 'tools/wordpress/mu-plugins', `${ CONTENT }/mu-plugins` ],
	[ 'tests/plugins/colour', `${ CONTENT }/plugins/colour` ],
	[ 'tests/themes/classic', `${ CONTENT }/themes/classic` ],
];

/**
 * Constants that stop requests to wordpress.org on admin screens, which would wait for a timeout, and cron. The real
 * server's wp-config.php sets the same.
 */
const QUIET = [ 'WP_HTTP_BLOCK_EXTERNAL', 'DISABLE_WP_CRON' ].flatMap( ( name ) => [ '--define-bool', name, 'true' ] );

/**
 * Returns the arguments that all commands of Playground share.
 *
 * @param {{ core: string, mounts?: [string, string][], blueprint?: string, activated?: string[], isEmpty?: boolean, php?: string }} site
 * `core` is the folder of WordPress and is written to. `mounts` are additional paths of the project with their places.
 * `blueprint` runs once. `activated` are names of further plugins to activate. `isEmpty` mounts nothing of the plugin
 * and the theme.
 */
export function siteArguments( { core, mounts = [], blueprint, activated = [], isEmpty = false, php = PHP } ) {
	const pairs = [ ...( isEmpty ? [] : LIVE ), ...mounts ].map( ( [ from, to ] ) => [ inRoot( from ), to ] );
	return [
		...[ '--php', php ],
		...[ '--wordpress-install-mode', 'install-from-existing-files-if-needed' ],
		...[ [ core, '/wordpress' ], ...pairs ].flatMap( ( [ from, to ] ) => [
			'--mount-dir-before-install',
			from,
			to,
		] ),
		...( isEmpty ? QUIET : [] ),
		...( blueprint || activated.length ? [ '--blueprint', completed( blueprint, activated ) ] : [] ),
	];
}

/** Place of a plugin on the site. */
export const pluginPlace = ( name ) => `${ CONTENT }/plugins/${ name }`;

/**
 * Writes a copy of a blueprint that also activates plugins. Sets its PHP version, which would override `--php`.
 *
 * @param {string|undefined} blueprint Path in the project. Without it, the copy only activates the plugins.
 * @param {string[]}         activated Names of plugins.
 * @return {string} Path of the copy.
 */
function completed( blueprint, activated ) {
	const before = blueprint ? JSON.parse( readFileSync( inRoot( blueprint ), 'utf8' ) ) : { steps: [] };
	const steps = activated.map( ( name ) => ( {
		...{ step: 'activatePlugin', pluginName: name },
		pluginPath: `${ name }/${ name }.php`,
	} ) );
	const whole = {
		...{ ...before, steps: [ ...before.steps, ...steps ] },
		preferredVersions: { php: PHP, wp: 'latest' },
	};
	const name = [ ...( blueprint ? [ blueprint.replaceAll( '/', '-' ) ] : [] ), ...activated ].join( '+' );
	const copy = inCache( `blueprints/${ name }${ name.endsWith( '.json' ) ? '' : '.json' }` );
	mkdirSync( inCache( 'blueprints' ), { recursive: true } );
	writeFileSync( copy, JSON.stringify( whole ) );
	return copy;
}

export const playground = ( command, args ) => [ CLI, command, ...args ];

/**
 * Starts a site. Waits until its home page responds.
 *
 * @param {{ core: string, port: number, name: string, workers?: number, blueprint?: string, isEmpty?: boolean, php?: string }} options
 * `name` is the name of its log file. The other options are those of `siteArguments()`.
 * @return {Promise<{ url: string, stop: () => Promise<void>, ended: Promise<number> }>} `ended` is the exit code.
 */
export async function serve( { core, port, name, workers, ...site } ) {
	mkdirSync( inCache( 'logs' ), { recursive: true } );
	const log = inCache( `logs/${ name }.log` );
	const file = openSync( log, 'w' );
	const processes = String( workers ?? ( site.isEmpty ? WHERE_FOLDERS_GO : WORKERS ) );
	const args = [ '--port', String( port ), '--workers', processes, ...siteArguments( { core, ...site } ) ];
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
		throw new CannotGoOn( `Playground could not start the site.\n${ tail( log ) }` );
	}
	return { url, stop, ended };
}

/** Waits for the home page while one of the files changes: the log (the first one) or the database. */
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
			// A site that logs visitors in redirects them until they send its cookies.
			const answer = await fetch( `${ url }/`, { redirect: 'manual' } ).catch( () => undefined );
			if ( answer && answer.status < 400 ) {
				return 'ready';
			}
		}
	} while ( Date.now() < until );
	return 'late';
}
