/** Installs the zips as an owner does, in a browser on a new site (tests/install). */
import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { prepareBrowser } from '../lib/browser.mjs';
import { inRoot } from '../lib/paths.mjs';
import { show } from '../lib/run.mjs';
import { forget, phpComplaints } from '../lib/site.mjs';
import { untouchedSite } from './site.mjs';

const CLI = inRoot( 'node_modules/@playwright/test/cli.js' );
const CONFIG = inRoot( 'tests/install/playwright.config.ts' );
/** Separate for each run, because runs at the same time would delete each other's files. */
const RESULTS = inRoot( `tests/.results/install-${ process.pid }` );
const REPORT = `${ RESULTS }.json`;

/**
 * @param {{ name: string, path: string }[]}                                                                     zips
 * @param {{ core: { path: string }, folder: string, port: number, php?: string, isNetwork?: boolean }} options As
 * for untouchedSite().
 * @return {Promise<{ code: number, passed: number, failed: number, skipped: number, problems: string[] }>}
 */
export async function installAsOwner( zips, options ) {
	await prepareBrowser();
	const site = await untouchedSite( options );
	try {
		cpSync( inRoot( 'tests/install/state.php' ), join( site.folder, 'state.php' ) );
		mkdirSync( inRoot( 'tests/.results' ), { recursive: true } );
		const pathOf = ( name ) => zips.find( ( zip ) => zip.name === name ).path;
		const code = await show( process.execPath, [ CLI, 'test', '-c', CONFIG ], {
			env: {
				...process.env,
				WP_BASE_URL: site.url,
				WP_SITES: site.url,
				INSTALL_RESULTS: RESULTS,
				PLAYWRIGHT_REPORT: REPORT,
				INSTALL_PLUGIN: pathOf( 'vestibule' ),
				INSTALL_THEME: pathOf( 'portico' ),
				INSTALL_NETWORK: options.isNetwork ? '1' : '',
			},
		} );
		const { stats, errors } = JSON.parse( readFileSync( REPORT, 'utf8' ) );
		if ( code === 0 ) {
			forget( RESULTS );
		}
		return {
			code,
			passed: stats.expected,
			failed: stats.unexpected + errors.length,
			skipped: stats.skipped,
			problems: complaints( site.folder ),
		};
	} finally {
		await site.stop();
		rmSync( REPORT, { force: true } );
		forget( options.folder );
	}
}

/**
 * Returns the PHP errors of the plugin and the theme. Other errors are expected, because the site cannot reach
 * wordpress.org or a mail server.
 */
const complaints = ( folder ) =>
	phpComplaints( folder ).filter( ( line ) => /vestibule|portico/i.test( line.replaceAll( folder, '' ) ) );
