import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/* Tests wait for conditions (tests/e2e/support/moments.ts), and each test runs wherever its suite runs. */

const TESTS = join( __dirname, '../..' );

const FORBIDDEN: Record< string, RegExp > = {
	'waits for a number of milliseconds': /\bwaitForTimeout\b|timers\/promises|(?<![.\w])(?:u?sleep)\s*\(/,
	'waits for its own timer': /new Promise(?:<[^>]*>)?\s*\([^;]*?\bsetTimeout\b/,
	'is skipped':
		/\b(?:test|it|describe)\.(?:skip|fixme|todo)\b|\bx(?:it|test|describe)\b|\bmarkTest(?:Skipped|Incomplete)\b/,
	'runs alone': /\b(?:test|it|describe)\.only\b/,
};

/** Exceptions by file, with the reason. */
const ALLOWED: Record< string, string > = {
	'e2e/menu-admin.spec.ts': 'WordPress 6.8 has the command palette only in its editors',
	'e2e/support/moments.ts': 'a page that no longer renders frames also counts as settled',
	'e2e/support/tabs-stream.ts': 'the test simulates a connection so slow that a page arrives in pieces',
	'engines/browsers.mjs': 'the driver is polled until it has started',
	'engines/index.mjs': 'a driver that does not respond is aborted',
	'engines/paths/phone.mjs': 'the page counts the iterations of a loop for one second',
	'engines/steps.mjs': 'these drivers cannot wait for a state, so the page is polled',
	'php/Calendar/race/calls.mjs': 'the servers of a cluster are polled until they agree',
	'php/Calendar/race/courses.mjs': 'registrations are sent again until the servers respond',
	'php/Calendar/race/killed.mjs': 'PHP processes are killed at random moments',
	'php/Calendar/race/plugin.php': 'the race needs transactions that take some time',
	'php/Forms/EnquiryCostTest.php': 'emails are sent some time after the response',
	'php/Kernel/LoadedFilesTest.php': 'the report is polled, because the request ends after its response',
	'spoken/desktop.mjs': 'the display and its programs are polled until they respond',
	'spoken/listener.mjs': 'speech has ended after a period of silence',
	'spoken/sentences.mjs': 'the page is polled, because the driver cannot wait for a state',
};

const sources = ( readdirSync( TESTS, { recursive: true } ) as string[] ).filter(
	( file ) => /\.(?:tsx?|mjs|php)$/.test( file ) && ! file.startsWith( '.results' )
);

test.each( Object.keys( FORBIDDEN ) )( 'none of the tests %s', ( what ) => {
	const found = sources.filter(
		( file ) =>
			! ( file in ALLOWED ) &&
			! file.endsWith( 'cannot-hide.test.ts' ) &&
			FORBIDDEN[ what ]?.test( readFileSync( join( TESTS, file ), 'utf8' ) )
	);
	expect( sources.length ).toBeGreaterThan( 300 );
	expect( found ).toEqual( [] );
} );
