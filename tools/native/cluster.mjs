/** Three MariaDB servers as one Galera cluster, each with its own PHP-FPM and nginx. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../lib/ports.mjs';
import { quietly } from '../lib/run.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { asRoot, nginx, php, SCHEMA, start } from './servers.mjs';
import { place, setUp } from './site.mjs';

const PROVIDER = '/usr/lib/galera/libgalera_smm.so';
const NODES = [ 0, 1, 2 ];

/** Copying the data of another server takes half a minute on a busy machine. */
const JOIN_SECONDS = 180;

/** Checks whether Galera is installed. Debian's MariaDB includes it. */
export const hasCluster = () => existsSync( PROVIDER );

/**
 * Starts a site with demo content on three database servers. Each has its own web server with the same files.
 *
 * @param {{ core: { path: string }, folder: string, port: number, muPlugins: string[] }} options `folder` is emptied
 * first. `port` is the first port to try.
 * @return {Promise<{ urls: string[], folders: string[], kill: (node: number) => Promise<void>, revive: (node: number) => Promise<void>, stop: () => Promise<void> }>}
 * `kill` ends a database server immediately, like a hardware failure. `revive` starts it again. It first copies the data
 * of another server. Server 0 must not be killed.
 */
export async function startCluster( { core, folder, port, muPlugins } ) {
	rmSync( folder, { recursive: true, force: true } );
	// A server that receives data from another one drops root privileges, so its folder must be accessible to others.
	const data = mkdtempSync( join( tmpdir(), 'vestibule-cluster-' ) );
	const owner = asRoot( 'mysql' )[ 0 ];
	own( data, owner );
	const databases = [];
	const others = [];
	const stop = async () => {
		for ( const child of [ ...others, ...databases ].reverse() ) {
			child.kill( 'SIGTERM' );
			await Promise.race( [ child.gone, wait( 8000 ).then( () => child.kill( 'SIGKILL' ) ) ] );
		}
		rmSync( data, { recursive: true, force: true } );
	};
	try {
		const ports = [];
		for ( const node of NODES ) {
			ports.push( { http: await freePort( port + 20 * node ), ...( await freePorts( port + 20 * node + 2 ) ) } );
			databases.push( await database( node, { data, owner, ports } ) );
		}
		const site = join( folder, '0/site' );
		place( site, core, muPlugins, { ...ports[ 0 ], debug: true } );
		others.push( ...( await door( join( folder, '0' ), ports[ 0 ] ) ) );
		const urls = ports.map( ( { http } ) => `http://127.0.0.1:${ http }` );
		for ( const step of [ 'install', 'activate', 'seed' ] ) {
			await setUp( urls[ 0 ], step );
		}
		for ( const node of NODES.slice( 1 ) ) {
			const copy = join( folder, String( node ) );
			cpSync( site, join( copy, 'site' ), { recursive: true } );
			const config = join( copy, 'site/wp-config.php' );
			const text = readFileSync( config, 'utf8' );
			writeFileSync(
				config,
				text.replace( `127.0.0.1:${ ports[ 0 ].sql }'`, `127.0.0.1:${ ports[ node ].sql }'` )
			);
			others.push( ...( await door( copy, ports[ node ] ) ) );
		}
		const kill = async ( node ) => {
			databases[ node ].kill( 'SIGKILL' );
			await databases[ node ].gone;
		};
		const revive = async ( node ) => {
			databases[ node ] = await database( node, { data, owner, ports } );
		};
		return { urls, folders: NODES.map( ( node ) => join( folder, String( node ), 'site' ) ), kill, revive, stop };
	} catch ( error ) {
		await stop();
		throw error;
	}
}

async function freePorts( first ) {
	const names = [ 'fpm', 'sql', 'group', 'changes', 'state' ];
	const ports = {};
	let next = first;
	for ( const name of names ) {
		ports[ name ] = await freePort( next );
		next = ports[ name ] + 1;
	}
	return ports;
}

const own = ( path, owner ) => owner && spawnSync( 'chown', [ '-R', owner, path ] );

/** Starts a database server. The first one creates the cluster, and the others copy its data. */
async function database( node, { data, owner, ports } ) {
	const folder = join( data, String( node ) );
	const { sql, group, changes, state } = ports[ node ];
	const user = owner ? [ `--user=${ owner }` ] : [];
	mkdirSync( join( folder, 'data' ), { recursive: true } );
	own( folder, owner );
	if ( node === 0 ) {
		await quietly( 'mariadb-install-db', 'mariadb-install-db', [
			...[ '--no-defaults', `--datadir=${ folder }/data`, '--auth-root-authentication-method=normal' ],
			...[ '--skip-test-db', ...user ],
		] );
	}
	const child = await start(
		folder,
		'mariadb',
		'/usr/sbin/mariadbd',
		[
			...[
				'--no-defaults',
				`--datadir=${ folder }/data`,
				'--bind-address=127.0.0.1',
				`--port=${ sql }`,
				...user,
			],
			...[ `--socket=${ folder }/sql`, `--pid-file=${ folder }/sql.pid`, '--innodb-buffer-pool-size=128M' ],
			...[ '--innodb-flush-log-at-trx-commit=0', '--innodb-flush-method=nosync', '--innodb-doublewrite=0' ],
			...[
				'--wsrep-on=ON',
				`--wsrep-provider=${ PROVIDER }`,
				'--binlog-format=ROW',
				'--innodb-autoinc-lock-mode=2',
			],
			`--wsrep-cluster-address=gcomm://${ node === 0 ? '' : `127.0.0.1:${ ports[ 0 ].group }` }`,
			`--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${ group };ist.recv_addr=127.0.0.1:${ changes };gcache.size=32M`,
			...[ '--wsrep-sst-method=rsync', `--wsrep-sst-receive-address=127.0.0.1:${ state }` ],
			...[ '--wsrep-node-address=127.0.0.1', `--wsrep-node-name=node${ node }` ],
		],
		sql,
		JOIN_SECONDS
	);
	const ask = ( text ) =>
		spawnSync( 'mariadb', [ '--no-defaults', `--socket=${ folder }/sql`, '-uroot', '-Nse', text ], {
			encoding: 'utf8',
		} );
	for ( let tries = 0; ! ask( "SHOW STATUS LIKE 'wsrep_ready'" ).stdout.includes( 'ON' ); tries++ ) {
		if ( tries === 5 * JOIN_SECONDS ) {
			throw new CannotGoOn( `server ${ node } could not join the cluster.` );
		}
		await wait( 200 );
	}
	if ( node === 0 ) {
		ask( SCHEMA );
	}
	return child;
}

async function door( folder, { http, fpm } ) {
	mkdirSync( folder, { recursive: true } );
	return [ await php( folder, fpm ), await nginx( folder, http, fpm ) ];
}
