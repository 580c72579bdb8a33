import { existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
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
const SITES = inCache( `tests/php-${ process.pid }` );
const REPORTS = inRoot( `tests/.results/phpunit-${ process.pid }` );
const TESTS = 'tests/php';
const CONFIG = 'phpunit.xml.dist';
const MU_PLUGINS = 'tools/wordpress/mu-plugins';
const PROJECT = '/project';

/** Single folders and not the whole project: Playground refuses the links that node_modules is full of. */
const MOUNTED = [
	'vendor',
	TESTS,
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

/** Processes of Playground for all tests, two at a time. One process for all of them slows down until it stops. */
const SHARES = 6;
const AT_A_TIME = 2;

/**
 * PHPUnit on a real WordPress: on MariaDB where a real server's programs are installed; else in Playground, so that no
 * PHP extension and no database need be installed. `PLAYGROUND=1` asks for Playground.
 */
export async function php( args ) {
	await pluginLibraries();
	const core = await wordpressCore();
	if ( askedForPlayground() || missingPackages().length ) {
		step( 'PHPUnit on WordPress in Playground' );
		const result = await counted( () => ( args.length ? inPlayground( core, args ) : allInPlayground( core ) ) );
		return {
			...result,
			notes: [ `skipped: tests that need MariaDB, other programs or a network of sites. ${ forEverything() }` ],
		};
	}
	return counted( () => onMariaDb( core, args ) );
}

/** What rests on the database itself, on SQLite. */
export const phpOnSqlite = async () => counted( async () => inPlayground( await wordpressCore(), ON_DATABASES ) );

/** Runs, reads the reports and deletes sites and reports, also after an error. */
async function counted( run ) {
	[ REPORTS, inCache( 'logs' ) ].forEach( ( folder ) => mkdirSync( folder, { recursive: true } ) );
	try {
		const { code, folders } = await run();
		const problems = folders.flatMap( phpComplaints );
		return readdirSync( REPORTS )
			.map( ( name ) => counts( readFileSync( join( REPORTS, name ), 'utf8' ) ) )
			.map( ( result ) => ( { code, ...result, problems: [] } ) )
			.reduce( sum, { code, passed: 0, failed: 0, skipped: 0, problems } );
	} finally {
		forget( REPORTS );
		forget( SITES );
	}
}

/** Path of a report that PHPUnit writes. */
const reportOf = ( name ) => join( REPORTS, `${ name }.xml` );

/** Runs all tests in several processes. Their output is in `.cache/logs`, as two at a time cannot be read. */
async function allInPlayground( core ) {
	const waiting = shares().map( ( paths, index ) => ( { paths, name: `phpunit-${ index + 1 }` } ) );
	const runs = [];
	const work = async () => {
		for ( let next = waiting.shift(); next; next = waiting.shift() ) {
			const began = Date.now();
			runs.push( await inPlayground( core, next.paths, next.name ) );
			const names = next.paths.map( ( path ) => basename( path ) ).join( ', ' );
			step( `${ names }: ${ Math.round( ( Date.now() - began ) / 1000 ) } s` );
		}
	};
	await Promise.all( Array.from( { length: AT_A_TIME }, work ) );
	return {
		code: runs.find( ( { code } ) => code )?.code ?? 0,
		folders: runs.flatMap( ( { folders } ) => folders ),
	};
}

/** Shares out folders and files of tests by the number of files, the largest folder first. */
function shares() {
	const paths = readdirSync( inRoot( TESTS ), { withFileTypes: true } )
		.map( ( entry ) => ( { path: `${ PROJECT }/${ TESTS }/${ entry.name }`, size: testFiles( entry ) } ) )
		.filter( ( { size } ) => size )
		.sort( ( one, other ) => other.size - one.size );
	const all = Array.from( { length: SHARES }, () => ( { paths: [], size: 0 } ) );
	for ( const { path, size } of paths ) {
		const smallest = all.reduce( ( least, share ) => ( share.size < least.size ? share : least ) );
		smallest.paths.push( path );
		smallest.size += size;
	}
	return all.map( ( share ) => share.paths );
}

/** Counts the files of tests in an entry of the folder of tests. */
function testFiles( entry ) {
	const names = entry.isDirectory()
		? readdirSync( inRoot( `${ TESTS }/${ entry.name }` ), { recursive: true, encoding: 'utf8' } )
		: [ entry.name ];
	return names.filter( ( name ) => name.endsWith( 'Test.php' ) ).length;
}

/**
 * Runs tests in one process of Playground: `args` are PHPUnit's, and with a `name` the output is `<name>.log`.
 *
 * @return {Promise<{ code: number, folders: string[] }>} Exit code, and the folder of the site.
 */
async function inPlayground( core, args, name = '' ) {
	const folder = join( SITES, name || 'site' );
	prepare( folder, core );
	const mounts = MOUNTED.filter( ( path ) => existsSync( inRoot( path ) ) ).map( ( path ) => [
		path,
		`${ PROJECT }/${ path }`,
	] );
	const phpunit = [ `${ PROJECT }/vendor/phpunit/phpunit/phpunit`, '-c', `${ PROJECT }/${ CONFIG }` ];
	const path = reportOf( name || 'all' );
	const report = [ '--log-junit', `${ PROJECT }/${ relative( inRoot( '.' ), path ) }` ];
	const command = playground( 'php', [
		...[ '--verbosity', 'quiet' ],
		...siteArguments( { core: folder, mounts, blueprint: 'tests/php/support/blueprint.json' } ),
		...[ '--', ...WITHOUT_FILE_CACHE, ...MEMORY, ...phpunit, ...NEEDS_MARIADB, ...report, ...args ],
	] );
	const log = name ? openSync( inCache( `logs/${ name }.log` ), 'w' ) : 'inherit';
	const code = await show( process.execPath, command, { stdio: [ 'ignore', log, log ] } );
	return { code: checked( code, path ), folders: [ folder ] };
}

async function onMariaDb( core, args ) {
	step( 'PHPUnit on WordPress with MariaDB' );
	const muPlugins = readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` );
	const site = await startNativeSite( { core, folder: SITES, port: 9480, debug: true, isFilled: false, muPlugins } );
	try {
		// A run of some tests is one of those on a single site, unless it asks for `--group network`.
		const isOfNetwork = args.includes( NETWORK );
		const single = isOfNetwork ? 0 : await runOn( site, 'single', [ '--exclude-group', NETWORK, ...args ] );
		if ( args.length && ! isOfNetwork ) {
			return { code: single, folders: [ site.folder ] };
		}
		step( 'PHPUnit on the same WordPress as a network' );
		await makeNetwork( site );
		const network = await runOn( site, NETWORK, [ '--group', NETWORK ] );
		return { code: single || network, folders: [ site.folder ] };
	} finally {
		await site.stop();
	}
}

/** Playground's OPcache has only a cache of files: each `require` of a file loads a copy that stays until PHP ends. */
const WITHOUT_FILE_CACHE = [ '-d', 'opcache.enable_cli=0' ];

/** Runs PHPUnit on the site of this machine. */
async function runOn( site, name, args ) {
	return checked( await show( ...phpunitOn( site, SITES, reportOf( name ), args ) ), reportOf( name ) );
}

/** Returns the exit code, or 1 where the report is missing: a PHP that ends in the middle may say that all is well. */
function checked( code, report ) {
	if ( code === 0 && ! existsSync( report ) ) {
		say( '  PHP exited before PHPUnit wrote its report.' );
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
