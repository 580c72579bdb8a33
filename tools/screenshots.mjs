/**
 * `npm run screenshots`: the pictures of the README, from a fresh demo site (or `WP_BASE_URL`), into docs/screenshots/;
 * WordPress's directory shows copies of some.
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

/** Takes the pictures of the specs that are asked for, or of all, and notes the date. */
async function take( url, args ) {
	const code = await show( process.execPath, [ PLAYWRIGHT, 'test', '-c', 'tools/screenshots', ...args ], {
		cwd: inRoot( '.' ),
		env: { ...process.env, WP_BASE_URL: url },
	} );
	await show( process.execPath, [ PRETTIER, '--write', '--log-level', 'warn', inRoot( 'docs/tour.md' ) ] );
	SCREENSHOTS.forEach( ( source, place ) =>
		copyFileSync( inRoot( source ), inRoot( `${ FOLDER }/screenshot-${ place + 1 }.png` ) )
	);
	// A run of some pictures only, such as with `-g`, is no new date for their group.
	const groups = Object.keys( GROUPS ).filter( ( group ) =>
		args.every( ( arg ) => `${ group }.spec.ts`.includes( arg ) )
	);
	if ( code === 0 && groups.length ) {
		writeRecord( groups );
	}
	return code;
}

/** A page takes a tenth of the time on a real server. */
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
	step( 'Starting a fresh demo site for the pictures' );
	const site = await startAny( await wordpressCore() );
	try {
		return await take( site.url, args );
	} finally {
		await site.stop();
		forget( SITE );
	}
} );
