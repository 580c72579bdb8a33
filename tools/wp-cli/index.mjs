/** WP-CLI in a separate folder, because its dependencies conflict with those of PHPUnit and PHPStan. */
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { alone } from '../lib/lock.mjs';
import { inCache, inRoot } from '../lib/paths.mjs';
import { quietly } from '../lib/run.mjs';
import { step } from '../lib/say.mjs';
import { fingerprint, isFresh, remember } from '../lib/stamp.mjs';

const NAME = 'wp-cli';
const FILES = [ 'tools/wp-cli/composer.json' ];
const folder = inCache( NAME );
const program = `${ folder }/vendor/wp-cli/wp-cli/php/boot-fs.php`;

/** Installs WP-CLI if it is missing. Ignores its requirements of PHP 7 and cURL, which the tests don't need. */
async function install() {
	await alone( NAME, async () => {
		if ( existsSync( program ) && isFresh( NAME, FILES ) ) {
			return;
		}
		step( 'Installing WP-CLI with Composer' );
		mkdirSync( folder, { recursive: true } );
		cpSync( inRoot( FILES[ 0 ] ), `${ folder }/composer.json` );
		await quietly(
			NAME,
			'composer',
			[ 'update', `--working-dir=${ folder }`, '--no-interaction', '--no-progress', '--ignore-platform-reqs' ],
			{ env: { ...process.env, COMPOSER_ALLOW_SUPERUSER: '1' } }
		);
		remember( NAME, fingerprint( FILES ) );
	} );
}

/**
 * @param {{ folder: string, url: string }} site
 * @return {Promise<(...args: string[]) => Promise<{ code: number, out: string, err: string }>>} Runs `wp` on the site.
 */
export async function wpCli( { folder: site, url } ) {
	await install();
	// Every command starts a new process. Without a file cache, it would compile WordPress and the plugin again.
	const compiled = `${ folder }/opcache`;
	mkdirSync( compiled, { recursive: true } );
	const opcache = [ 'enable_cli=1', 'file_cache_only=1', `file_cache=${ compiled }` ];
	const php = [
		...opcache.flatMap( ( setting ) => [ '-d', `opcache.${ setting }` ] ),
		...[ '-d', 'display_errors=0', program, '--allow-root', `--path=${ site }`, `--url=${ url }` ],
	];
	return ( ...args ) =>
		new Promise( ( done ) =>
			execFile(
				'/usr/bin/php8.2',
				[ ...php, `--require=${ inRoot( 'tools/wp-cli/quiet.php' ) }`, '--no-color', ...args ],
				{
					timeout: 120_000,
					maxBuffer: 64 * 1024 * 1024,
					env: { ...process.env, WP_CLI_DISABLE_AUTO_CHECK_UPDATE: '1' },
				},
				( error, out, err ) => done( { code: error ? ( error.code ?? 1 ) : 0, out, err } )
			)
		);
}
