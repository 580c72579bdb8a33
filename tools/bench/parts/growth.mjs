/** Screens and calls with a thousand entries and bookings, and with many more. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freeTimes } from './times.mjs';
import { newToken, nothing, openCalendar, submit } from '../calls.mjs';
import { number } from '../finding.mjs';
import { call } from '../load.mjs';
import { median, spread } from '../statistics.mjs';
import { inRoot } from '../../lib/paths.mjs';
import { CannotGoOn, say } from '../../lib/say.mjs';

const SIZES = [ 1_000, 10_000, 100_000, 1_000_000 ];
const ROUNDS = 9;
const MOST = 300;
const FILL = 'tools/bench/fill.php';
/** A size that takes longer to fill is left out. */
const MINUTES = 15;

export const growth = {
	name: 'growth',
	title: 'a thousand entries and bookings, and up to a million',
	async measure( bench ) {
		const demo = await bench.demo();
		const nextTime = await openCalendar( demo );
		const session = await signIn( demo );
		const found = new Map();
		const sizes = [];
		const notes = [];
		for ( const size of bench.share < 1 ? SIZES.slice( 0, 2 ) : SIZES ) {
			const began = Date.now();
			const about = await fill( demo, size );
			if ( ! about ) {
				notes.push( `${ number( size ) } were not reached in ${ MINUTES } minutes.` );
				break;
			}
			say(
				`    ${ number( about.entries ) } entries, ${ number( about.bookings ) } bookings, in ${ Math.round( ( Date.now() - began ) / 1000 ) } s`
			);
			sizes.push( size );
			await measure( bench, asks( demo, session, about, nextTime ), ( what, ms, empty ) =>
				found.set( what, { ...found.get( what ), [ size ]: { ms, empty } } )
			);
		}
		return { findings: findings( found, sizes ), notes: [ bySize( found, sizes ), ...notes ] };
	},
};

/** While it is filled, connections that the server closes must be seen, so this does not block. */
async function fill( { folder }, size ) {
	const options = { encoding: 'utf8', timeout: MINUTES * 60_000 };
	const said = await promisify( execFile )( 'php8.2', [ inRoot( FILL ), folder, String( size ) ], options ).catch(
		( error ) => ( error.killed ? undefined : Promise.reject( error ) )
	);
	const about = said && JSON.parse( said.stdout.slice( said.stdout.indexOf( '{' ) ) );
	if ( about?.error ) {
		throw new CannotGoOn( `the site could not be filled: ${ about.error }` );
	}
	return about;
}

/** @return {Promise<Record<string, string>>} The headers of the owner's session. */
async function signIn( { url } ) {
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

/** Everything that is asked for, each a promise of milliseconds. */
function asks( demo, headers, { name, entry, entries }, nextTime ) {
	const get = async ( path ) => {
		const { status, ms, body } = await call( demo.url + path, { headers } );
		if ( status !== 200 ) {
			throw new CannotGoOn( `${ path } answers with ${ status }: ${ body.slice( 0, 300 ) }` );
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
		'list, in the middle': list( { page: String( Math.ceil( entries / 60 ) ) } ),
		unread: list( { status: 'unread' } ),
		Trash: list( { status: 'trash' } ),
		'one form': list( { form: '5' } ),
		'sorted by name': list( { orderby: 'name', order: 'asc' } ),
		'search, a rare word': list( { search: word } ),
		'search, a full name': list( { search: name } ),
		'search, in every entry': list( { search: 'example' } ),
		'search, nowhere': list( { search: 'zzyzx' } ),
		'an answer that a fifth has': list( { form: '4', field: 'country-list', match: 'equals', value: 'DE' } ),
		'numbers by status': () => get( '/wp-json/vestibule/v1/entries/overview' ),
		'one entry': () => get( `/wp-json/vestibule/v1/entries/${ entry }` ),
		'entries beside one': () => get( `/wp-json/vestibule/v1/entries/${ entry }/neighbours?orderby=created_at` ),
		'free times': () => freeTimes( demo ),
		'an enquiry with a booking': async () => submit( demo, await newToken( demo ), nextTime() ),
	};
}

async function measure( bench, all, keep ) {
	for ( const [ what, ask ] of Object.entries( all ) ) {
		const [ ms, empty ] = [ [], [] ];
		const site = await bench.demo();
		await ask();
		await bench.rounds( ROUNDS, 0.5, async () => {
			ms.push( await ask() );
			empty.push( ( await nothing( site ) ).ms );
		} );
		keep( what, ms, empty );
	}
}

/**
 * Against the smallest size. Both were not measured in the same minute, so each is divided by the call that does nothing
 * beside it.
 */
function findings( found, sizes ) {
	const [ least, most ] = [ sizes[ 0 ], sizes.at( -1 ) ];
	return [ ...found ].map( ( [ what, at ] ) => {
		const calm = ( { ms, empty } ) => ms.map( ( one, index ) => one / empty[ index ] );
		const base = median( calm( at[ least ] ) );
		const middle = median( at[ most ].ms );
		return {
			what,
			ours: `${ number( middle ) } ms`,
			beside: `${ number( median( at[ least ].ms ) ) } ms`,
			ratio: spread( calm( at[ most ] ).map( ( one ) => one / base ) ),
			goal: `≤ ${ MOST } ms`,
			isMet: middle <= MOST,
		};
	} );
}

function bySize( found, sizes ) {
	const line = ( cells ) => `| ${ cells.join( ' | ' ) } |`;
	return [
		line( [ 'ms, medians', ...sizes.map( ( size ) => number( size ) ) ] ),
		line( [ '---', ...sizes.map( () => '--:' ) ] ),
		...[ ...found ].map( ( [ what, at ] ) =>
			line( [ what, ...sizes.map( ( size ) => number( median( at[ size ].ms ) ) ) ] )
		),
	].join( '\n' );
}
