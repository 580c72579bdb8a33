import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

/*
 * The service worker of the self-hosted provider in a simulated global scope, because test browsers do not click
 * notifications or end subscriptions. tests/e2e/push-worker.spec.ts tests a message that really arrives.
 */

const SCRIPT = readFileSync( join( __dirname, '../../../plugin/sdk_files/push/self-hosted/worker.js' ), 'utf8' );
const HERE = 'https://site.example';

type Listener = ( event: Record< string, unknown > ) => void;

function worker( pages: string[] = [], search = '?calls=%2Fwp-admin%2Fadmin-ajax.php&key=BAAB', status = 200 ) {
	const listeners: Record< string, Listener > = {};
	const did: unknown[] = [];
	const self = {
		location: new URL( `${ HERE }/wp-content/plugins/vestibule/sdk_files/push/self-hosted/worker.js${ search }` ),
		addEventListener: ( name: string, listener: Listener ) => ( listeners[ name ] = listener ),
		skipWaiting: () => did.push( 'skipWaiting' ),
		registration: {
			unregister: async () => did.push( 'unregister' ),
			showNotification: async ( title: string, options: unknown ) => did.push( [ title, options ] ),
			pushManager: {
				subscribe: async ( { applicationServerKey }: { applicationServerKey: Uint8Array } ) => (
					did.push( [ 'subscribe', ...applicationServerKey ] ),
					subscription( 'new' )
				 ),
			},
		},
		clients: {
			matchAll: async () => pages.map( ( url ) => ( { url, focus: async () => did.push( [ 'focus', url ] ) } ) ),
			openWindow: async ( url: string ) => did.push( [ 'open', url ] ),
		},
	};
	const fetch = async ( url: string, { body }: { body: URLSearchParams } ) => (
		did.push( [ url, Object.fromEntries( body ) ] ),
		{ status }
	 );
	runInContext( SCRIPT, createContext( { self, URL, URLSearchParams, Uint8Array, atob, fetch } ) );
	return {
		did,
		fire: async ( name: string, event: Record< string, unknown > = {} ) => {
			let work: unknown;
			listeners[ name ]?.( { waitUntil: ( promise: unknown ) => ( work = promise ), ...event } );
			await work;
			return did;
		},
	};
}

const subscription = ( name: string ) => ( {
	endpoint: `https://push.example/${ name }`,
	toJSON: () => ( { endpoint: `https://push.example/${ name }`, keys: { p256dh: 'p', auth: 'a' } } ),
} );
const clicked = ( url: unknown ) => ( { notification: { close: () => {}, data: { url } } } );
const sent = ( json: () => unknown ) => ( { data: { json } } );

test.each( [
	[ 'a page of the site', `${ HERE }/news/`, `${ HERE }/news/` ],
	[ 'a path', '/news/', `${ HERE }/news/` ],
	[ 'another site', 'https://evil.example/', `${ HERE }/` ],
	[ 'another site without a scheme', '//evil.example/', `${ HERE }/` ],
	[ 'a script', 'javascript:alert(1)', `${ HERE }/` ],
	[ 'this site by another scheme', 'ftp://site.example/', `${ HERE }/` ],
	[ 'a value that is not text', 7, `${ HERE }/` ],
] )( 'a click on a notification opens no other website: %s', async ( _, url, opened ) => {
	expect( await worker().fire( 'notificationclick', clicked( url ) ) ).toEqual( [ [ 'open', opened ] ] );
} );

test( 'a click on a notification focuses a window that already shows the page', async () => {
	const pages = [ `${ HERE }/`, `${ HERE }/news/` ];
	expect( await worker( pages ).fire( 'notificationclick', clicked( '/news/' ) ) ).toEqual( [
		[ 'focus', `${ HERE }/news/` ],
	] );
} );

test( 'an unreadable push message shows the name of the site', async () => {
	const broken = () => {
		throw new SyntaxError();
	};
	for ( const event of [
		sent( broken ),
		sent( () => null ),
		sent( () => ( { title: 7, url: 'https://evil.example' } ) ),
		{ data: null },
	] ) {
		expect( await worker().fire( 'push', event ) ).toEqual( [
			[ 'site.example', { body: '', tag: '', data: { url: `${ HERE }/` } } ],
		] );
	}
} );

test( 'a push message shows its text and stores its URL', async () => {
	const message = {
		title: 'Open day',
		body: 'Come in',
		tag: 'post-7',
		icon: `${ HERE }/icon.png`,
		url: `${ HERE }/open-day/`,
	};
	expect(
		await worker().fire(
			'push',
			sent( () => message )
		)
	).toEqual( [
		[
			'Open day',
			{ body: 'Come in', tag: 'post-7', icon: `${ HERE }/icon.png`, data: { url: `${ HERE }/open-day/` } },
		],
	] );
} );

test( 'a subscription that the browser has ended is renewed, and the site receives the old endpoint', async () => {
	const calls = '/wp-admin/admin-ajax.php?action=vestibule_push_subscribe';
	const changed = {
		endpoint: 'https://push.example/new',
		p256dh: 'p',
		auth: 'a',
		replaces: 'https://push.example/old',
	};
	expect(
		await worker().fire( 'pushsubscriptionchange', {
			oldSubscription: subscription( 'old' ),
			newSubscription: null,
		} )
	).toEqual( [
		[ 'subscribe', 4, 0, 1 ],
		[ calls, changed ],
	] );
	expect(
		await worker().fire( 'pushsubscriptionchange', {
			oldSubscription: subscription( 'old' ),
			newSubscription: subscription( 'new' ),
		} )
	).toEqual( [ [ calls, changed ] ] );
	expect( await worker().fire( 'pushsubscriptionchange' ) ).toEqual( [
		[ 'subscribe', 4, 0, 1 ],
		[ calls, { ...changed, replaces: '' } ],
	] );
} );

test( 'a subscription is never sent to another site', async () => {
	for ( const search of [ '', '?key=BAAB&calls=https://evil.example/', '?key=BAAB&calls=//evil.example/' ] ) {
		expect(
			await worker( [], search ).fire( 'pushsubscriptionchange', { newSubscription: subscription( 'new' ) } )
		).toEqual( [] );
	}
} );

test.each( [ 400, 403, 404 ] )( 'a subscription ends if the site rejects it (%d)', async ( status ) => {
	const ended: unknown[] = [];
	const fresh = { ...subscription( 'new' ), unsubscribe: async () => ended.push( 'unsubscribe' ) };
	const did = await worker( [], undefined, status ).fire( 'pushsubscriptionchange', {
		oldSubscription: subscription( 'old' ),
		newSubscription: fresh,
	} );
	expect( [ ended, did[ 1 ] ] ).toEqual( [ [ 'unsubscribe' ], 'unregister' ] );
} );

test.each( [ 200, 429, 500, 503 ] )(
	'the service worker stays registered if the site accepts or cannot answer a request (%d)',
	async ( status ) => {
		expect(
			await worker( [], undefined, status ).fire( 'pushsubscriptionchange', {
				newSubscription: subscription( 'new' ),
			} )
		).not.toContain( 'unregister' );
	}
);
