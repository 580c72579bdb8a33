/**
 * `npm run firewall`: runs browser tests on sites behind ModSecurity with the OWASP Core Rule Set, and lists the rules
 * that match requests up to paranoia level 2 (docs/firewalls.md). Nothing is blocked. `npm run firewall -- --block` adds
 * the rules of that page and blocks all other matching requests, so that a blocked request makes a test fail. File names
 * select tests, as in `npm run test:e2e`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { MODULE, RULES } from './firewall/config.mjs';
import { matches } from './firewall/report.mjs';
import { buildIfStale } from './lib/build.mjs';
import { checkNode, nodeModules } from './lib/dependencies.mjs';
import { inCache, inRoot } from './lib/paths.mjs';
import { CannotGoOn, main, say } from './lib/say.mjs';
import { requirePrograms } from './native/programs.mjs';
import { e2e } from './suites/e2e.mjs';

const FOLDER = inCache( 'firewall' );
const BLOCK = '--block';
const LEVEL = 2;
const EXCLUSIONS = /<!-- exclusions -->\s+```apache\n(.+?)```/s;

/** Tests of the main paths, without those in which visitors send HTML, which the firewall should block. */
const TESTS = [
	...[
		...[ 'form-visitor', 'form-steps', 'booking', 'course', 'uploads' ],
		...[ 'form-editor', 'course-editor', 'notifications', 'webhooks', 'consent-settings', 'chat-settings' ],
		...[ 'entries', 'bookings-calendar', 'closing-days', 'spam-settings', 'push-settings', 'menu-admin', 'beacon' ],
	].map( ( name ) => `tests/e2e/${ name }.spec.ts` ),
	...[ '--grep-invert', 'hostile|is sent as HTML' ],
];

main( async () => {
	const words = process.argv.slice( 2 );
	const blocks = words.includes( BLOCK );
	const tests = words.filter( ( word ) => word !== BLOCK );
	checkNode();
	await nodeModules();
	await requirePrograms();
	if ( ! existsSync( MODULE ) || ! existsSync( RULES ) ) {
		throw new CannotGoOn( 'Install libnginx-mod-http-modsecurity and modsecurity-crs from Debian 12.' );
	}
	await buildIfStale();
	rmSync( FOLDER, { recursive: true, force: true } );
	const exclusions = blocks ? EXCLUSIONS.exec( readFileSync( inRoot( 'docs/firewalls.md' ), 'utf8' ) )[ 1 ] : '';
	process.env.FIREWALL = JSON.stringify( { folder: FOLDER, level: LEVEL, blocks, exclusions } );
	const { passed, failed } = await e2e( tests.length ? tests : TESTS );
	for ( const { level, rule, request, variable, count, message, example } of matches( FOLDER ) ) {
		say(
			`level ${ level }, rule ${ rule }: ${ request }, ${ variable }, ${ count } times. ${ message } ${ example }`
		);
	}
	say( `${ passed } passed, ${ failed } failed` );
	return failed ? 1 : 0;
} );
