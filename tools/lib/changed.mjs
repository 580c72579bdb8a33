/**
 * `npm test -- --changed`: chooses the tests of the packages that changed, and of the packages that use them. Packages
 * only use packages below them (tools/packages.mjs), so the others cannot notice the change.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { placeOf, usesIn } from '../boundaries/arrows.mjs';
import { repository } from '../boundaries/tree.mjs';
import { PACKAGES } from '../packages.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { CannotGoOn } from './say.mjs';

const git = ( ...args ) =>
	execFileSync( 'git', args, { cwd: ROOT, encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'ignore' ] } )
		.split( '\n' )
		.filter( Boolean );

/**
 * Files that differ from a commit, and files that Git does not track yet.
 *
 * @param {string} ref Commit or branch, such as `main`.
 * @return {string[]}
 */
export function changedFiles( ref ) {
	try {
		return [ ...git( 'diff', '--name-only', ref ), ...git( 'ls-files', '--others', '--exclude-standard' ) ];
	} catch {
		throw new CannotGoOn( `--changed: Git has no revision ${ ref }.` );
	}
}

const within = ( file, folder ) => file.startsWith( `${ folder }/` );

/** Folders of a package: PHP, its tests, and the TypeScript that tools/packages.mjs lists. */
const foldersOf = ( { name, entry = [] } ) => [
	`plugin/src/${ name }`,
	`tests/php/${ name }`,
	...entry.filter( ( path ) => path.includes( '/' ) ),
];

let uses;

/** Pairs of a package and a package whose classes it uses. Reads all PHP files once. */
const packageUses = () =>
	( uses ??= [ ...usesIn( repository( ROOT ) ) ].flatMap( ( [ file, used ] ) =>
		used.map( ( one ) => [ placeOf( file, PACKAGES ).pkg, placeOf( one.file, PACKAGES ).pkg ] )
	) );

/** Adds the packages that use one of these, until there are no more. */
function withUsers( packages ) {
	const found = new Set( packages );
	for ( const below of found ) {
		packageUses()
			.filter( ( [ user, used ] ) => user && used === below )
			.forEach( ( [ user ] ) => found.add( user ) );
	}
	return [ ...found ];
}

/** Configuration and shared helpers: a change may concern every test of a runner. */
const CONCERNS_ALL_PHP =
	/^(composer\.|phpunit|plugin\/[^/]+$|plugin\/src\/[^/]+$|plugin\/contracts\/|tests\/php\/[^/]+$|tests\/(php\/support|vectors|plugins)\/)/;
const CONCERNS_ALL_JEST = /^(package|jest\.config|tsconfig|tests\/unit\/[^/]+$|tests\/vectors\/)/;
const CONCERNS_ALL_BROWSER_TESTS = /^(package|playwright\.config|tests\/e2e\/support\/|tools\/(native|wordpress)\/)/;

/** The template of extensions, and the commands for them. */
const OF_EXTENSIONS = /^tools\/(make|lib|suites|languages)\/(extension|junit|playground)/;

const isPhp = ( file ) => /\.php$|^(plugin|theme)\//.test( file );
const isScript = ( file ) => /\.(tsx?|mjs|css)$/.test( file );
const isShown = ( file ) => /^(plugin|theme|blocks|src)\//.test( file );

const list = ( folder, ending ) =>
	readdirSync( inRoot( folder ), { recursive: true } )
		.filter( ( file ) => file.endsWith( ending ) )
		.map( ( file ) => `${ folder }/${ file }` );

/**
 * Arguments of each runner for changed files. Null skips the runner, and an empty list runs all of its tests.
 *
 * @param {string[]} files
 * @param {string[]} mainPaths Browser tests of the main paths.
 * @return {Record<'unit'|'php'|'extension'|'server'|'install'|'e2e', string[]|null>}
 */
export function selection( files, mainPaths ) {
	const changed = PACKAGES.filter( ( pkg ) =>
		files.some( ( file ) => foldersOf( pkg ).some( ( folder ) => within( file, folder ) ) )
	);
	const isOfPlugin = files.some( ( file ) => within( file, 'plugin' ) );
	return {
		unit: unitTests( files ),
		php: phpTests( files, withUsers( changed ) ),
		extension: isOfPlugin || files.some( ( file ) => OF_EXTENSIONS.test( file ) ) ? [] : null,
		server: isOfPlugin ? [] : null,
		install: isOfPlugin || files.some( ( file ) => /^(theme|tools\/(release|install))\//.test( file ) ) ? [] : null,
		e2e: browserTests( files, changed, mainPaths ),
	};
}

/**
 * Jest finds the tests that import a changed file. Tests in `plugin` read the sources from disk, so they always run.
 */
function unitTests( files ) {
	if ( files.some( ( file ) => CONCERNS_ALL_JEST.test( file ) ) ) {
		return [];
	}
	const scripts = files.filter( ( file ) => isScript( file ) && existsSync( inRoot( file ) ) );
	return scripts.length
		? [ '--passWithNoTests', '--findRelatedTests', ...scripts, ...list( 'tests/unit/plugin', '.test.ts' ) ]
		: null;
}

/** Folders of tests that belong to no package, such as Security, check the whole plugin. */
function phpTests( files, packages ) {
	if ( ! files.some( isPhp ) && ! packages.length ) {
		return null;
	}
	if (
		files.some( ( file ) => CONCERNS_ALL_PHP.test( file ) ) ||
		packages.some( ( { name } ) => name === 'Kernel' )
	) {
		return [];
	}
	const ofPackages = new Set( PACKAGES.map( ( { name } ) => name.split( '/' )[ 0 ] ) );
	const shared = readdirSync( inRoot( 'tests/php' ), { withFileTypes: true } )
		.filter( ( entry ) => entry.isDirectory() && entry.name !== 'support' && ! ofPackages.has( entry.name ) )
		.map( ( { name } ) => name );
	const names = [ ...packages.map( ( { name } ) => name.replaceAll( '/', '\\\\' ) ), ...shared ];
	return [ '--filter', `Tests\\\\(${ names.join( '|' ) })\\\\` ];
}

/** Changed files of tests, tests that are named after a changed folder, and the main paths if a page can change. */
function browserTests( files, packages, mainPaths ) {
	if ( files.some( ( file ) => CONCERNS_ALL_BROWSER_TESTS.test( file ) ) ) {
		return [];
	}
	const names = [
		...packages.flatMap( foldersOf ).map( ( folder ) => basename( folder ).toLowerCase() ),
		...files.map( ( file ) => /^(?:blocks|src\/admin|src)\/([a-z-]+)\//.exec( file )?.[ 1 ] ).filter( Boolean ),
	];
	const specs = list( 'tests/e2e', '.spec.ts' ).filter(
		( spec ) => files.includes( spec ) || names.some( ( name ) => spec.startsWith( `tests/e2e/${ name }` ) )
	);
	const chosen = [ ...new Set( [ ...specs, ...( files.some( isShown ) ? mainPaths : [] ) ] ) ];
	return chosen.length ? chosen : null;
}
