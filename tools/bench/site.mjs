import { inCache } from '../lib/paths.mjs';
import { CannotGoOn } from '../lib/say.mjs';
import { setUp, startNativeSite } from '../native/site.mjs';

/** The site that is measured, and what the measurements need to know of it. */
export async function benchSite( core ) {
	const site = await startNativeSite( {
		core,
		folder: inCache( 'bench' ),
		port: 9420,
		isDurable: true,
		muPlugins: [ 'tools/bench/bench.php' ],
	} );
	const { url, event, stop } = site;
	const html = await ( await fetch( `${ url }/contact/` ) ).text();
	const key = html.match( /data-nonce="([^"]+)"/ )?.[ 1 ];
	if ( ! key ) {
		await stop();
		throw new CannotGoOn( '/contact/ of the benchmark site holds no form.' );
	}
	return { url, event, key, stop, page: `${ url }/contact/`, ajax: `${ url }/wp-admin/admin-ajax.php` };
}

/** Opens the calendar around the clock, so that there are times for thousands of submissions. */
export const openCalendar = ( url ) => setUp( url, 'open' );
