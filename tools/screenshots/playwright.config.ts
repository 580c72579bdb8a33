import base from '../../playwright.config';

/** Configuration of Playwright for taking screenshots. */
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
