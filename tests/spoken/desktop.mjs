/** Private desktop for a screen reader, with its own display, D-Bus, accessibility bus, window manager and Orca. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startSpeechServer } from './speech-server.mjs';

/** Programs and their Debian packages. */
const PROGRAMS = {
	'/usr/bin/orca': 'orca',
	'/usr/bin/firefox-esr': 'firefox-esr',
	'/usr/bin/Xvfb': 'xvfb',
	'/usr/bin/openbox': 'openbox',
	'/usr/bin/xdotool': 'xdotool',
	'/usr/bin/dbus-daemon': 'dbus',
	'/usr/bin/gdbus': 'libglib2.0-bin',
	'/usr/libexec/at-spi-bus-launcher': 'at-spi2-core',
	'/usr/lib/python3/dist-packages/pyatspi': 'python3-pyatspi',
};

/** Timeout for the start of a program on a busy machine, in ms. */
const PATIENCE = 60_000;

/** @return {string[]} Debian packages that are not installed. */
export const missingForSpeech = () =>
	Object.keys( PROGRAMS )
		.filter( ( path ) => ! existsSync( path ) )
		.map( ( path ) => PROGRAMS[ path ] );

/** Turns off key echo and reading of whole pages, so that Orca only announces what a page causes. */
const ORCA_SETTINGS = {
	general: {
		...{ startingProfile: [ 'Default', 'default' ], firstStart: false },
		...{ enableKeyEcho: false, enableEchoByCharacter: false, enableEchoByWord: false },
		...{ sayAllOnLoad: false, enableSound: false, enableBraille: false, enableBrailleMonitor: false },
		...{ enableSpeech: true, pageSummaryOnLoad: true },
	},
	profiles: { default: { profile: [ 'Default', 'default' ], pronunciations: {}, keybindings: {} } },
	...{ pronunciations: {}, keybindings: {} },
};

/**
 * @typedef {Object} Desktop
 * @property {NodeJS.ProcessEnv}               env   Environment for programs on this desktop.
 * @property {{ text: string, at: number }[]}  said  Speech of Orca, in order.
 * @property {() => number}                    log   Size of Orca's log in bytes, which grows while Orca works.
 * @property {(run: string, args: string[]) => Promise<void>} command Runs a program on this desktop and waits for its end.
 * @property {() => Promise<void>}             startOrca Starts the screen reader. Firefox must be open.
 * @property {() => Promise<void>}             close Ends everything.
 */

/** Environment of the programs, with their files in one folder. */
const environmentOf = ( inFolder ) => ( {
	...{ PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'en_GB.UTF-8', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
	...{ HOME: inFolder( 'home' ), XDG_RUNTIME_DIR: inFolder( 'run' ), XDG_CONFIG_HOME: inFolder( 'config' ) },
	...{ XDG_CACHE_HOME: inFolder( 'cache' ), XDG_DATA_HOME: inFolder( 'data' ) },
	...{ GTK_MODULES: 'gail:atk-bridge', GNOME_ACCESSIBILITY: '1', GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '0' },
	SPEECHD_ADDRESS: `unix_socket:${ inFolder( 'speech.sock' ) }`,
} );

/** Programs with the same environment, which are ended together. */
class Programs {
	#children = [];

	constructor( env ) {
		this.env = env;
	}

	start( program, args, stdio = 'ignore' ) {
		const child = spawn( program, args, { env: this.env, stdio, detached: true } );
		this.#children.unshift( child );
		return child;
	}

	/** Runs a program to its end. */
	run( program, args ) {
		return new Promise( ( done, fail ) => {
			const child = spawn( program, args, { env: this.env, stdio: 'ignore' } );
			child.once( 'error', fail );
			child.once( 'exit', ( code ) =>
				code ? fail( new Error( `${ program } ${ args[ 0 ] } ended with ${ code }` ) ) : done()
			);
		} );
	}

	endAll() {
		for ( const child of this.#children ) {
			try {
				process.kill( -child.pid, 'SIGKILL' );
			} catch {
				// The program has already ended.
			}
		}
	}
}

/** Starts the display, both buses and the window manager, and adds their addresses to the environment. */
async function startSession( programs ) {
	const screen = programs.start(
		'Xvfb',
		[ '-displayfd', '3', '-screen', '0', '1300x1000x24', '-nolisten', 'tcp' ],
		[ 'ignore', 'ignore', 'ignore', 'pipe' ]
	);
	programs.env.DISPLAY = `:${ await firstLine( screen.stdio[ 3 ], 'Xvfb' ) }`;
	const bus = programs.start(
		'dbus-daemon',
		[ '--session', '--nofork', '--print-address=1' ],
		[ 'ignore', 'pipe', 'ignore' ]
	);
	programs.env.DBUS_SESSION_BUS_ADDRESS = await firstLine( bus.stdout, 'dbus-daemon' );
	programs.start( '/usr/libexec/at-spi-bus-launcher', [ '--launch-immediately', '--a11y=1', '--screen-reader=1' ] );
	await until( 'the accessibility bus', () =>
		programs
			.run( 'gdbus', [ 'call', '--session', ...BUS, '--method', 'org.a11y.Bus.GetAddress' ] )
			.then( () => true )
	);
	for ( const property of [ 'IsEnabled', 'ScreenReaderEnabled' ] ) {
		await programs.run( 'gdbus', [
			...[ 'call', '--session', ...BUS, '--method', 'org.freedesktop.DBus.Properties.Set' ],
			...[ 'org.a11y.Status', property, '<true>' ],
		] );
	}
	// Windows need a window manager to get the focus.
	programs.start( 'openbox', [ '--sm-disable' ] );
}

/** @return {Promise<Desktop>} */
export async function openDesktop() {
	const folder = mkdtempSync( join( tmpdir(), 'spoken-' ) );
	const inFolder = ( name ) => join( folder, name );
	[ 'home', 'config', 'cache', 'data', 'run', 'orca' ].forEach( ( name ) =>
		mkdirSync( inFolder( name ), { mode: 0o700 } )
	);
	writeFileSync( inFolder( 'orca/user-settings.conf' ), JSON.stringify( ORCA_SETTINGS ) );
	const speech = await startSpeechServer( inFolder( 'speech.sock' ) );
	const programs = new Programs( environmentOf( inFolder ) );
	const close = async () => {
		programs.endAll();
		await speech.close();
		rmSync( folder, { recursive: true, force: true, maxRetries: 5 } );
	};
	const orcaLog = inFolder( 'orca.log' );
	try {
		await startSession( programs );
	} catch ( error ) {
		await close();
		throw error;
	}
	return {
		...{ env: programs.env, said: speech.said, close },
		command: ( program, args ) => programs.run( program, args ),
		log: () => ( existsSync( orcaLog ) ? statSync( orcaLog ).size : 0 ),
		// Never `--replace`: it ends every other Orca of the same user.
		async startOrca() {
			const orca = programs.start( 'orca', [ '--user-prefs', inFolder( 'orca' ), '--debug-file', orcaLog ] );
			await until( 'Orca’s first word', async () => speech.said.length > 0 || orca.exitCode !== null );
			if ( orca.exitCode !== null ) {
				throw new Error( 'Orca ended by itself; it does so where the same user runs another one' );
			}
		},
	};
}

const BUS = [ '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus' ];

/** @type {(stream: import('node:stream').Readable, program: string) => Promise<string>} */
const firstLine = ( stream, program ) =>
	new Promise( ( done, fail ) => {
		let text = '';
		stream.setEncoding( 'utf8' ).on( 'data', ( chunk ) => {
			text += chunk;
			if ( text.includes( '\n' ) ) {
				done( text.trim() );
			}
		} );
		stream.once( 'end', () => fail( new Error( `${ program } did not start` ) ) );
	} );

async function until( what, test ) {
	const end = Date.now() + PATIENCE;
	while ( ! ( await test().catch( () => false ) ) ) {
		if ( Date.now() > end ) {
			throw new Error( `never seen: ${ what }` );
		}
		await wait( 100 );
	}
}
