import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { phpTools, pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { playground, siteArguments } from '../lib/playground.mjs';
import { show } from '../lib/run.mjs';
import { forget, phpComplaints, prepare } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';
import { sum } from '../lib/results.mjs';
import { askedForPlayground, missingPackages } from '../native/programs.mjs';
import { startNativeSite } from '../native/site.mjs';

/** Of this run alone: two runs beside each other must not share a database. */
const SITE = inCache( `tests/php-${ process.pid }` );
const REPORT = inRoot( `tests/.results/phpunit-${ process.pid }.xml` );
const CONFIG = 'phpunit.xml.dist';
const MU_PLUGINS = 'tools/wordpress/mu-plugins';
const PROJECT = '/project';

/** Single folders and not the whole project: Playground refuses the links that node_modules is full of. */
const MOUNTED = [ 'vendor', 'tests/php', 'tests/vectors', 'tests/.results', 'plugin', 'blocks', 'theme', CONFIG ];

/** What rests on the database itself is tried on both: MariaDB and SQLite. */
const ON_BOTH = [ '--filter', 'Storage|Booking' ];

/**
 * PHPUnit on a real WordPress: on MariaDB where a real server's programs are installed, and there what rests on the
 * database in Playground as well; else all of it in Playground, so that no PHP extension and no database need be
 * installed. `PLAYGROUND=1` asks for Playground alone.
 */
export async function php( args ) {
	await pluginLibraries();
	await phpTools();
	mkdirSync( inRoot( 'tests/.results' ), { recursive: true } );
	const core = await wordpressCore();
	if ( askedForPlayground() || missingPackages().length ) {
		return counted( () => inPlayground( core, args ) );
	}
	const native = await counted( () => onMariaDb( core, args ) );
	return args.length ? native : sum( native, await counted( () => inPlayground( core, ON_BOTH ) ) );
}

/** Runs and reads the report; whatever happens, the site is forgotten. */
async function counted( run ) {
	try {
		const { code, folder } = await run();
		return {
			code,
			...counts( existsSync( REPORT ) ? readFileSync( REPORT, 'utf8' ) : '' ),
			problems: phpComplaints( folder ),
		};
	} finally {
		rmSync( REPORT, { force: true } );
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
			...[ '--', ...phpunit, ...report, ...args ],
		] )
	);
	return { code, folder: SITE };
}

async function onMariaDb( core, args ) {
	step( 'PHPUnit on WordPress with MariaDB' );
	const muPlugins = readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` );
	const site = await startNativeSite( { core, folder: SITE, port: 9480, debug: true, isFilled: false, muPlugins } );
	try {
		const phpunit = [
			inRoot( 'vendor/phpunit/phpunit/phpunit' ),
			'-c',
			configFor( site.folder ),
			'--log-junit',
			REPORT,
		];
		const env = { ...process.env, WORDPRESS_FOLDER: site.folder };
		const code = await show( '/usr/bin/php8.2', [ '-d', 'memory_limit=512M', ...phpunit, ...args ], {
			cwd: inRoot( '.' ),
			env,
		} );
		return { code, folder: site.folder };
	} finally {
		await site.stop();
	}
}

/** The project's configuration, with complaints counted where the site has its copy of the plugin. */
function configFor( site ) {
	const file = join( SITE, 'phpunit.xml' );
	writeFileSync(
		file,
		readFileSync( inRoot( CONFIG ), 'utf8' )
			.replaceAll( 'plugin/src', `${ site }/wp-content/plugins/vestibule/src` )
			.replaceAll( '>tests/', `>${ inRoot( 'tests' ) }/` )
			.replaceAll( /"(tests|vendor)\//g, `"${ inRoot( '.' ) }/$1/` )
	);
	return file;
}

/** JUnit's outermost element sums up all others. */
function counts( xml ) {
	const number = ( name ) =>
		Number( xml.match( new RegExp( `<testsuite [^>]*?\\b${ name }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
	const failed = number( 'failures' ) + number( 'errors' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped };
}
