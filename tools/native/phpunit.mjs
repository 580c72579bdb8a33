/** Runs the locally installed PHPUnit on a local site. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';

const CONFIG = 'phpunit.xml.dist';

/** Higher than PHP's default, because PHPUnit keeps all tests in memory until the last one has run. */
export const MEMORY = [ '-d', 'memory_limit=512M' ];

/** OPcache compiles some comparisons differently, so tests run with OPcache, like production servers. */
const AS_ON_SERVERS = [ '-d', 'opcache.enable_cli=1' ];

/**
 * Returns the command that runs PHPUnit on a site.
 *
 * @param {{ url: string, folder: string }} site
 * @param {string}                          folder Folder for the configuration.
 * @param {string}                          report Path of the report, which PHPUnit writes at its end.
 * @param {string[]}                        args   More arguments of PHPUnit.
 * @return {[string, string[], object]} Program, arguments and options of `spawn()`.
 */
export const phpunitOn = ( site, folder, report, args ) => phpunitWith( site, configFor( site, folder ), report, args );

/** Returns the command that runs PHPUnit with another configuration than the project's. */
export function phpunitWith( site, config, report, args ) {
	const phpunit = inRoot( 'vendor/phpunit/phpunit/phpunit' );
	return [
		'/usr/bin/php8.2',
		[ ...AS_ON_SERVERS, ...MEMORY, phpunit, '-c', config, '--log-junit', report, ...args ],
		{
			cwd: inRoot( '.' ),
			env: { ...process.env, WORDPRESS_FOLDER: site.folder, WORDPRESS_HOST: new URL( site.url ).host },
		},
	];
}

/**
 * Writes the project's configuration with the paths of the site's copy of the plugin, so that PHP warnings in it are
 * counted.
 */
function configFor( site, folder ) {
	const file = join( folder, 'phpunit.xml' );
	writeFileSync(
		file,
		readFileSync( inRoot( CONFIG ), 'utf8' )
			.replaceAll( 'plugin/src', `${ site.folder }/wp-content/plugins/vestibule/src` )
			.replaceAll( '>tests/', `>${ inRoot( 'tests' ) }/` )
			.replaceAll( /"(tests|vendor)\//g, `"${ inRoot( '.' ) }/$1/` )
	);
	return file;
}
