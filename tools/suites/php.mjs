import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { phpTools, pluginLibraries } from '../lib/dependencies.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { playground, siteArguments } from '../lib/playground.mjs';
import { show } from '../lib/run.mjs';
import { forget, phpComplaints, prepare } from '../lib/site.mjs';
import { step } from '../lib/say.mjs';

/** Of this run alone: two runs beside each other must not share a database. */
const SITE = inCache( `tests/php-${ process.pid }` );
const REPORT = inRoot( `tests/.results/phpunit-${ process.pid }.xml` );
const PROJECT = '/project';

/** Single folders and not the whole project: Playground refuses the links that node_modules is full of. */
const MOUNTED = [ 'vendor', 'tests/php', 'tests/vectors', 'tests/.results', 'plugin', 'blocks', 'theme', 'phpunit.xml.dist' ];

/** PHPUnit on a real WordPress inside Playground, so that no PHP extension and no database need be installed. */
export async function php( args ) {
	await pluginLibraries();
	await phpTools();
	prepare( SITE, await wordpressCore() );
	mkdirSync( inRoot( 'tests/.results' ), { recursive: true } );
	const mounts = MOUNTED.filter( ( path ) => existsSync( inRoot( path ) ) ).map( ( path ) => [ path, `${ PROJECT }/${ path }` ] );
	const phpunit = [ `${ PROJECT }/vendor/phpunit/phpunit/phpunit`, '-c', `${ PROJECT }/phpunit.xml.dist` ];
	const report = [ '--log-junit', `${ PROJECT }/tests/.results/${ basename( REPORT ) }` ];
	step( 'PHPUnit on WordPress in Playground' );
	const code = await show(
		process.execPath,
		playground( 'php', [
			...[ '--verbosity', 'quiet' ],
			...siteArguments( { core: SITE, mounts, blueprint: 'tests/php/support/blueprint.json' } ),
			...[ '--', ...phpunit, ...report, ...args ],
		] )
	);
	const result = { code, ...counts( existsSync( REPORT ) ? readFileSync( REPORT, 'utf8' ) : '' ), problems: phpComplaints( SITE ) };
	rmSync( REPORT, { force: true } );
	forget( SITE );
	return result;
}

/** JUnit's outermost element sums up all others. */
function counts( xml ) {
	const number = ( name ) => Number( xml.match( new RegExp( `<testsuite [^>]*?\\b${ name }="(\\d+)"` ) )?.[ 1 ] ?? 0 );
	const failed = number( 'failures' ) + number( 'errors' );
	const skipped = number( 'skipped' );
	return { passed: number( 'tests' ) - failed - skipped, failed, skipped };
}
