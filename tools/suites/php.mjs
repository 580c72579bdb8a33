import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { playground, siteArguments } from '../lib/playground.mjs';
import { show } from '../lib/run.mjs';
import { forget, phpComplaints, prepare } from '../lib/site.mjs';
import { say, step } from '../lib/say.mjs';
import { failure, sum } from '../lib/results.mjs';
import { askedForPlayground, forEverything, missingPackages } from '../native/programs.mjs';
import { MEMORY, phpunitOn } from '../native/phpunit.mjs';
import { makeNetwork, startNativeSite } from '../native/site.mjs';

/** Of this run alone: two runs beside each other must not share a database. */
const SITE = inCache( `tests/php-${ process.pid }` );
const REPORT = inRoot( `tests/.results/phpunit-${ process.pid }.xml` );
const NETWORK_REPORT = REPORT.replace( '.xml', '-network.xml' );
const CONFIG = 'phpunit.xml.dist';
const MU_PLUGINS = 'tools/wordpress/mu-plugins';
const PROJECT = '/project';

/** Single folders and not the whole project: Playground refuses the links that node_modules is full of. */
const MOUNTED = [
	'vendor',
	'tests/php',
	'tests/plugins',
	'tests/vectors',
	'docs',
	'tests/.results',
	'tools/libraries',
	'plugin',
	'blocks',
	'theme',
	CONFIG,
];

/** What rests on the database itself; calendar files do not. */
const ON_DATABASES = [ '--filter', 'Kernel\\\\Database|Calendar\\\\(?!Busy|Feed)' ];

/** Groups of tests: a network of sites; MariaDB, or a program that the test starts, which Playground cannot do. */
const NETWORK = 'network';
const NEEDS_MARIADB = [ '--exclude-group', 'mariadb', '--exclude-group', NETWORK ];

/**
 * PHPUnit on a real WordPress: on MariaDB where a real server's programs are installed; else in Playground, so that no
 * PHP extension and no database need be installed. `PLAYGROUND=1` asks for Playground.
 */
export async function php( args ) {
	await pluginLibraries();
	mkdirSync( inRoot( 'tests/.results' ), { recursive: true } );
	const core = await wordpressCore();
	if ( askedForPlayground() || missingPackages().length ) {
		const result = await counted( () => inPlayground( core, args ) );
		return {
			...result,
			notes: [ `left out: tests of MariaDB, of other programs and of a network of sites. ${ forEverything() }` ],
		};
	}
	return counted( () => onMariaDb( core, args ) );
}

/** What rests on the database itself, on SQLite. */
export const phpOnSqlite = async () => counted( async () => inPlayground( await wordpressCore(), ON_DATABASES ) );

/** Runs and reads the report; whatever happens, the site is forgotten. */
async function counted( run ) {
	try {
		const { code, folder } = await run();
		const problems = phpComplaints( folder );
		return [ REPORT, NETWORK_REPORT ]
			.filter( ( file ) => existsSync( file ) )
			.map( ( file ) => ( { code, ...counts( readFileSync( file, 'utf8' ) ), problems: [] } ) )
			.reduce( sum, { code, passed: 0, failed: 0, skipped: 0, problems } );
	} finally {
		rmSync( REPORT, { force: true } );
		rmSync( NETWORK_REPORT, { force: true } );
		forget( SITE );
	}
}

async function inPlayground( core, args ) {
	step( 'PHPUnit on WordPress in Playground' );
	prepare( SITE, core );
	const mounts = MOUNTED.filter( ( path ) => existsSync( inRoot( path ) ) ).map( ( path ) => [
		path,
		`${ PROJECT }/${ path }`,
	] );
	const phpunit = [ `${ PROJECT }/vendor/phpunit/phpunit/phpunit`, '-c', `${ PROJECT }/${ CONFIG }` ];
	const report = [ '--log-junit', `${ PROJECT }/tests/.results/${ basename( REPORT ) }` ];
	const code = await show(
		process.execPath,
		playground( 'php', [
			...[ '--verbosity', 'quiet' ],
			...siteArguments( { core: SITE, mounts, blueprint: 'tests/php/support/blueprint.json' } ),
			...[ '--', ...WITHOUT_FILE_CACHE, ...MEMORY, ...phpunit, ...NEEDS_MARIADB, ...report, ...args ],
		] )
	);
	return { code, folder: SITE };
}

async function onMariaDb( core, args ) {
	step( 'PHPUnit on WordPress with MariaDB' );
	const muPlugins = readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` );
	const site = await startNativeSite( { core, folder: SITE, port: 9480, debug: true, isFilled: false, muPlugins } );
	try {
		// A run of some tests is one of those on a single site, unless it asks for `--group network`.
		const isOfNetwork = args.includes( NETWORK );
		const single = isOfNetwork ? 0 : await runOn( site, [ '--exclude-group', NETWORK, ...args ] );
		if ( args.length && ! isOfNetwork ) {
			return { code: single, folder: site.folder };
		}
		step( 'PHPUnit on the same WordPress as a network of sites' );
		await makeNetwork( site );
		const network = await runOn( site, [ '--group', NETWORK ], NETWORK_REPORT );
		return { code: single || network, folder: site.folder };
	} finally {
		await site.stop();
	}
}

/** Playground's OPcache has only a cache of files: each `require` of a file loads a copy that stays until PHP ends. */
const WITHOUT_FILE_CACHE = [ '-d', 'opcache.enable_cli=0' ];

/** Runs PHPUnit on the site. A PHP that ends in the middle may say that all is well. */
async function runOn( site, args, report = REPORT ) {
	const code = await show( ...phpunitOn( site, SITE, report, args ) );
	if ( code === 0 && ! existsSync( report ) ) {
		say( '  PHP ended before PHPUnit had written its report.' );
		return 1;
	}
	return code;
}

/** JUnit's outermost element sums up all others. */
function counts( xml ) {
	const number = ( name ) =>
		Number( xml.match( new RegExp( `<testsuite [^>]*?\\b${ name }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
	const failed = number( 'failures' ) + number( 'errors' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped, failures: failures( xml ) };
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#039;': "'", '&#39;': "'", '&amp;': '&', '&#10;': '\n' };

/** The text of a failure begins with the name of its test. */
const failures = ( xml ) =>
	[ ...xml.matchAll( /<(failure|error)\b[^>]*>([^]*?)<\/\1>/g ) ].map( ( [ , , text ] ) => {
		const [ name, ...lines ] = text
			.replace( /&[a-z#\d]+;/g, ( entity ) => ENTITIES[ entity ] ?? entity )
			.split( '\n' );
		return failure( name, lines.join( '\n' ) );
	} );
