/** A browser for as long as a measurement takes. */
import { existsSync } from 'node:fs';

const SYSTEM = [ process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome' ];

/** @param {( browser: import('playwright').Browser ) => Promise<object[]>} measure */
export async function inBrowser( measure ) {
	const executablePath = SYSTEM.find( ( path ) => path && existsSync( path ) );
	const { chromium } = await import( 'playwright' );
	const browser = await chromium.launch( {
		executablePath,
		args: [ '--no-sandbox', '--disable-gpu', '--disable-background-networking' ],
	} );
	try {
		return await measure( browser );
	} finally {
		await browser.close();
	}
}
