/** Chromium for tests and screenshots. */
import { systemChromium } from './chromium.mjs';
import { inRoot } from './paths.mjs';
import { installPackedChromium, packedChromium } from './packed-chromium.mjs';
import { quietly } from './run.mjs';
import { CannotGoOn, step } from './say.mjs';

const PLAYWRIGHT = inRoot( 'node_modules/@playwright/test/cli.js' );

/**
 * Finds or installs a Chromium: the system's, otherwise Playwright's download, otherwise the npm package. Sets
 * `CHROMIUM_PATH` for child processes, unless they find Chromium themselves.
 */
export async function prepareBrowser() {
	if ( systemChromium() ) {
		return;
	}
	const found = packedChromium() ?? ( ( await hasPlaywrights() ) ? undefined : await installPackedChromium() );
	if ( found ) {
		process.env.CHROMIUM_PATH = found;
	}
}

async function hasPlaywrights() {
	step( 'Installing Playwright’s Chromium, if it is missing' );
	try {
		await quietly( 'playwright install', process.execPath, [ PLAYWRIGHT, 'install', 'chromium' ] );
	} catch ( error ) {
		if ( ! ( error instanceof CannotGoOn ) ) {
			throw error;
		}
		step( 'Playwright’s Chromium could not be downloaded' );
		return false;
	}
	return starts();
}

/** Checks whether Playwright's Chromium starts. A minimal system lacks libraries that it needs. */
async function starts() {
	const { chromium } = await import( 'playwright' );
	try {
		await ( await chromium.launch( { args: [ '--no-sandbox' ] } ) ).close();
		return true;
	} catch {
		step( 'Playwright’s Chromium does not start on this machine' );
		return false;
	}
}
