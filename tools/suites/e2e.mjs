import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { wordpressCore } from '../core/index.mjs';
import { prepareBrowser } from '../lib/browser.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/ports.mjs';
import { failure } from '../lib/results.mjs';
import { show } from '../lib/run.mjs';
import { forget, phpComplaints, startSite } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';
import { askedForPlayground, forEverything, missingPackages } from '../native/programs.mjs';
import { startNativeSite } from '../native/site.mjs';

/** Separate for each run, because two runs at the same time must not share a database. */
const SITE = inCache( `tests/e2e-${ process.pid }` );
const REPORT = inRoot( `tests/.results/playwright-${ process.pid }.json` );
/**
 * First ports to try, one per site and Playwright worker. A site needs three ports. There is one more site than a small
 * machine has cores, because workers spend a fifth of their time waiting.
 */
const PORTS = [ 9440, 9450, 9460 ];
const MU_PLUGINS = 'tools/wordpress/mu-plugins';
const PLAYWRIGHT = inRoot( 'node_modules/@playwright/test/cli.js' );

const specs = ( ...names ) => names.map( ( name ) => `tests/e2e/${ name }.spec.ts` );
const MAIN_PATH = specs( 'smoke', 'form-visitor' );

/** Files with the main paths of visitors, editors and the team. */
export const MAIN_PATHS = [
	...MAIN_PATH,
	...specs( 'form-plain', 'form-answers', 'form-errors', 'form-steps', 'booking', 'chat', 'consent' ),
	...specs( 'comments', 'carousel', 'tabs', 'accordion', 'modal', 'modal-plain', 'menu' ),
	...specs( 'form-editor', 'entries', 'bookings-calendar', 'consent-settings' ),
];

/** Tag of tests in these files that `npm test` leaves out, so that it takes ten minutes: rare states and design details. */
const DETAIL = '@detail';

/**
 * Browser tests for machines that only have Playground, where all tests would take hours: the main paths of visitors,
 * with and without scripts, and the parts that the demo pages depend on.
 */
const IN_PLAYGROUND = [ ...MAIN_PATH, ...specs( 'form-plain', 'tabs', 'modal-plain' ) ];

const LEFT_OUT =
	`skipped: all browser tests except ${ IN_PLAYGROUND.length } files. ${ forEverything() }` +
	' In Playground they take hours: npm run test:e2e -- tests/e2e';
const REST_LEFT_OUT = 'skipped: browser tests other than the main paths. "npm run test:all" runs all';

/**
 * Runs Playwright on new demo sites, or on the site in `WP_BASE_URL`. Uses MariaDB, nginx and PHP-FPM if they are
 * installed, which is ten times faster than Playground. `PLAYGROUND=1` selects Playground.
 */
export async function e2e( args ) {
	await pluginLibraries();
	await prepareBrowser();
	if ( process.env.WP_BASE_URL ) {
		return { ...( await playwright( process.env.WP_BASE_URL, args ) ), problems: [] };
	}
	const core = await wordpressCore();
	if ( askedForPlayground() || missingPackages().length ) {
		const result = await on( 'Playground', () => inPlayground( core ), args.length ? args : IN_PLAYGROUND );
		return args.length ? result : { ...result, notes: [ LEFT_OUT ] };
	}
	return on( 'MariaDB, PHP-FPM and nginx', () => onRealServers( core ), args );
}

/** Browser tests of `npm test`: the main paths, or what Playground can run in minutes. */
export async function e2eMainPaths() {
	const isPlayground = askedForPlayground() || missingPackages().length;
	if ( isPlayground || process.env.WP_BASE_URL ) {
		return e2e( [] );
	}
	return { ...( await e2e( [ ...MAIN_PATHS, '--grep-invert', DETAIL ] ) ), notes: [ REST_LEFT_OUT ] };
}

/** A visitor's main path on SQLite. */
export async function e2eOnSqlite() {
	await prepareBrowser();
	const core = await wordpressCore();
	return on( 'Playground', () => inPlayground( core ), MAIN_PATH );
}

const inPlayground = async ( core ) => ( {
	...( await startSite( { folder: SITE, core, port: await freePort( 9440 ), name: `site-e2e-${ process.pid }` } ) ),
	folders: [ SITE ],
} );

/** Starts a site for each worker, because a test that changes settings of a site must not affect another test. */
async function onRealServers( core ) {
	const muPlugins = readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` );
	const sites = [];
	const stop = () => Promise.all( sites.map( ( site ) => site.stop() ) );
	try {
		// Start one after the other, because two databases that are set up at the same time may fail.
		for ( const port of PORTS ) {
			sites.push(
				await startNativeSite( { core, folder: `${ SITE }/${ port }`, port, debug: true, muPlugins } )
			);
		}
	} catch ( error ) {
		await stop();
		throw error;
	}
	return { url: sites.map( ( site ) => site.url ).join( ',' ), folders: sites.map( ( site ) => site.folder ), stop };
}

async function on( kind, start, args ) {
	step( `Starting new demo sites for the browser tests: ${ kind }` );
	const site = await start();
	try {
		return { ...( await playwright( site.url, args ) ), problems: site.folders.flatMap( phpComplaints ) };
	} finally {
		await site.stop();
		forget( SITE );
	}
}

async function playwright( url, args ) {
	const code = await show( process.execPath, [ PLAYWRIGHT, 'test', ...args ], {
		cwd: inRoot( '.' ),
		env: { ...process.env, WP_SITES: url, PLAYWRIGHT_REPORT: REPORT },
	} );
	const { stats, errors, suites } = JSON.parse( readFileSync( REPORT, 'utf8' ) );
	rmSync( REPORT );
	return {
		code,
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected + errors.length,
		skipped: stats.skipped,
		failures: [
			...errors.map( ( { message } ) => failure( 'Playwright', message ) ),
			...suites.flatMap( ( suite ) => failures( suite ) ),
		],
	};
}

/** Playwright reports tests in a tree: files contain groups, which contain tests and further groups. */
const failures = ( { specs: tests = [], suites = [] } ) => [
	...tests
		.filter( ( { ok } ) => ! ok )
		.map( ( { file, line, title, tests: runs } ) => {
			const { error } = runs.flatMap( ( { results } ) => results ).find( ( result ) => result.error ) ?? {};
			return failure( `${ file }:${ line } › ${ title }`, error?.message );
		} ),
	...suites.flatMap( ( suite ) => failures( suite ) ),
];
