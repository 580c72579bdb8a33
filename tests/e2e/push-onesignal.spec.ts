import { expect, test } from './support/fixtures';
import { options } from './support/options';
import { provider } from './support/provider';
import { BUTTON, decide, FOLDER, place, workers } from './support/push';
import { idle } from './support/moments';

/* OneSignal as provider, with its script on this machine, and old workers that must be removed (docs/push.md). */

const APP = '7f0c6e0e-4f36-4a3d-9a39-0c2c1f4a51d2';
const TOPICS = [
	{ slug: 'news', label: 'News' },
	{ slug: 'courses', label: 'Courses' },
];
const set = ( more: object = {} ) =>
	options( {
		vestibule_push: { provider: 'onesignal', appId: APP, topics: TOPICS, ...more },
		vestibule_push_used: '1',
	} );
const said = ( page: import( '@playwright/test' ).Page ) =>
	page.evaluate( () => ( window as unknown as { said?: unknown[] } ).said );

let path = '';
test.beforeAll( async () => {
	path = await place( 'Be told by a provider', BUTTON.replace( ' /', ' {"asksTopics":true} /' ) );
} );

test.describe( 'the OneSignal provider', () => {
	test.use( { expectedConsole: [ /Failed to load resource: .*503/ ] } );

	test( 'the provider receives no request before consent and a click, and then receives its app, path, scope and file', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const host = await provider();
		await page.addInitScript( () => ( Notification.requestPermission = async () => 'granted' ) );
		await page.setExtraHTTPHeaders( { ...set(), 'X-Test-Push-Script': host.script } );
		await page.goto( path );
		const button = page.getByRole( 'button', { name: 'Notify me' } );
		await button.click();
		await expect( page.getByText( 'Accept cookies first' ) ).toBeVisible();
		await decide( context, baseURL, 'true' );
		await page.reload();
		await idle( page );
		expect( host.asked ).toEqual( [] );

		host.up( false );
		await button.click();
		await expect( page.getByText( 'That did not work.' ) ).toBeVisible();
		host.up( true );
		await page.getByRole( 'checkbox', { name: 'Courses' } ).check();
		await button.click();
		await expect( page.getByText( 'You will be notified of news.' ) ).toBeVisible();
		expect( host.asked ).toEqual( [ '/OneSignalSDK.page.js', '/OneSignalSDK.page.js' ] );
		const own = `${ FOLDER }onesignal/`;
		expect( await said( page ) ).toEqual( [
			[
				'init',
				{
					appId: APP,
					path: own,
					serviceWorkerPath: 'OneSignalSDKWorker.js',
					serviceWorkerParam: { scope: own },
					serviceWorkerOverrideForTypical: true,
				},
			],
			[ 'optIn' ],
			[ 'removeTags', [ 'news' ] ],
			[ 'addTags', { courses: '1' } ],
		] );
		const worker = await page.request.get( `${ own }OneSignalSDKWorker.js` );
		expect( worker.status() ).toBe( 200 );
		expect( worker.headers()[ 'content-type' ] ).toContain( 'javascript' );

		await button.click();
		await expect( page.getByText( 'You will no longer be notified.' ) ).toBeVisible();
		expect( ( await said( page ) )?.at( -1 ) ).toEqual( [ 'optOut' ] );
		await host.close();
	} );

	test( 'the provider gets a configured scope and file below its folder, and other pages do not load it', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const host = await provider();
		await decide( context, baseURL, 'true' );
		await page.addInitScript( () => ( Notification.requestPermission = async () => 'granted' ) );
		const scope = `${ FOLDER }onesignal/inner/`;
		await page.setExtraHTTPHeaders( {
			...set( { scope, workerPath: '/elsewhere/', file: 'Own.js' } ),
			'X-Test-Push-Script': host.script,
		} );
		await page.goto( path );
		await page.getByRole( 'button', { name: 'Notify me' } ).click();
		await expect( page.getByText( 'You will be notified of news.' ) ).toBeVisible();
		expect( ( await said( page ) )?.[ 0 ] ).toEqual( [
			'init',
			expect.objectContaining( {
				path: `${ FOLDER }onesignal/`,
				serviceWorkerPath: 'Own.js',
				serviceWorkerParam: { scope },
			} ),
		] );

		const loaded: string[] = [];
		page.on( 'request', ( request ) => loaded.push( request.url() ) );
		await page.goto( '/' );
		await idle( page );
		expect( loaded.filter( ( url ) => /\/push|OneSignal/.test( url ) ) ).toEqual( [] );
		await host.close();
	} );
} );

test.describe( 'page loads with the OneSignal provider', () => {
	test( 'an old service worker is unregistered when a page loads, and the result is logged', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const log: string[] = [];
		page.on( 'console', ( message ) => log.push( message.text() ) );
		await decide( context, baseURL, 'true' );
		await page.setExtraHTTPHeaders( set() );
		await page.goto( '/' );
		const old = () =>
			page.evaluate( async ( scope ) => {
				const registration = await navigator.serviceWorker.register(
					`${ scope }worker.js?OneSignalSDKWorker.js.php`,
					{ scope }
				);
				const worker = registration.installing;
				await new Promise( ( done ) =>
					worker?.addEventListener( 'statechange', () => worker.state === 'activated' && done( 0 ) )
				);
			}, `${ FOLDER }self-hosted/` );
		await old();
		await page.goto( '/contact/' );
		await expect.poll( () => workers( page ) ).toEqual( [] );
		expect( log ).toContain( 'The legacy push worker was unregistered.' );

		await old();
		await page.addInitScript( () => ( ServiceWorkerRegistration.prototype.unregister = async () => false ) );
		await page.goto( '/' );
		await expect.poll( () => log ).toContain( 'The legacy push worker could not be unregistered.' );
		await page.addInitScript(
			() => ( ServiceWorkerContainer.prototype.getRegistrations = () => Promise.reject( new Error( 'no' ) ) )
		);
		await page.goto( '/' );
		await expect
			.poll( () => log.some( ( text ) => text.startsWith( 'Error fetching service worker registrations' ) ) )
			.toBe( true );
	} );

	for ( const [ device, userAgent, hint ] of [
		[ 'a desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 'Incompatible browser.' ],
		[
			'an iPhone',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)',
			'Incompatible browser. Add this site to the Home Screen and open it from there.',
		],
	] as const ) {
		test.describe( device, () => {
			test.use( { userAgent } );

			test( 'the button is disabled and explains why if the browser does not support push', async ( {
				page,
			} ) => {
				const log: string[] = [];
				page.on( 'console', ( message ) => log.push( message.text() ) );
				await page.addInitScript( () => Reflect.deleteProperty( window, 'PushManager' ) );
				await page.setExtraHTTPHeaders( set() );
				await page.goto( path );
				await expect.poll( () => log ).toContain( hint );
				await expect( page.getByRole( 'button', { name: 'Notify me' } ) ).toBeDisabled();
				await expect( page.locator( '.vestibule-push' ).getByRole( 'status' ) ).toHaveText(
					device === 'a desktop' ? 'This browser cannot show notifications.' : /Home Screen/
				);
			} );
		} );
	}
} );
