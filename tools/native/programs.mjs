import { existsSync } from 'node:fs';
import { has, quietly } from '../lib/run.mjs';
import { CannotGoOn, step } from '../lib/say.mjs';

/** Programs of a real server, with the Debian packages that contain them. */
const PROGRAMS = {
	'/usr/sbin/mariadbd': 'mariadb-server',
	'/usr/sbin/nginx': 'nginx',
	'/usr/sbin/php-fpm8.2': 'php8.2-fpm',
	'/usr/bin/php8.2': 'php8.2-cli',
	'/usr/lib/php/20220829/mysqli.so': 'php8.2-mysql',
	'/usr/lib/php/20220829/intl.so': 'php8.2-intl',
	'/usr/lib/php/20220829/mbstring.so': 'php8.2-mbstring',
	'/usr/lib/php/20220829/dom.so': 'php8.2-xml',
};

/**
 * Checks whether Playground is requested, directly or with a PHP version, because the real server only has Debian's.
 */
export const askedForPlayground = () => Boolean( process.env.PLAYGROUND || process.env.PHP_VERSION );

/** Returns the packages that are not installed. */
export const missingPackages = () =>
	Object.keys( PROGRAMS )
		.filter( ( path ) => ! existsSync( path ) )
		.map( ( path ) => PROGRAMS[ path ] );

/** Returns a sentence that explains how to run tests that need a real server. */
export const forEverything = () =>
	missingPackages().length
		? `Install Debian's ${ [ ...new Set( missingPackages() ) ].join( ', ' ) } to run them.`
		: 'Unset PLAYGROUND and PHP_VERSION to run them.';

/** Installs missing packages if possible (as root on Debian). Otherwise throws an error that lists them. */
export async function requirePrograms() {
	const packages = missingPackages();
	if ( ! packages.length ) {
		return;
	}
	if ( process.getuid?.() !== 0 || ! has( 'apt-get' ) ) {
		throw new CannotGoOn(
			`a site on a real server needs ${ packages.join( ', ' ) } from Debian 12. Only root can install them.`
		);
	}
	step( `Installing ${ packages.join( ', ' ) }` );
	const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
	await quietly( 'apt-get update', 'apt-get', [ 'update', '-q' ], { env } );
	await quietly( 'apt-get install', 'apt-get', [ 'install', '-q', '-y', '--no-install-recommends', ...packages ], {
		env,
	} );
}
