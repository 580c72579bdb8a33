import { existsSync } from 'node:fs';

const PLACES = [ '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Returns the path of the system's Chromium, if there is one. Preferred, because some machines can't download
 * Playwright's. `CHROMIUM_PATH` selects another one.
 */
export const systemChromium = () => process.env.CHROMIUM_PATH ?? PLACES.find( ( path ) => existsSync( path ) );

/**
 * Returns the path of the headless Chromium without windows, if there is one. It needs a quarter less processor time
 * than a Chromium with a hidden window, and doesn't support notifications.
 */
export const chromiumShell = () =>
	process.env.CHROMIUM_PATH || ! systemChromium() || ! existsSync( SHELL ) ? undefined : SHELL;
