import { cpSync, existsSync, mkdirSync, openSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { wordpressCore } from '../core/index.mjs';
import { checklist } from '../lib/checks.mjs';
import { pluginLibraries } from '../lib/dependencies.mjs';
import { EXTENSIONS, extensions } from '../lib/extensions.mjs';
import { checked, counts } from '../lib/junit.mjs';
import { ROOT, inCache, inRoot } from '../lib/paths.mjs';
import { playground, pluginPlace, siteArguments } from '../lib/playground.mjs';
import { show } from '../lib/run.mjs';
import { CannotGoOn, step } from '../lib/say.mjs';
import { forget, phpComplaints, prepare } from '../lib/site.mjs';
import { filesOf, makeExtension } from '../make/extension.mjs';
import { MEMORY, phpunitWith } from '../native/phpunit.mjs';
import { askedForPlayground, missingPackages } from '../native/programs.mjs';
import { setUp, startNativeSite } from '../native/site.mjs';
import { WITHOUT_FILE_CACHE } from './php.mjs';

/** Separate for each run, because two runs at the same time must not share a database. */
const FOLDER = inCache( `tests/extension-${ process.pid }` );
const SITE = join( FOLDER, 'site' );
const REPORTS = join( FOLDER, 'reports' );
const MU_PLUGINS = 'tools/wordpress/mu-plugins';
const BOOTSTRAP = 'tests/php/bootstrap.php';
const PHPUNIT = 'vendor/phpunit/phpunit/phpunit';

/** Place of the project in Playground, with the folders that PHPUnit needs. */
const PROJECT = '/project';
const MOUNTED = [ 'vendor', 'tests/php', 'plugin' ];

/** Name of the extension that this runner makes. It has two words, so that all spellings of a name are used. */
const TRIAL = 'trial-order';

/** Texts from the plugin's header, from PHP and from block.json. */
const TEXTS = [ 'Trial order', 'The same text in several fields: %s', 'A reference number such as AB-1234.' ];

/**
 * Runs the tests of an extension on a new WordPress where the plugin and the extension are active. The first argument
 * is the name of a folder in `extensions/`, the others are arguments of PHPUnit. Without arguments, makes a new
 * extension in a temporary folder and tests that one.
 */
export async function extension( [ name, ...args ] ) {
	if ( name && ! extensions().includes( name ) ) {
		throw new CannotGoOn( `the extension ${ EXTENSIONS }/${ name } was not found.` );
	}
	await pluginLibraries();
	mkdirSync( REPORTS, { recursive: true } );
	try {
		return await ( name ? testExtension( name, args ) : testTemplate() );
	} finally {
		forget( FOLDER );
	}
}

async function testExtension( name, args ) {
	return onSite( name, `${ EXTENSIONS }/${ name }`, async ( { phpunit, folder } ) => {
		const report = join( REPORTS, 'all.xml' );
		const code = checked( await phpunit( report, args ), report );
		const xml = existsSync( report ) ? readFileSync( report, 'utf8' ) : '';
		return { code, ...counts( xml ), problems: phpComplaints( folder ) };
	} );
}

/** Tests whether a new extension works, and whether its tests notice an extension that does not. */
async function testTemplate() {
	const source = await makeExtension( TRIAL, relative( ROOT, join( FOLDER, 'extensions' ) ) );
	return onSite( TRIAL, source, async ( { phpunit, folder, main } ) => {
		const { check, counts: total } = checklist();
		const run = async ( name ) => {
			const report = join( REPORTS, `${ name }.xml` );
			const code = await phpunit( report, [], openSync( join( FOLDER, `${ name }.log` ), 'w' ) );
			return { code, ...counts( existsSync( report ) ? readFileSync( report, 'utf8' ) : '' ) };
		};
		await check( 'a new extension contains its own name and a template for translators', async () => {
			const texts = readFileSync( inRoot( `${ source }/languages/${ TRIAL }.pot` ), 'utf8' );
			const missing = TEXTS.filter( ( text ) => ! texts.includes( `msgid "${ text }"` ) );
			const unnamed = filesOf( source ).filter( ( file ) =>
				/sample.?extension/i.test( file + readFileSync( inRoot( `${ source }/${ file }` ), 'utf8' ) )
			);
			return [ ...missing, ...unnamed ].join( ', ' );
		} );
		await check( 'the tests of a new extension pass', async () => {
			const { code, passed, failed, failures } = await run( 'whole' );
			return code === 0 && passed > 0 && ! failed ? '' : failures.join( '\n' ) || readLog( 'whole' );
		} );
		const problems = phpComplaints( folder );
		await check( 'every file of its tests fails if the extension adds nothing to Vestibule', async () => {
			const code = readFileSync( main, 'utf8' );
			writeFileSync( main, code.replace( /^add_action\([^;]*?'vestibule\/[^;]*;/gm, '' ) );
			const { failures } = await run( 'broken' );
			const unnoticed = testClasses( source ).filter(
				( one ) => ! failures.some( ( failure ) => failure.includes( `\\${ one }::` ) )
			);
			return unnoticed.length ? `no test fails in ${ unnoticed.join( ', ' ) }` : '';
		} );
		return { code: 0, ...total(), skipped: 0, problems };
	} );
}

const readLog = ( name ) => readFileSync( join( FOLDER, `${ name }.log` ), 'utf8' ).slice( -2000 );

const testClasses = ( source ) =>
	readdirSync( inRoot( `${ source }/tests` ) )
		.filter( ( file ) => file.endsWith( 'Test.php' ) )
		.map( ( file ) => file.replace( '.php', '' ) );

/**
 * Creates the site and runs `work` on it.
 *
 * @param {string} name   Name of the extension.
 * @param {string} source Folder of the extension, relative to the repository.
 * @param {(site: { phpunit: (report: string, args: string[], log?: number) => Promise<number>, folder: string, main: string }) => Promise<object>} work
 * `phpunit` runs the tests. Its result is the exit code. `folder` is WordPress's own. `main` is the extension's main
 * file, as the site loads it.
 */
async function onSite( name, source, work ) {
	const core = await wordpressCore();
	const isPlayground = askedForPlayground() || missingPackages().length > 0;
	step( `PHPUnit for ${ source } on WordPress ${ isPlayground ? 'in Playground' : 'with MariaDB' }` );
	return isPlayground ? inPlayground( core, name, source, work ) : onMariaDb( core, name, source, work );
}

async function inPlayground( core, name, source, work ) {
	prepare( SITE, core );
	mkdirSync( join( SITE, 'wp-content/plugins', name ), { recursive: true } );
	const mounts = [
		...MOUNTED.map( ( path ) => [ path, `${ PROJECT }/${ path }` ] ),
		[ relative( ROOT, REPORTS ), '/reports' ],
		[ source, pluginPlace( name ) ],
	];
	const blueprint = 'tests/php/support/blueprint.json';
	const phpunit = ( report, args, log = 'inherit' ) =>
		show(
			process.execPath,
			playground( 'php', [
				...[ '--verbosity', 'quiet' ],
				...siteArguments( { core: SITE, mounts, blueprint, activated: [ name ] } ),
				...[ '--', ...WITHOUT_FILE_CACHE, ...MEMORY, `${ PROJECT }/${ PHPUNIT }` ],
				...[ '-c', `${ pluginPlace( name ) }/phpunit.xml`, '--bootstrap', `${ PROJECT }/${ BOOTSTRAP }` ],
				...[ '--log-junit', `/reports/${ relative( REPORTS, report ) }`, ...args ],
			] ),
			{ stdio: [ 'ignore', log, log ] }
		);
	return work( { phpunit, folder: SITE, main: inRoot( `${ source }/${ name }.php` ) } );
}

async function onMariaDb( core, name, source, work ) {
	const muPlugins = readdirSync( inRoot( MU_PLUGINS ) ).map( ( file ) => `${ MU_PLUGINS }/${ file }` );
	const site = await startNativeSite( { core, folder: SITE, port: 9490, debug: true, isFilled: false, muPlugins } );
	try {
		const place = join( site.folder, 'wp-content/plugins', name );
		cpSync( inRoot( source ), place, { recursive: true } );
		await setUp( site.url, 'activate', { plugin: name } );
		const phpunit = ( report, args, log = 'inherit' ) => {
			const [ program, words, options ] = phpunitWith( site, join( place, 'phpunit.xml' ), report, [
				...[ '--bootstrap', inRoot( BOOTSTRAP ) ],
				...args,
			] );
			return show( program, words, { ...options, stdio: [ 'ignore', log, log ] } );
		};
		return await work( { phpunit, folder: site.folder, main: join( place, `${ name }.php` ) } );
	} finally {
		await site.stop();
	}
}
