/** Session of the site's owner, and the requests that are measured on a site with many entries. */
import { freeTimes } from './parts/times.mjs';
import { newToken, submit } from './calls.mjs';
import { call } from './load.mjs';
import { CannotGoOn } from '../lib/say.mjs';

const BOOKINGS = '/wp-json/vestibule/v1/bookings';
const DAY = 86_400_000;

/**
 * Logs in as the owner.
 *
 * @return {Promise<Record<string, string>>} Headers of the session.
 */
export async function signIn( { url } ) {
	const answer = await fetch( `${ url }/wp-login.php`, {
		method: 'POST',
		redirect: 'manual',
		headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
		body: new URLSearchParams( { log: 'admin', pwd: 'password', testcookie: '1' } ),
	} );
	const Cookie = answer.headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
	const nonce = await call( `${ url }/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: { Cookie } } );
	return { Cookie, 'X-WP-Nonce': nonce.body };
}

/** Returns the query parameters for the last `count` days. */
function days( count ) {
	const today = Math.floor( Date.now() / DAY ) * DAY;
	const at = ( time ) => new Date( time ).toISOString().replace( /\.\d+/, '' );
	return new URLSearchParams( { from: at( today - count * DAY ), to: at( today ) } );
}

/** Returns the measured requests by name. Each returns a promise of its duration in milliseconds. */
export function asks( demo, headers, { name, entry, entries }, nextTime ) {
	const get = async ( path ) => {
		const { status, ms, body } = await call( demo.url + path, { headers } );
		if ( status !== 200 ) {
			throw new CannotGoOn( `${ path } responded with status ${ status }: ${ body.slice( 0, 300 ) }` );
		}
		return ms;
	};
	const list = ( query ) => () =>
		get( `/wp-json/vestibule/v1/entries?orderby=created_at&${ new URLSearchParams( query ) }` );
	const word = name.split( ' ' )[ 0 ].toLowerCase();
	return {
		'screen of entries': () => get( '/wp-admin/admin.php?page=vestibule-entries' ),
		'the dashboard': () => get( '/wp-admin/index.php' ),
		'list, first page': list( {} ),
		'list, in the middle': list( {
			page: String( Math.ceil( entries / 60 ) ),
			following: String( Math.ceil( entries / 2 ) ),
			limit_total: 'true',
		} ),
		'the same by its number': list( { page: String( Math.ceil( entries / 60 ) ) } ),
		'list, last page by its number': list( { page: String( Math.floor( entries / 25.5 ) ) } ),
		unread: list( { status: 'unread' } ),
		Trash: list( { status: 'trash' } ),
		'one form': list( { form: '5' } ),
		'sorted by name': list( { orderby: 'name', order: 'asc' } ),
		'search, a rare word': list( { search: word } ),
		'search, a full name': list( { search: name } ),
		'search, in every entry': list( { search: 'example' } ),
		'search, nowhere': list( { search: 'zzyzx' } ),
		'an answer that a fifth has': list( { form: '4', field: 'country-list', match: 'equals', value: 'DE' } ),
		'an answer that contains a word': list( { form: '4', field: 'names[first_name]', value: word } ),
		'an answer that contains a frequent word': list( { form: '4', field: 'email', value: 'example' } ),
		'starred entries': list( { starred: 'true' } ),
		'thirty days': list( { from: new Date( Date.now() - 30 * DAY ).toISOString().slice( 0, 10 ) } ),
		'sorted by form': list( { orderby: 'form' } ),
		'sorted by status': list( { orderby: 'status' } ),
		'numbers by status': () => get( '/wp-json/vestibule/v1/entries/overview' ),
		'one entry': () => get( `/wp-json/vestibule/v1/entries/${ entry }` ),
		'entries beside one': () => get( `/wp-json/vestibule/v1/entries/${ entry }/neighbours?orderby=created_at` ),
		'calendar of bookings': () => get( '/wp-admin/admin.php?page=vestibule-bookings' ),
		'bookings of a week': () => get( `${ BOOKINGS }?${ days( 7 ) }&per_page=500` ),
		'bookings of a month, by day': () => get( `${ BOOKINGS }/days?${ days( 31 ) }` ),
		'list of bookings, in the middle': () =>
			get( `${ BOOKINGS }?${ days( 400 ) }&per_page=100&page=${ Math.min( 100, Math.ceil( entries / 1000 ) ) }` ),
		'bookings of a week, by a name': () => get( `${ BOOKINGS }?${ days( 7 ) }&search=${ word }` ),
		'appointment types': () => get( '/wp-admin/edit.php?post_type=vestibule_event' ),
		hosts: () => get( '/wp-admin/edit.php?post_type=vestibule_host' ),
		forms: () => get( '/wp-admin/edit.php?post_type=vestibule_form' ),
		'free times': () => freeTimes( demo ),
		'an enquiry with a booking': async () => submit( demo, await newToken( demo ), nextTime() ),
	};
}
