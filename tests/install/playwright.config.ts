import base from '../../playwright.config';

/** The browser of the tests, on a site that holds nothing yet: nobody is signed in before. */
export default {
	...base,
	testDir: '.',
	globalSetup: undefined,
	outputDir: '../.results/install',
	workers: 1,
	retries: 0,
	use: { ...base.use, timezoneId: 'UTC', extraHTTPHeaders: {}, actionTimeout: 60_000 },
};
