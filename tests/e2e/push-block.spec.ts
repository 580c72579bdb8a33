import type { Page } from '@playwright/test';
import { violations } from './support/axe';
import { expect, test } from './support/fixtures';
import { options } from './support/options';
import { BUTTON, decide, place, stubPush, workers } from './support/push';
import { pushService } from './support/push-service';

/* The subscribe button and its text in each state (docs/push.md). */

const TOPICS = [
	{ slug: 'news', label: 'News & dates' },
	{ slug: 'courses', label: 'Courses' },
];
const button = ( page: Page ) => page.getByRole( 'button', { name: 'Notify me' } );
const part = ( page: Page ) => page.locator( '.vestibule-push' );
const status = ( page: Page ) => part( page ).getByRole( 'status' );

let path = '';
test.beforeAll( async () => {
	path = await place( 'Be told of topics', BUTTON.replace( ' /', ' {"asksTopics":true} /' ) );
} );

test.use( {
	extraHTTPHeaders: options( {
		vestibule_push: { provider: 'self-hosted', topics: TOPICS },
		vestibule_push_used: '1',
	} ),
	expectedConsole: [ /Failed to load resource/ ],
} );

test( 'a visitor chooses topics, subscribes, adds a topic, and unsubscribes by keyboard', async ( {
	page,
	context,
	baseURL,
} ) => {
	const service = await pushService();
	const sent: string[] = [];
	page.on(
		'request',
		( request ) =>
			request.url().includes( 'vestibule_push' ) &&
			sent.push( new URLSearchParams( request.postData() ?? '' ).get( 'topics' ) ?? 'none' )
	);
	await decide( context, baseURL, 'true' );
	await stubPush( page, service.subscription );
	await page.goto( path );
	const news = page.getByRole( 'group', { name: 'Only about' } ).getByRole( 'checkbox', { name: 'News & dates' } );
	await news.focus();
	await page.keyboard.press( 'Space' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( button( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( status( page ) ).toHaveText( 'You will be notified of news. Press again to stop.' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( button( page ) ).toBeFocused();
	expect( await violations( page, '.vestibule-push' ) ).toEqual( [] );

	await page.reload();
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await expect( news ).toBeChecked();
	await page.getByRole( 'checkbox', { name: 'Courses' } ).check();
	await expect( status( page ) ).toHaveText( 'Your topics have been saved.' );
	await button( page ).press( 'Space' );
	await expect( status( page ) ).toHaveText( 'You will no longer be notified.' );
	await expect( button( page ) ).toHaveAttribute( 'aria-pressed', 'false' );
	expect( sent ).toEqual( [ 'news', 'news courses', 'none' ] );
	expect( await workers( page ) ).toEqual( [] );
	await service.close();
} );

test( 'a failed subscription leaves no service worker behind, and the next click tries again', async ( {
	page,
	context,
	baseURL,
} ) => {
	const service = await pushService();
	await decide( context, baseURL, 'true' );
	await stubPush( page, service.subscription );
	await page.goto( path );
	await page.route( /vestibule_push_subscribe/, ( route ) => route.abort() );
	await button( page ).click();
	await expect( status( page ) ).toHaveText( /^That did not work/ );
	expect( await workers( page ) ).toEqual( [] );
	expect( await violations( page, '.vestibule-push' ) ).toEqual( [] );
	await page.unroute( /vestibule_push_subscribe/ );
	await button( page ).click();
	await expect( part( page ) ).toHaveAttribute( 'data-state', 'on' );
	await button( page ).click();
	await expect( part( page ) ).toHaveAttribute( 'data-state', 'off' );
	await service.close();
} );

test( 'the button waits for the browser’s permission prompt, can ask again, and explains a blocked permission', async ( {
	page,
	context,
	baseURL,
} ) => {
	await decide( context, baseURL, 'true' );
	await page.addInitScript(
		() => ( Notification.requestPermission = () => new Promise( ( done ) => Reflect.set( window, 'say', done ) ) )
	);
	await page.goto( path );
	const answer = ( permission: string ) =>
		page.evaluate( ( said ) => ( window as unknown as { say: ( word: string ) => void } ).say( said ), permission );
	await button( page ).click();
	await expect( status( page ) ).toHaveText( 'Waiting for your browser.' );
	await expect( button( page ) ).toBeDisabled();
	await answer( 'default' );
	await expect( status( page ) ).toHaveText( /^Nothing has changed/ );
	await expect( button( page ) ).toBeEnabled();
	await button( page ).click();
	await answer( 'denied' );
	await expect( status( page ) ).toHaveText( /^Notifications are blocked for this site\. Allow them/ );
	expect( await violations( page, '.vestibule-push' ) ).toEqual( [] );
	await page.addInitScript( () => Object.defineProperty( Notification, 'permission', { value: 'denied' } ) );
	await page.reload();
	await expect( part( page ) ).toHaveAttribute( 'data-state', 'denied' );
} );

test.describe( 'subscribers and cookie consent', () => {
	test.use( {
		extraHTTPHeaders: options( {
			vestibule_push: { provider: 'self-hosted' },
			vestibule_push_used: '1',
			vestibule_consent: { revoke: true, reload: false, showOn: 'always' },
		} ),
	} );

	test( 'a subscription ends when consent is withdrawn, but not when a new policy version asks for consent again', async ( {
		page,
		context,
		baseURL,
	} ) => {
		const service = await pushService();
		await decide( context, baseURL, 'true' );
		await stubPush( page, service.subscription );
		await page.goto( path );
		await button( page ).click();
		await expect( part( page ) ).toHaveAttribute( 'data-state', 'on' );
		await page.setExtraHTTPHeaders(
			options( {
				vestibule_push: { provider: 'self-hosted' },
				vestibule_push_used: '1',
				vestibule_consent: { policyVersion: 2, showOn: 'always' },
			} )
		);
		const looked = page.waitForResponse( /push-tidy/ );
		await page.goto( '/' );
		await looked;
		await expect( page.getByRole( 'region', { name: 'Cookies' } ) ).toBeVisible();
		expect( await workers( page ) ).toHaveLength( 1 );
		await page.setExtraHTTPHeaders(
			options( {
				vestibule_push: { provider: 'self-hosted' },
				vestibule_push_used: '1',
				vestibule_consent: { revoke: true, reload: false, showOn: 'always' },
			} )
		);
		await page.goto( '/' );
		const sent = page.waitForRequest( /vestibule_push_unsubscribe/ );
		await page.locator( '.vestibule-notice-control.is-floating' ).getByRole( 'button' ).click();
		expect( new URLSearchParams( ( await sent ).postData() ?? '' ).get( 'endpoint' ) ).toBe(
			service.subscription.endpoint
		);
		await expect.poll( () => workers( page ) ).toEqual( [] );
		await service.close();
	} );
} );

test.describe( 'visitors without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the block explains that notifications require JavaScript', async ( { page } ) => {
		await page.goto( path );
		await expect( page.getByText( 'Notifications need JavaScript' ) ).toBeVisible();
		await expect( button( page ) ).toBeHidden();
	} );
} );

test.describe( 'pages without the push block', () => {
	test( 'a page without the block contains a short script that loads nothing', async ( { page } ) => {
		const loaded: string[] = [];
		page.on( 'request', ( request ) => loaded.push( new URL( request.url() ).pathname ) );
		const html = await ( await page.goto( '/' ) )?.text();
		const script = /<script>\s*(\(function\(p,a,s\).*?navigator\.serviceWorker\))/s.exec( html ?? '' )?.[ 1 ] ?? '';
		expect( script ).not.toBe( '' );
		expect( script.length ).toBeLessThan( 800 );
		expect( loaded.filter( ( name ) => /modules\/push/.test( name ) ) ).toEqual( [] );
	} );
} );
