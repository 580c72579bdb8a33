/** WordPress core, from the first source that works on this machine. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alone } from '../lib/lock.mjs';
import { inCache } from '../lib/paths.mjs';
import { CannotGoOn, step } from '../lib/say.mjs';
import { canDownload, download } from './download.mjs';
import { canUseDebian, fromDebian } from './debian.mjs';

/** Default version. `WP_VERSION` selects another one. */
const REFERENCE = '7.1';

/** @return {string} WordPress version in a folder, or an empty string if the folder doesn't contain WordPress. */
export function versionIn( folder ) {
	const file = join( folder, 'wp-includes/version.php' );
	return existsSync( file ) ? ( readFileSync( file, 'utf8' ).match( /\$wp_version = '([^']+)'/ )?.[ 1 ] ?? '' ) : '';
}

/**
 * @return {Promise<{ path: string, version: string, how: string }>} Unchanged core files. Copy the folder, and don't
 * write to it.
 */
export async function wordpressCore( env = process.env ) {
	if ( env.WP_CORE_DIR ) {
		return found( resolve( env.WP_CORE_DIR ), 'the folder named in WP_CORE_DIR' );
	}
	const wanted = env.WP_VERSION || REFERENCE;
	const cached = inCache( `wordpress/${ wanted }` );
	return versionIn( cached ) ? found( cached, 'the cache' ) : alone( 'core', () => fetchCore( wanted, cached ) );
}

async function fetchCore( wanted, folder ) {
	if ( versionIn( folder ) ) {
		return found( folder, 'the cache' );
	}
	if ( await canDownload() ) {
		step( `Downloading WordPress ${ wanted } from wordpress.org` );
		await download( wanted, folder );
		return found( folder, "WordPress's own download" );
	}
	if ( canUseDebian() ) {
		step( `wordpress.org does not respond. Using WordPress ${ wanted } from Debian's packages` );
		await fromDebian( wanted, folder );
		return found( folder, "Debian's packages, signatures checked" );
	}
	throw new CannotGoOn(
		'wordpress.org does not respond, and this is not a Debian machine. Set WP_CORE_DIR to a folder with WordPress.'
	);
}

function found( path, how ) {
	const version = versionIn( path );
	if ( ! version ) {
		throw new CannotGoOn( `${ path } (${ how }) does not contain WordPress.` );
	}
	return { path, version, how };
}
