import { existsSync, readFileSync, rmSync } from 'node:fs';
import { wordpressCore } from '../core/index.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { show } from '../lib/run.mjs';
import { forget, phpComplaints, startSite } from '../lib/site.mjs';
import { CannotGoOn, step } from '../lib/say.mjs';

/** Of this run alone: two runs beside each other must not share a database. */
const SITE = inCache( `tests/e2e-${ process.pid }` );
const REPORT = inRoot( `tests/.results/playwright-${ process.pid }.json` );
const PLAYWRIGHT = inRoot( 'node_modules/@playwright/test/cli.js' );
const SYSTEM_CHROMIUM = [ '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];

/** Playwright against a fresh demo site on a port of its own; with `WP_BASE_URL` against that site instead. */
export async function e2e( args ) {
	await pluginLibraries();
	await browser();
	if ( process.env.WP_BASE_URL ) {
		return { ...( await playwright( process.env.WP_BASE_URL, args ) ), problems: [] };
	}
	step( 'Starting a fresh demo site for the browser tests' );
	const core = await wordpressCore();
	const site = await startSite( { folder: SITE, core, port: await freePort( 9440 ), name: `site-e2e-${ process.pid }` } );
	try {
		return { ...( await playwright( site.url, args ) ), problems: phpComplaints( SITE ) };
	} finally {
		await site.stop();
		forget( SITE );
	}
}

async function browser() {
	if ( process.env.CHROMIUM_PATH || SYSTEM_CHROMIUM.some( ( path ) => existsSync( path ) ) ) {
		return;
	}
	step( 'Looking for Playwright’s Chromium' );
	if ( ( await show( process.execPath, [ PLAYWRIGHT, 'install', 'chromium' ] ) ) !== 0 ) {
		throw new CannotGoOn( 'there is no Chromium here and Playwright could not download its own: install the package "chromium".' );
	}
}

async function playwright( url, args ) {
	const code = await show( process.execPath, [ PLAYWRIGHT, 'test', ...args ], {
		cwd: inRoot( '.' ),
		env: { ...process.env, WP_BASE_URL: url, PLAYWRIGHT_REPORT: REPORT },
	} );
	const { stats, errors } = JSON.parse( readFileSync( REPORT, 'utf8' ) );
	rmSync( REPORT );
	return { code, passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, skipped: stats.skipped };
}
