import base from '../../playwright.config';

/** The browser of the tests, on a site that holds nothing yet: nobody is signed in before. */
export default {
	...base,
	testDir: '.',
	globalSetup: undefined,
	outputDir: process.env.INSTALL_RESULTS ?? '../.results/install',
	workers: 1,
	retries: 0,
	// A screen of wp-admin takes Playground ten seconds and more on a busy machine.
	timeout: 600_000,
	expect: { timeout: 90_000 },
	use: { ...base.use, timezoneId: 'UTC', extraHTTPHeaders: {}, actionTimeout: 60_000 },
};
