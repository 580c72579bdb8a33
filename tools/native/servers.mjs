/** MariaDB, PHP-FPM and nginx for a single site, with a separate data folder and ports on the loopback interface. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { firewallConfig } from '../firewall/config.mjs';
import { endWithUs } from '../lib/children.mjs';
import { inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { quietly, tail } from '../lib/run.mjs';
import { CannotGoOn } from '../lib/say.mjs';

export const CONFIG = inRoot( 'tools/native/config' );

/** Two workers per core of a small machine. More would only wait for each other. */
const PHP_WORKERS = 4;

/** Options that don't wait for the disk, because the data of a trial site may be lost in a crash. */
const FORGETS = [ '--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=0', '--innodb-flush-method=nosync' ];

/**
 * Starts the three servers for the site in `<folder>/site`.
 *
 * @param {{ folder: string, port: number, isDurable?: boolean, workers?: number }} site Writable folder; first of three
 * ports to try; whether data must survive a crash, as on a production site; number of PHP processes.
 * @param {(ports: { http: number, sql: number }) => void} place Creates the site's files before the servers start.
 * @return {Promise<{ url: string, sql: number, php: number, stop: () => Promise<void> }>} `sql` is MariaDB's port,
 * `php` the process ID of PHP-FPM.
 */
export async function startServers( { folder, port, isDurable = false, workers }, place ) {
	mkdirSync( join( folder, 'data' ), { recursive: true } );
	const http = await freePort( port );
	const fpm = await freePort( http + 1 );
	const sql = await freePort( fpm + 1 );
	const sockets = mkdtempSync( join( tmpdir(), 'vestibule-' ) );
	place( { http, sql } );
	const running = [];
	const stop = async () => {
		for ( const child of running.reverse() ) {
			child.kill( 'SIGTERM' );
			await Promise.race( [ child.gone, wait( 8000 ).then( () => child.kill( 'SIGKILL' ) ) ] );
		}
		rmSync( sockets, { recursive: true, force: true } );
	};
	try {
		running.push( await database( folder, sql, sockets, isDurable ) );
		running.push( await php( folder, fpm, workers ) );
		running.push( await nginx( folder, http, fpm ) );
	} catch ( error ) {
		await stop();
		throw error;
	}
	const [ , fpmProcess ] = running;
	return { url: `http://127.0.0.1:${ http }`, sql, php: fpmProcess.pid, stop };
}

/** Starts a program in the foreground. Waits until its port responds, for half a minute by default. */
export async function start( folder, name, program, args, port, seconds = 30 ) {
	const path = join( folder, `${ name }.log` );
	const log = openSync( path, 'w' );
	const child = spawn( program, args, { stdio: [ 'ignore', log, log ] } );
	child.gone = new Promise( ( done ) => child.on( 'exit', done ) );
	endWithUs( child );
	for ( let tries = 0; tries < 5 * seconds; tries++ ) {
		await wait( 200 );
		if ( await answers( port ) ) {
			return child;
		}
	}
	child.kill( 'SIGKILL' );
	throw new CannotGoOn( `${ name } does not answer on port ${ port }.\n${ tail( path ) }` );
}

function answers( port ) {
	return new Promise( ( done ) => {
		const socket = createConnection( port, '127.0.0.1', () => socket.end( () => done( true ) ) );
		socket.on( 'error', () => done( false ) );
	} );
}

/**
 * Returns the arguments only if this process is root. Programs need them to run as root, which they refuse otherwise.
 */
export const asRoot = ( ...args ) => ( process.getuid() === 0 ? args : [] );

async function database( folder, port, sockets, isDurable ) {
	const data = join( folder, 'data' );
	await quietly( 'mariadb-install-db', 'mariadb-install-db', [
		...[ '--no-defaults', `--datadir=${ data }`, '--auth-root-authentication-method=normal', '--skip-test-db' ],
		...asRoot( '--user=root' ),
	] );
	const child = await start(
		folder,
		'mariadb',
		'/usr/sbin/mariadbd',
		[
			...[ '--no-defaults', `--datadir=${ data }`, '--bind-address=127.0.0.1', `--port=${ port }` ],
			// MariaDB empties its folder for temporary files at start, so it must not be a shared folder.
			...[
				`--tmpdir=${ sockets }`,
				`--socket=${ sockets }/sql`,
				`--pid-file=${ sockets }/sql.pid`,
				'--innodb-buffer-pool-size=256M',
			],
			...( isDurable ? [] : FORGETS ),
			...asRoot( '--user=root' ),
		],
		port
	);
	const made = spawnSync( 'mariadb', [ '--no-defaults', `--socket=${ sockets }/sql`, '-uroot', '-e', SCHEMA ] );
	if ( made.status !== 0 ) {
		child.kill( 'SIGKILL' );
		throw new CannotGoOn( `MariaDB could not create the database: ${ made.stderr }` );
	}
	return child;
}

export const SCHEMA = `CREATE DATABASE site CHARACTER SET utf8mb4;
CREATE USER site@'127.0.0.1' IDENTIFIED BY 'site'; GRANT ALL ON site.* TO site@'127.0.0.1';`;

export async function php( folder, port, workers = PHP_WORKERS ) {
	const file = join( folder, 'fpm.conf' );
	writeFileSync(
		file,
		`[global]
error_log = ${ folder }/fpm-error.log
[site]
listen = 127.0.0.1:${ port }
pm = static
pm.max_children = ${ workers }
${ asRoot( 'user = root', 'group = root' ).join( '\n' ) }
php_admin_value[memory_limit] = 256M
php_admin_value[upload_max_filesize] = 3M
php_admin_value[opcache.validate_timestamps] = 1
php_admin_value[max_execution_time] = 120
php_admin_value[sendmail_path] = /bin/true
`
	);
	return start( folder, 'php-fpm', '/usr/sbin/php-fpm8.2', [ '-F', '-y', file, ...asRoot( '-R' ) ], port );
}

export async function nginx( folder, port, fpm ) {
	const file = join( folder, 'nginx.conf' );
	const firewall = process.env.FIREWALL
		? firewallConfig( JSON.parse( process.env.FIREWALL ), port )
		: { main: '', server: '' };
	writeFileSync(
		file,
		readFileSync( join( CONFIG, 'nginx.conf' ), 'utf8' )
			.replaceAll( '{user}', asRoot( 'user root;' ).join( '' ) )
			.replaceAll( '{firewall-module}', firewall.main )
			.replaceAll( '{firewall}', firewall.server )
			.replaceAll( '{folder}', folder )
			.replaceAll( '{port}', String( port ) )
			.replaceAll( '{fpm}', String( fpm ) )
	);
	return start(
		folder,
		'nginx',
		'/usr/sbin/nginx',
		[ '-p', folder, '-c', file, '-e', `${ folder }/nginx-error.log` ],
		port
	);
}
