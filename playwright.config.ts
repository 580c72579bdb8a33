import { defineConfig, devices } from '@playwright/test';
import { SITE, SITES } from './tests/e2e/support/site';
import { chromiumShell, systemChromium } from './tools/lib/chromium.mjs';

const executablePath = systemChromium();
const shell = chromiumShell();

/**
 * Files that need the full Chromium. The headless shell denies notifications without a prompt, and doesn't let tests
 * intercept a form submission that redirects to another site.
 */
const WHOLE = /(push[^/]*|chat-consent)\.spec\.ts$/;

/** Turns off the sandbox, which containers don't support, and requests to the internet, which tests don't have. */
const args = [
	...[ '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run' ],
	...[ '--disable-background-networking', '--disable-component-update', '--disable-sync' ],
];

export default defineConfig( {
	testDir: 'tests/e2e',
	globalSetup: './tests/e2e/support/sign-in.ts',
	outputDir: 'tests/.results/e2e',
	workers: Math.max( 2, SITES.length ),
	fullyParallel: false,
	forbidOnly: Boolean( process.env.CI ),
	// Shared machines sometimes pause for longer than any timeout. A real failure occurs twice.
	retries: process.env.CI ? 1 : 0,
	// A page takes one or two seconds in Playground, and many times longer on a busy machine.
	timeout: 180_000,
	expect: { timeout: 40_000 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? 'tests/.results/playwright.json' } ],
	],
	use: {
		...devices[ 'Desktop Chrome' ],
		baseURL: SITE,
		locale: 'en-GB',
		timezoneId: 'Europe/Berlin',
		// All tests send forms from one IP address and would exceed its limit (tools/wordpress/mu-plugins/test-switches.php).
		extraHTTPHeaders: { 'X-Test-Rate-Limits': 'off' },
		screenshot: 'only-on-failure',
		// Recording doubles the time of a test. Add `--trace on` to a command to record its tests.
		trace: process.env.CI ? 'on-first-retry' : 'off',
		launchOptions: { args, ...( executablePath ? { executablePath } : {} ) },
	},
	projects: shell
		? [
				{
					name: 'shell',
					testIgnore: WHOLE,
					use: { launchOptions: { args, executablePath: shell } },
				},
				{ name: 'chromium', testMatch: WHOLE },
			]
		: [ { name: 'chromium' } ],
} );
