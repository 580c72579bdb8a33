import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { alone } from './lock.mjs';
import { has, quietly } from './run.mjs';
import { CannotGoOn, step } from './say.mjs';
import { fingerprint, isFresh, remember } from './stamp.mjs';

const NODE_AT_LEAST = [ 20, 19 ];

export function checkNode( version = process.versions.node ) {
	const [ major, minor ] = version.split( '.' ).map( Number );
	if ( major < NODE_AT_LEAST[ 0 ] || ( major === NODE_AT_LEAST[ 0 ] && minor < NODE_AT_LEAST[ 1 ] ) ) {
		throw new CannotGoOn( `Node ${ NODE_AT_LEAST.join( '.' ) } or later is required. This is Node ${ version }.` );
	}
}

/** Runs a step if its result is missing or its inputs have changed. */
async function whenStale( name, result, inputs, work ) {
	const fresh = () => existsSync( inRoot( result ) ) && isFresh( name, inputs );
	if ( fresh() ) {
		return;
	}
	await alone( name, async () => {
		if ( ! fresh() ) {
			await work();
			remember( name, fingerprint( inputs ) );
		}
	} );
}

/**
 * Installs the npm packages exactly as in the lock file. If some are already installed, or package.json doesn't match
 * the lock file, installs only the differences.
 */
export async function nodeModules() {
	await whenStale( 'npm', 'node_modules/.package-lock.json', [ 'package-lock.json' ], async () => {
		step( 'Installing npm packages (one to two minutes the first time)' );
		await npm( existsSync( inRoot( 'node_modules' ) ) || ! isLocked() ? 'install' : 'ci' );
	} );
}

/** Installs the npm packages of the documentation site, which have their own lock file (docs/decisions.md). */
export async function docsModules() {
	const folder = 'tools/docs';
	await whenStale( 'npm-docs', `${ folder }/node_modules`, [ `${ folder }/package-lock.json` ], async () => {
		step( 'Installing the npm packages of the documentation site (half a minute the first time)' );
		await npm( 'ci', { cwd: inRoot( folder ) } );
	} );
}

const npm = ( command, options = {} ) =>
	quietly( `npm ${ command }`, 'npm', [ command, '--no-audit', '--no-fund', '--loglevel=error' ], {
		shell: process.platform === 'win32',
		...options,
	} );

/** Checks whether package.json requires exactly the packages of the lock file. */
function isLocked() {
	const read = ( file ) => JSON.parse( readFileSync( inRoot( file ), 'utf8' ) );
	const asked = ( { dependencies, devDependencies } ) => JSON.stringify( { dependencies, devDependencies } );
	return (
		existsSync( inRoot( 'package-lock.json' ) ) &&
		asked( read( 'package.json' ) ) === asked( read( 'package-lock.json' ).packages[ '' ] )
	);
}

/**
 * Installs the PHP libraries that run on sites. They are in the plugin's folder, because only that folder is shipped,
 * and in a namespace of the plugin, because another plugin may include other versions.
 */
export async function pluginLibraries() {
	await phpPackages();
	await whenStale( 'libraries', 'plugin/vendor/autoload.php', [ 'composer.json', 'tools/libraries' ], async () => {
		step( 'Copying the PHP libraries into the plugin' );
		await quietly( 'libraries', 'php', [ 'tools/libraries/index.php', 'vendor', 'plugin/vendor' ] );
	} );
}

/** Installs the original libraries, and PHPUnit, PHPStan and PHP_CodeSniffer. */
async function phpPackages() {
	await whenStale( 'composer', 'vendor/autoload.php', [ 'composer.json' ], async () => {
		if ( ! has( 'php' ) ) {
			throw new CannotGoOn( 'the command "php" is missing. PHP 8.2 or later is required.' );
		}
		if ( ! has( 'composer' ) ) {
			throw new CannotGoOn(
				'the command "composer" is missing. The PHP libraries require Composer (https://getcomposer.org).'
			);
		}
		step( 'Installing PHP packages with Composer' );
		await quietly( 'composer', 'composer', [ 'install', '--no-interaction', '--no-progress' ], {
			shell: process.platform === 'win32',
			env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' },
		} );
	} );
}
