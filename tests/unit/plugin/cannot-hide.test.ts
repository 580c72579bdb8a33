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
	'e2e/menu-admin.spec.ts': 'WordPress 6.8 has no palette but in its editors',
	'e2e/support/moments.ts': 'a page that draws nothing more is at rest, too',
	'e2e/support/tabs-stream.ts': 'a line so slow that a page comes in pieces is what is tested',
	'engines/browsers.mjs': 'a driver that starts is asked until it answers',
	'engines/index.mjs': 'a driver that answers nothing is given up',
	'engines/paths/phone.mjs': 'turns of a loop are counted for a second, in the page',
	'engines/steps.mjs': 'these drivers know no waiting of their own, so a page is asked again',
	'php/Calendar/race/cluster.mjs': 'servers of a cluster hear of each other in their own time',
	'php/Calendar/race/limits.mjs': 'servers of a cluster hear of each other in their own time',
	'php/Calendar/race/plugin.php': 'a transaction that takes a while is what is raced',
	'php/Forms/EnquiryCostTest.php': 'emails are sent after the answer, in their own time',
	'php/Kernel/LoadedFilesTest.php': 'a server that answers in its own time is asked again',
	'spoken/desktop.mjs': 'a display and its programs are asked until they answer',
	'spoken/listener.mjs': 'speech has ended when nothing more comes',
	'spoken/sentences.mjs': 'a page is asked again, beside a driver that knows no waiting',
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
