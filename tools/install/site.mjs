/** New WordPress site without plugins, for installation tests. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../lib/paths.mjs';
import { serve } from '../lib/playground.mjs';
import { freePort } from '../lib/ports.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { makeNetwork, startEmptySite } from '../native/site.mjs';

const SETUP = inRoot( 'tools/native/config/setup.php' );

/**
 * @param {{ core: { path: string }, folder: string, port: number, php?: string, isNetwork?: boolean }} options With
 * `php` the site runs in Playground with that PHP version and SQLite, otherwise on a real server.
 * @return {Promise<{ url: string, folder: string, stop: () => Promise<void> }>} `folder` is the folder of WordPress.
 */
export async function untouchedSite( { isNetwork = false, ...options } ) {
	const site = options.php ? await inPlayground( options ) : await onServer( options );
	try {
		if ( isNetwork ) {
			cpSync( SETUP, join( site.folder, 'setup.php' ) );
			await makeNetwork( site );
			rmSync( join( site.folder, 'setup.php' ) );
		}
		return site;
	} catch ( error ) {
		await site.stop();
		throw error;
	}
}

/** Starts a site in Playground, which installs WordPress itself. */
async function inPlayground( { core, folder, port, php } ) {
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( dirname( folder ), { recursive: true } );
	cpSync( core.path, folder, { recursive: true } );
	const site = await serve( {
		...{ core: folder, port: await freePort( port ), name: `install-${ process.pid }` },
		...{ isEmpty: true, php },
	} );
	return { ...site, folder };
}

async function onServer( options ) {
	const site = await startEmptySite( options );
	const answer = await fetch( `${ site.url }/wp-admin/install.php?step=2`, {
		method: 'POST',
		body: new URLSearchParams( {
			...{ weblog_title: 'Institute', user_name: 'admin', admin_email: 'admin@example.com' },
			...{ admin_password: 'password', admin_password2: 'password', pw_weak: '1', Submit: 'Install WordPress' },
		} ),
	} );
	if ( ! ( await answer.text() ).includes( 'Success!' ) ) {
		await site.stop();
		throw new CannotGoOn( `WordPress could not be installed on ${ site.url } (status ${ answer.status }).` );
	}
	return site;
}
