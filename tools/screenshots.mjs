/**
 * `npm run screenshots`: takes the screenshots of the README on a fresh demo site (or on `WP_BASE_URL`) and saves them
 * in docs/screenshots/. WordPress's plugin directory shows copies of some of them.
 */
import { copyFileSync, readdirSync } from 'node:fs';
import { wordpressCore } from './core/index.mjs';
import { FOLDER, SCREENSHOTS } from './directory/assets.mjs';
import { prepareBrowser } from './lib/browser.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { inCache, inRoot } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { show } from './lib/run.mjs';
import { main, step } from './lib/say.mjs';
import { forget, startSite } from './lib/site.mjs';
import { askedForPlayground, missingPackages } from './native/programs.mjs';
import { startNativeSite } from './native/site.mjs';
import { GROUPS, writeRecord } from './screenshots/record.mjs';

const SITE = inCache( 'screenshots' );
const PORT = 9430;
const PLAYWRIGHT = inRoot( 'node_modules/@playwright/test/cli.js' );
const PRETTIER = inRoot( 'node_modules/prettier/bin/prettier.cjs' );
const MU_PLUGINS = 'tools/wordpress/mu-plugins';

/** Takes the screenshots of the given specs, or of all, and records the date. */
async function take( url, args ) {
	const code = await show( process.execPath, [ PLAYWRIGHT, 'test', '-c', 'tools/screenshots', ...args ], {
		cwd: inRoot( '.' ),
		env: { ...process.env, WP_BASE_URL: url },
	} );
	await show( process.execPath, [ PRETTIER, '--write', '--log-level', 'warn', inRoot( 'docs/tour.md' ) ] );
	SCREENSHOTS.forEach( ( source, place ) =>
		copyFileSync( inRoot( source ), inRoot( `${ FOLDER }/screenshot-${ place + 1 }.png` ) )
	);
	// Only a complete run updates the date of a group, not one with `-g`.
	const groups = Object.keys( GROUPS ).filter( ( group ) =>
		args.every( ( arg ) => `${ group }.spec.ts`.includes( arg ) )
	);
	if ( code === 0 && groups.length ) {
		writeRecord( groups );
	}
	return code;
}

/** Starts a real server if possible, because a page takes only a tenth of the time there. */
async function startAny( core ) {
	if ( askedForPlayground() || missingPackages().length ) {
		return startSite( { folder: SITE, core, port: await freePort( PORT ), name: 'site-screenshots' } );
	}
	const muPlugins = readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` );
	return startNativeSite( { core, folder: SITE, port: PORT, debug: true, muPlugins } );
}

main( async () => {
	const args = process.argv.slice( 2 );
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await buildIfStale();
	await prepareBrowser();
	if ( process.env.WP_BASE_URL ) {
		return take( process.env.WP_BASE_URL, args );
	}
	forget( SITE );
	step( 'Starting a new demo site for the screenshots' );
	const site = await startAny( await wordpressCore() );
	try {
		return await take( site.url, args );
	} finally {
		await site.stop();
		forget( SITE );
	}
} );
