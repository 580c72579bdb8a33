/** MariaDB, PHP-FPM and nginx of this benchmark alone: data below .cache, ports on the loopback interface. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithUs } from '../lib/children.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { quietly, tail } from '../lib/run.mjs';
import { CannotGoOn } from '../lib/say.mjs';

const ROOT = inCache( 'bench' );
const SITE = join( ROOT, 'site' );
const HERE = inRoot( 'tools/bench/site' );

/** Two for each core of a small machine: more would only wait for each other. */
const PHP_WORKERS = 4;

/** @return {Promise<{ url: string, stop: () => Promise<void> }>} */
export async function startServers( core ) {
	rmSync( ROOT, { recursive: true, force: true } );
	mkdirSync( join( ROOT, 'data' ), { recursive: true } );
	const http = await freePort( 9420 );
	const fpm = await freePort( http + 1 );
	const sql = await freePort( fpm + 1 );
	const sockets = mkdtempSync( join( tmpdir(), 'vestibule-bench-' ) );
	placeSite( core, { http, sql } );
	const running = [];
	const stop = async () => {
		for ( const child of running.reverse() ) {
			child.kill( 'SIGTERM' );
			await Promise.race( [ child.gone, wait( 8000 ).then( () => child.kill( 'SIGKILL' ) ) ] );
		}
		rmSync( sockets, { recursive: true, force: true } );
	};
	try {
		running.push( await database( sql, sockets ) );
		running.push( await php( fpm ) );
		running.push( await nginx( http, fpm ) );
	} catch ( error ) {
		await stop();
		throw error;
	}
	return { url: `http://127.0.0.1:${ http }`, stop };
}

/** Copies, not links: WordPress takes the address of a plugin from its real path. */
function placeSite( core, { http, sql } ) {
	cpSync( core.path, SITE, { recursive: true } );
	cpSync( inRoot( 'plugin' ), join( SITE, 'wp-content/plugins/vestibule' ), { recursive: true } );
	cpSync( inRoot( 'theme' ), join( SITE, 'wp-content/themes/portico' ), { recursive: true } );
	cpSync( join( HERE, 'bench.php' ), join( SITE, 'wp-content/mu-plugins/bench.php' ), { recursive: true } );
	cpSync( join( HERE, 'setup.php' ), join( SITE, 'setup.php' ) );
	const config = readFileSync( join( HERE, 'wp-config.php' ), 'utf8' );
	writeFileSync( join( SITE, 'wp-config.php' ), config.replace( '{sql}', String( sql ) ).replaceAll( '{http}', String( http ) ) );
}

/** Starts a program in the foreground and answers when its port does. */
async function start( name, program, args, port ) {
	const path = join( ROOT, `${ name }.log` );
	const log = openSync( path, 'w' );
	const child = spawn( program, args, { stdio: [ 'ignore', log, log ] } );
	child.gone = new Promise( ( done ) => child.on( 'exit', done ) );
	endWithUs( child );
	for ( let tries = 0; tries < 150; tries++ ) {
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

const asRoot = ( ...args ) => ( process.getuid() === 0 ? args : [] );

async function database( port, sockets ) {
	const data = join( ROOT, 'data' );
	await quietly( 'mariadb-install-db', 'mariadb-install-db', [
		...[ '--no-defaults', `--datadir=${ data }`, '--auth-root-authentication-method=normal', '--skip-test-db' ],
		...asRoot( '--user=root' ),
	] );
	const child = await start( 'mariadb', '/usr/sbin/mariadbd', [
		...[ '--no-defaults', `--datadir=${ data }`, '--bind-address=127.0.0.1', `--port=${ port }` ],
		...[ `--socket=${ sockets }/sql`, `--pid-file=${ sockets }/sql.pid`, '--innodb-buffer-pool-size=256M' ],
		...asRoot( '--user=root' ),
	], port );
	const made = spawnSync( 'mariadb', [ '--no-defaults', `--socket=${ sockets }/sql`, '-uroot', '-e', SCHEMA ] );
	if ( made.status !== 0 ) {
		child.kill( 'SIGKILL' );
		throw new CannotGoOn( `MariaDB did not make the database: ${ made.stderr }` );
	}
	return child;
}

const SCHEMA = `CREATE DATABASE bench CHARACTER SET utf8mb4;
CREATE USER bench@'127.0.0.1' IDENTIFIED BY 'bench'; GRANT ALL ON bench.* TO bench@'127.0.0.1';`;

async function php( port ) {
	const file = join( ROOT, 'fpm.conf' );
	writeFileSync( file, `[global]
error_log = ${ ROOT }/fpm-error.log
[bench]
listen = 127.0.0.1:${ port }
pm = static
pm.max_children = ${ PHP_WORKERS }
${ asRoot( 'user = root', 'group = root' ).join( '\n' ) }
php_admin_value[memory_limit] = 256M
php_admin_value[opcache.validate_timestamps] = 1
php_admin_value[max_execution_time] = 120
` );
	return start( 'php-fpm', '/usr/sbin/php-fpm8.2', [ '-F', '-y', file, ...asRoot( '-R' ) ], port );
}

async function nginx( port, fpm ) {
	const file = join( ROOT, 'nginx.conf' );
	writeFileSync( file, readFileSync( join( HERE, 'nginx.conf' ), 'utf8' )
		.replaceAll( '{user}', asRoot( 'user root;' ).join( '' ) )
		.replaceAll( '{folder}', ROOT )
		.replaceAll( '{port}', String( port ) )
		.replaceAll( '{fpm}', String( fpm ) ) );
	return start( 'nginx', '/usr/sbin/nginx', [ '-p', ROOT, '-c', file, '-e', `${ ROOT }/nginx-error.log` ], port );
}
