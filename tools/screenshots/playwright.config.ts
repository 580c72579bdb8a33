import base from '../../playwright.config';

/** The browser of the tests, at work on pictures. */
export default {
	...base,
	testDir: '.',
	globalSetup: '../../tests/e2e/support/sign-in.ts',
	outputDir: '../../tests/.results/screenshots',
	workers: 1,
	timeout: 180_000,
	expect: { timeout: 60_000 },
	reporter: 'list',
};
