/**
 * `npm run races`: sends up to 200 simultaneous bookings at every isolation level of MariaDB, and on SQLite. Also
 * kills PHP processes while registrations are stored. `npm run test:server` has one round of fifty at the default
 * isolation level. `npm run races -- courses` only sends registrations for courses. `SEED=123` uses the random pauses of
 * an earlier run again.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordpressCore } from './core/index.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checklist } from './lib/checks.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { inCache, inRoot } from './lib/paths.mjs';
import { forget, startSite } from './lib/site.mjs';
import { CannotGoOn, main, step } from './lib/say.mjs';
import { requirePrograms } from './native/programs.mjs';
import { startNativeSite } from './native/site.mjs';
import { wpCli } from './wp-cli/index.mjs';

const FOLDER = inCache( `tests/races-${ process.pid }` );
const RACE = inRoot( 'tests/php/Calendar/race' );
const PLUGIN = join( RACE, 'plugin.php' );
const ACTIVATE = `<?php require 'wp-load.php';
update_option( 'active_plugins', array( ...get_option( 'active_plugins' ), 'race/plugin.php' ) ); echo 'done';`;
const [ only = '' ] = process.argv.slice( 2 );
const LEVELS = [ 'READ UNCOMMITTED', 'READ COMMITTED', 'REPEATABLE READ', 'SERIALIZABLE' ];

/** More than small servers have, so that many transactions are open at the same time. */
const WORKERS = 50;

await main( async () => {
	checkNode();
	await nodeModules();
	await requirePrograms();
	await pluginLibraries();
	await buildIfStale();
	const core = await wordpressCore();
	const { check, counts } = checklist();
	step( `MariaDB, ${ WORKERS } PHP processes` );
	const site = await startNativeSite( {
		core,
		...{ folder: FOLDER, port: 9500, debug: true, muPlugins: [], workers: WORKERS },
	} );
	try {
		mkdirSync( join( site.folder, 'wp-content/mu-plugins' ), { recursive: true } );
		cpSync( PLUGIN, join( site.folder, 'wp-content/mu-plugins/race.php' ) );
		for ( const level of LEVELS ) {
			await report( check, level, 'races.mjs', site.url, '1', '200', level, only );
		}
		if ( ! only ) {
			await report( check, 'READ COMMITTED', 'unlocked.mjs', site.url );
		}
		await report( check, 'MariaDB', 'killed.mjs', site.url, String( site.php ), process.env.SEED ?? '' );
		const wp = await wpCli( site );
		await check( 'wp vestibule doctor finds no wrong counts', () => countsFault( wp ) );
	} finally {
		await site.stop();
		forget( FOLDER );
	}
	step( 'SQLite, in Playground' );
	const small = await startSite( { core, folder: `${ FOLDER }-sqlite`, port: 9500, name: 'races' } );
	try {
		await activate( small.url, `${ FOLDER }-sqlite` );
		await report( check, 'SQLite', 'races.mjs', small.url, '1', '6', '', only );
	} finally {
		await small.stop();
		forget( `${ FOLDER }-sqlite` );
	}
	return counts().failed ? 1 : 0;
} );

/**
 * Installs the test as an ordinary plugin, because Playground's folder of must-use plugins is mounted from the project.
 */
async function activate( url, folder ) {
	mkdirSync( join( folder, 'wp-content/plugins/race' ) );
	cpSync( PLUGIN, join( folder, 'wp-content/plugins/race/plugin.php' ) );
	writeFileSync( join( folder, 'activate-race.php' ), ACTIVATE );
	const answer = await fetch( `${ url }/activate-race.php` );
	if ( ( await answer.text() ) !== 'done' ) {
		throw new CannotGoOn( 'the plugin for the races could not be activated.' );
	}
}

/** Returns the finding of the health check for spots, or an empty text if all counts are right. */
async function countsFault( wp ) {
	const { out, err } = await wp( 'vestibule', 'doctor', '--format=json', '--fields=check,status,details' );
	const found = JSON.parse( out ).find( ( { check } ) => check === 'places' );
	return found?.status === 'good' ? '' : ( found?.details ?? err );
}

async function report( check, where, file, ...args ) {
	const { stdout, stderr, status } = spawnSync( process.execPath, [ join( RACE, file ), ...args ], {
		encoding: 'utf8',
		timeout: 900_000,
	} );
	for ( const line of stdout.split( '\n' ).filter( ( one ) => /^(?:ok|FAIL) /.test( one ) ) ) {
		await check( `${ where }: ${ line.slice( 5 ) }`, async () => ( line.startsWith( 'FAIL' ) ? 'failed' : '' ) );
	}
	await check( `${ where }: all of them`, async () => ( status === 0 ? '' : stderr || 'failed' ) );
}
