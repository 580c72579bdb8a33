/** Runs PHPUnit on mutants. All mutants share a site, and one file at a time is changed in its copy of the plugin. */
import { spawnSync } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	openSync,
	readFileSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { CannotGoOn, step } from '../lib/say.mjs';
import { forget } from '../lib/site.mjs';
import { phpunitOn } from '../native/phpunit.mjs';
import { startNativeSite } from '../native/site.mjs';
import { startServer } from './php-server.mjs';
import { chunksOf, filterOf, nearest, withNewTests } from './php-tests.mjs';
import { mutatedText } from './sample.mjs';
import { patience, trial } from './trial.mjs';

const SITE = inCache( `tests/mutants-${ process.pid }` );
const MU_PLUGINS = 'tools/wordpress/mu-plugins';
const DUMP = join( SITE, 'site.sql' );
const REPORT = join( SITE, 'report.xml' );
const HITS = inCache( 'mutants-calls.json' );
const FIRST_LIMIT_MS = 3_600_000;
const QUICK = [ '--no-progress', '--stop-on-defect', '--exclude-group', 'network' ];

const fromPhp = ( args ) => {
	const { stdout, stderr, status } = spawnSync( 'php', [ 'tools/mutants/php/index.php', ...args ], {
		...{ cwd: inRoot( '.' ), encoding: 'utf8' },
		maxBuffer: 100_000_000,
	} );
	if ( status !== 0 ) {
		throw new CannotGoOn( `the PHP files could not be read.\n${ stderr }` );
	}
	return JSON.parse( stdout );
};

/** Mutants of PHP files, by path. */
export const phpMutants = ( paths ) => fromPhp( paths );

/**
 * Starts the site that all mutants share, and runs all tests of the areas once to learn which methods each test calls.
 *
 * @param {{ name: string, files: string[], near: string[], package: string[] }[]} areas
 * @param {string | undefined}                                                      calls Calls that another run recorded.
 */
export async function startPhp( areas, calls ) {
	mkdirSync( SITE, { recursive: true } );
	const muPlugins = readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` );
	const core = await wordpressCore();
	const site = await startNativeSite( { core, folder: SITE, port: 9700, debug: true, isFilled: false, muPlugins } );
	const stop = async () => {
		await site.stop();
		forget( SITE );
	};
	try {
		const database = [ '--no-defaults', '-h127.0.0.1', `-P${ site.sql }`, '-usite', '-psite' ];
		const { status, stderr } = spawnSync( 'mariadb-dump', [ ...database, '--add-drop-table', '-r', DUMP, 'site' ] );
		if ( status !== 0 ) {
			throw new CannotGoOn( `the database could not be copied: ${ stderr }` );
		}
		const folders = [ ...new Set( areas.flatMap( ( area ) => area.package ) ) ];
		const hits = calls
			? withNewTests( JSON.parse( readFileSync( calls, 'utf8' ) ), folders )
			: await recordHits( site, areas, folders );
		const server = await startServer(
			phpunitOn( site, SITE, REPORT, QUICK ),
			SITE,
			areas.flatMap( ( { files } ) => files.map( ( path ) => inSite( site, path ) ) )
		);
		return {
			areaRunner: ( area ) => areaRunner( { site, server, database, hits }, area ),
			stop: async () => {
				server.stop();
				await stop();
			},
		};
	} catch ( error ) {
		await stop();
		throw error;
	}
}

/** Runs the tests of all areas on marked files (php/FunctionMarker.php). */
async function recordHits( site, areas, folders ) {
	const marked = fromPhp( [ '--marked', ...areas.flatMap( ( { files } ) => files ) ] );
	step( `Recording which methods each test calls, in ${ folders.join( ', ' ) }` );
	Object.entries( marked ).forEach( ( [ path, code ] ) => writeFileSync( inSite( site, path ), code ) );
	const [ program, args, options ] = phpunitOn( site, SITE, REPORT, [ ...QUICK, ...folders ] );
	const config = join( SITE, 'phpunit.xml' );
	const extension = '<extensions><bootstrap class="Vestibule\\Tools\\Mutants\\Hits"/></extensions>';
	writeFileSync(
		config,
		readFileSync( config, 'utf8' )
			.replace( /bootstrap="[^"]*"/, `bootstrap="${ inRoot( 'tools/mutants/php/bootstrap.php' ) }"` )
			.replace( '<testsuites>', `${ extension }<testsuites>` )
	);
	const command = [ program, args, { ...options, env: { ...options.env, MUTANT_HITS: HITS } } ];
	rmSync( HITS, { force: true } );
	const { code, output } = await trial( command, FIRST_LIMIT_MS );
	Object.keys( marked ).forEach( ( path ) => copyFileSync( inRoot( path ), inSite( site, path ) ) );
	if ( code !== 0 || ! existsSync( HITS ) ) {
		throw new CannotGoOn( `the tests fail without a mutant.\n${ output }` );
	}
	return JSON.parse( readFileSync( HITS, 'utf8' ) );
}

/**
 * Runs the tests of one area that call the method of a mutant, the nearest first.
 *
 * @return {{ control: () => Promise<void>, findTest: (mutant: object) => Promise<string> }} `control` checks that
 * tests pass without a mutant; `findTest` returns the name of the first test that fails, or an empty string.
 */
function areaRunner( { site, server, database, hits }, area ) {
	const passes = async ( tests, path = '' ) => {
		rmSync( REPORT, { force: true } );
		const ms = patience( 1000 * tests.reduce( ( sum, { seconds } ) => sum + seconds, 0 ) );
		const args = [ '--filter', filterOf( tests ), ...new Set( tests.map( ( { file } ) => file ) ) ];
		const result = server.hasLoaded( inSite( site, path ) )
			? await trial( phpunitOn( site, SITE, REPORT, [ ...QUICK, ...args ] ), ms )
			: await server.run( args, ms );
		if ( ! existsSync( REPORT ) ) {
			restore( database );
		}
		return { ...result, isGreen: result.code === 0 && existsSync( REPORT ) };
	};
	return {
		control: async () => {
			const { isGreen, output } = await passes( nearest( area, hits ) );
			if ( ! isGreen ) {
				throw new CannotGoOn( `the tests of ${ area.name } fail without a mutant.\n${ output }` );
			}
		},
		findTest: async ( mutant ) => {
			writeFileSync( inSite( site, mutant.path ), mutatedText( mutant ) );
			try {
				for ( const tests of chunksOf( area, hits, mutant ) ) {
					const { isGreen, isLate, output } = await passes( tests, mutant.path );
					if ( ! isGreen ) {
						return isLate ? 'time limit' : firstFailure( output );
					}
				}
				return '';
			} finally {
				copyFileSync( inRoot( mutant.path ), inSite( site, mutant.path ) );
			}
		},
	};
}

/** Name of the first failed test, or the last line of output if PHP was aborted. */
const firstFailure = ( output ) =>
	output.match( /^1\) (?:.*\\)?(\w+::\w+)/m )?.[ 1 ] ?? output.trim().split( '\n' ).at( -1 ).slice( 0, 120 );

const inSite = ( site, path ) => join( site.folder, 'wp-content/plugins/vestibule', path.replace( /^plugin\//, '' ) );

/** An aborted run leaves rows in the database, which must not make the next run fail. */
function restore( database ) {
	const { status, stderr } = spawnSync( 'mariadb', [ ...database, 'site' ], {
		stdio: [ openSync( DUMP ), 'pipe', 'pipe' ],
	} );
	if ( status !== 0 ) {
		throw new CannotGoOn( `the database could not be restored: ${ stderr }` );
	}
}
