import { CannotGoOn } from '../lib/say.mjs';

/** Installs WordPress, plugin and demo content. Answers what the measurements need to know of the site. */
export async function installSite( url ) {
	await setUp( url, 'install' );
	await setUp( url, 'activate' );
	const { event } = await setUp( url, 'seed' );
	const html = await ( await fetch( `${ url }/contact/` ) ).text();
	const key = html.match( /data-nonce="([^"]+)"/ )?.[ 1 ];
	if ( ! key ) {
		throw new CannotGoOn( '/contact/ of the benchmark site holds no form.' );
	}
	return { url, event, key, page: `${ url }/contact/`, ajax: `${ url }/wp-admin/admin-ajax.php` };
}

/** Opens the calendar around the clock, so that there are times for thousands of submissions. */
export const openCalendar = ( url ) => setUp( url, 'open' );

async function setUp( url, step ) {
	const answer = await fetch( `${ url }/setup.php?step=${ step }` );
	const text = await answer.text();
	const result = text.startsWith( '{' ) ? JSON.parse( text ) : {};
	if ( ! answer.ok || ! result.done ) {
		throw new CannotGoOn( `the benchmark site could not be set up (${ step }: ${ answer.status } ${ text.slice( 0, 500 ) }).` );
	}
	return result;
}
