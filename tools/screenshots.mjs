/**
 * `npm run screenshots`: the pictures of the README, from a fresh demo site (or `WP_BASE_URL`), into docs/screenshots/;
 * WordPress's directory shows copies of some.
 */
import { copyFileSync } from 'node:fs';
import { wordpressCore } from './core/index.mjs';
import { FOLDER, SCREENSHOTS } from './directory/assets.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules, pluginLibraries } from './lib/dependencies.mjs';
import { inCache, inRoot } from './lib/paths.mjs';
import { freePort } from './lib/ports.mjs';
import { show } from './lib/run.mjs';
import { main, step } from './lib/say.mjs';
import { forget, startSite } from './lib/site.mjs';

const SITE = inCache( 'screenshots' );

async function take( url ) {
	const code = await show(
		process.execPath,
		[
			inRoot( 'node_modules/@playwright/test/cli.js' ),
			'test',
			'-c',
			'tools/screenshots',
			...process.argv.slice( 2 ),
		],
		{
			cwd: inRoot( '.' ),
			env: { ...process.env, WP_BASE_URL: url },
		}
	);
	SCREENSHOTS.forEach( ( source, place ) =>
		copyFileSync( inRoot( source ), inRoot( `${ FOLDER }/screenshot-${ place + 1 }.png` ) )
	);
	return code;
}

main( async () => {
	checkNode();
	await nodeModules();
	await pluginLibraries();
	await buildIfStale();
	if ( process.env.WP_BASE_URL ) {
		return take( process.env.WP_BASE_URL );
	}
	forget( SITE );
	step( 'Starting a fresh demo site for the pictures' );
	const site = await startSite( {
		folder: SITE,
		core: await wordpressCore(),
		port: await freePort( 9430 ),
		name: 'site-screenshots',
	} );
	try {
		return await take( site.url );
	} finally {
		await site.stop();
	}
} );
