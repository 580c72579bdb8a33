import { existsSync } from 'node:fs';

const PLACES = [ '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome' ];
const SHELL = '/usr/bin/chromium-headless-shell';

/**
 * The Chromium of this machine, if it has one: not every machine can download Playwright's own. `CHROMIUM_PATH` names
 * another.
 */
export const systemChromium = () => process.env.CHROMIUM_PATH ?? PLACES.find( ( path ) => existsSync( path ) );

/**
 * The same without windows, where it is installed too: it takes a good quarter less of the processor than one that
 * hides its window, and knows no notifications.
 */
export const chromiumShell = () =>
	process.env.CHROMIUM_PATH || ! systemChromium() || ! existsSync( SHELL ) ? undefined : SHELL;
