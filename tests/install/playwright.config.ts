import base from '../../playwright.config';

/** Configuration for an empty site, without a logged-in user. */
export default {
	...base,
	testDir: '.',
	globalSetup: undefined,
	outputDir: process.env.INSTALL_RESULTS ?? '../.results/install',
	workers: 1,
	retries: 0,
	// On a busy machine, a screen of wp-admin in Playground can take more than ten seconds.
	timeout: 600_000,
	expect: { timeout: 90_000 },
	use: { ...base.use, timezoneId: 'UTC', extraHTTPHeaders: {}, actionTimeout: 60_000 },
};
