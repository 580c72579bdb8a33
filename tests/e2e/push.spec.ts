import { expect, test } from './support/fixtures';
import { test as institute } from './support/admin';
import { answered } from './support/consent';
import { publish } from './support/pages';
import { BUTTON, FOLDER, stubPush, workers } from './support/push';
import { pushService } from './support/push-service';
import { rest } from './support/rest';

/*
 * Notifications for visitors (docs/push.md). Test browsers reach no push service, so only PushManager is replaced. The
 * worker, requests, cron, encryption and delivery are real.
 */

const set = ( settings: object ) => rest( '/wp/v2/settings', { vestibule_push: settings } );

const asVisitor = { storageState: { cookies: [], origins: [] } };

institute.describe.configure( { mode: 'serial' } );

institute.describe( 'notifications of the self-hosted provider', () => {
	let path = '';
	institute.beforeAll( async () => {
		await set( { provider: 'self-hosted' } );
		path = await publish( 'Be told', BUTTON );
	} );
	institute.afterAll( () => set( { provider: 'none' } ) );

	test( 'the browser does not ask for permission before the visitor has accepted cookies', async ( {
		page,
		context,
	} ) => {
		await context.addInitScript( () => {
			Notification.requestPermission = async () => {
				document.documentElement.dataset.asked = 'yes';
				return 'default';
			};
		} );
		await page.goto( path );
		await page.getByRole( 'button', { name: 'Notify me' } ).click();
		await expect( page.getByText( 'Accept cookies first' ) ).toBeVisible();
		expect( await page.evaluate( () => document.documentElement.dataset.asked ) ).toBeUndefined();
		expect( await workers( page ) ).toEqual( [] );
	} );

	test( 'the button explains a blocked permission and a browser without support for notifications', async ( {
		page,
		context,
		baseURL,
	} ) => {
		await context.addCookies( answered( 'true', baseURL ?? '' ) );
		await page.addInitScript( () => ( Notification.requestPermission = async () => 'denied' ) );
		await page.goto( path );
		await page.getByRole( 'button', { name: 'Notify me' } ).click();
		await expect( page.getByText( 'Notifications are blocked for this site.' ) ).toBeVisible();
		expect( await workers( page ) ).toEqual( [] );

		const said: string[] = [];
		page.on( 'console', ( message ) => said.push( message.text() ) );
		await page.addInitScript( () => Reflect.deleteProperty( window, 'PushManager' ) );
		await page.reload();
		await expect( page.getByRole( 'button', { name: 'Notify me' } ) ).toBeDisabled();
		await expect( page.getByText( 'This browser cannot show notifications.' ) ).toBeVisible();
		expect( said ).toContain( 'Incompatible browser.' );
	} );

	institute(
		'a subscriber receives one notification about a new post, and none after unsubscribing',
		async ( { browser, request, baseURL } ) => {
			const service = await pushService();
			const context = await browser.newContext( { ...asVisitor, ...( baseURL ? { baseURL } : {} ) } );
			await context.addCookies( answered( 'true', baseURL ?? '' ) );
			const page = await context.newPage();
			await stubPush( page, service.subscription );
			await page.goto( path );
			const button = page.getByRole( 'button', { name: 'Notify me' } );
			await button.click();
			await expect( page.getByText( 'You will be notified of news.' ) ).toBeVisible();
			expect( await workers( page ) ).toEqual( [ `${ FOLDER }self-hosted/` ] );
			await page.reload();
			await expect( button ).toHaveAttribute( 'aria-pressed', 'true' );

			const announce = ( title: string, content: string ) =>
				rest< { link: string } >( '/wp/v2/posts', { title, content, status: 'publish' } );
			const { link } = await announce( 'Open day & tea', 'Come in.' );
			await request.get( '/wp-cron.php?doing_wp_cron' );
			await expect.poll( () => service.got.length ).toBe( 1 );
			expect( JSON.parse( service.got[ 0 ]?.text ?? '' ) ).toMatchObject( {
				title: 'Open day & tea',
				body: 'Come in.',
				url: link,
			} );
			expect( service.got[ 0 ]?.headers ).toMatchObject( {
				'content-encoding': 'aes128gcm',
				ttl: '86400',
				authorization: expect.stringMatching( /^vapid t=[\w.-]+, k=[\w-]{87}$/ ),
			} );

			await button.click();
			await expect( page.getByText( 'You will no longer be notified.' ) ).toBeVisible();
			expect( await workers( page ) ).toEqual( [] );
			await announce( 'Another', 'Later.' );
			await request.get( '/wp-cron.php?doing_wp_cron' );
			expect( service.got ).toHaveLength( 1 );
			await context.close();
			await service.close();
		}
	);

	institute(
		'the service worker is unregistered when cookies are refused or notifications are turned off',
		async ( { browser, baseURL } ) => {
			const service = await pushService();
			const context = await browser.newContext( { ...asVisitor, ...( baseURL ? { baseURL } : {} ) } );
			const page = await context.newPage();
			await stubPush( page, service.subscription );
			const decide = ( value: string ) => context.addCookies( answered( value, baseURL ?? '' ) );
			for ( const end of [ () => decide( 'false' ), () => set( { provider: 'none' } ) ] ) {
				await decide( 'true' );
				await page.goto( path );
				await page.getByRole( 'button', { name: 'Notify me' } ).click();
				await expect( page.getByText( 'You will be notified of news.' ) ).toBeVisible();
				await end();
				await page.goto( '/' );
				await expect.poll( () => workers( page ) ).toEqual( [] );
			}
			await expect( page.getByRole( 'button', { name: 'Notify me' } ) ).toHaveCount( 0 );
			await set( { provider: 'self-hosted' } );
			await context.close();
			await service.close();
		}
	);
} );
