/**
 * `npm run cluster`: tests bookings, limits and registrations for courses on a Galera cluster of three MariaDB servers:
 * on all servers at once, and while one server is killed. Needs Debian's MariaDB.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { wordpressCore } from './core/index.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checklist } from './lib/checks.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { inCache, inRoot } from './lib/paths.mjs';
import { forget, phpComplaints } from './lib/site.mjs';
import { CannotGoOn, main, say, step } from './lib/say.mjs';
import { hasCluster, startCluster } from './native/cluster.mjs';
import { requirePrograms } from './native/programs.mjs';

const FOLDER = inCache( `tests/cluster-${ process.pid }` );
const RACE = inRoot( 'tests/php/Calendar/race' );

await main( async () => {
	checkNode();
	await nodeModules();
	await requirePrograms();
	if ( ! hasCluster() ) {
		throw new CannotGoOn( 'Galera is missing (Debian: galera-4).' );
	}
	await pluginLibraries();
	await buildIfStale();
	step( 'Starting a site on three database servers' );
	const core = await wordpressCore();
	const cluster = await startCluster( { core, folder: FOLDER, port: 9600, muPlugins: [] } );
	const { check, counts } = checklist();
	try {
		for ( const folder of cluster.folders ) {
			mkdirSync( join( folder, 'wp-content/mu-plugins' ), { recursive: true } );
			cpSync( join( RACE, 'plugin.php' ), join( folder, 'wp-content/mu-plugins/race.php' ) );
		}
		const { clusterRaces } = await import( `${ RACE }/cluster.mjs` );
		for await ( const [ name, fault ] of clusterRaces( cluster ) ) {
			await check( name, async () => fault );
		}
		// PHP of the last server logs that its database was killed.
		cluster.folders
			.slice( 0, -1 )
			.flatMap( phpComplaints )
			.forEach( ( line ) => say( line ) );
	} finally {
		await cluster.stop();
		forget( FOLDER );
	}
	return counts().failed ? 1 : 0;
} );
