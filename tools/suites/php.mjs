import { existsSync, mkdirSync, openSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { checked, counts } from '../lib/junit.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { playground, siteArguments } from '../lib/playground.mjs';
import { show } from '../lib/run.mjs';
import { forget, phpComplaints, prepare } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';
import { sum } from '../lib/results.mjs';
import { askedForPlayground, forEverything, missingPackages } from '../native/programs.mjs';
import { MEMORY, phpunitOn } from '../native/phpunit.mjs';
import { makeNetwork, startNativeSite } from '../native/site.mjs';

/** Separate for each run, because two runs at the same time must not share a database. */
const SITES = inCache( `tests/php-${ process.pid }` );
const REPORTS = inRoot( `tests/.results/phpunit-${ process.pid }` );
const TESTS = 'tests/php';
const CONFIG = 'phpunit.xml.dist';
const MU_PLUGINS = 'tools/wordpress/mu-plugins';
const PROJECT = '/project';

/** Single folders instead of the whole project, because Playground rejects the symbolic links in node_modules. */
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

/** Tests that depend on the database engine, without those of calendar files. */
const ON_DATABASES = [ '--filter', 'Kernel\\\\Database|Calendar\\\\(?!Busy|Feed)' ];

/** Test groups that need a network of sites, or programs such as MariaDB, which Playground can't run. */
const NETWORK = 'network';
const NEEDS_MARIADB = [ '--exclude-group', 'mariadb', '--exclude-group', NETWORK ];

/**
 * Number of Playground processes for all tests, two at a time. A single process would become slower and finally stop.
 */
const SHARES = 6;
const AT_A_TIME = 2;

/**
 * Runs PHPUnit on a real WordPress: with MariaDB if the programs of a real server are installed, otherwise in
 * Playground, which needs no PHP extensions and no database. `PLAYGROUND=1` selects Playground.
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

/** Runs the tests that depend on the database engine on SQLite. */
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

/**
 * Runs all tests in several processes. Their output is in `.cache/logs`, because the output of two processes would be
 * mixed.
 */
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

/** Distributes test folders and files to the processes by their number of files, largest first. */
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

/** Counts the test files in an entry of the tests folder. */
function testFiles( entry ) {
	const names = entry.isDirectory()
		? readdirSync( inRoot( `${ TESTS }/${ entry.name }` ), { recursive: true, encoding: 'utf8' } )
		: [ entry.name ];
	return names.filter( ( name ) => name.endsWith( 'Test.php' ) ).length;
}

/**
 * Runs tests in a Playground process. `args` are arguments of PHPUnit. With a `name`, the output goes to `<name>.log`.
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
		// Selected tests run on a single site, unless the arguments include `--group network`.
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

/** Playground's OPcache only has a file cache: each `require` loads another copy of the file, which stays in memory. */
export const WITHOUT_FILE_CACHE = [ '-d', 'opcache.enable_cli=0' ];

/** Runs PHPUnit on a local site. */
async function runOn( site, name, args ) {
	return checked( await show( ...phpunitOn( site, SITES, reportOf( name ), args ) ), reportOf( name ) );
}
