import { expect, test } from './support/fixtures';
import { options } from './support/options';
import { BUTTON, decide, FOLDER, place, stubPush, workers } from './support/push';
import { pushService } from './support/push-service';

/* Handling of messages and of replaced subscriptions in the service worker (docs/push.md). */

const SCOPE = `${ FOLDER }self-hosted/`;

let path = '';
test.beforeAll( async () => {
	path = await place( 'Be told by the worker', BUTTON );
} );

test.use( {
	permissions: [ 'notifications' ],
	extraHTTPHeaders: options( { vestibule_push: { provider: 'self-hosted' }, vestibule_push_used: '1' } ),
} );

test( 'a notification shows its text and links only to pages of this site', async ( { page, context, baseURL } ) => {
	const service = await pushService();
	await decide( context, baseURL, 'true' );
	await stubPush( page, service.subscription );
	const session = await context.newCDPSession( page );
	const registrations: { registrationId: string; scopeURL: string }[] = [];
	session.on( 'ServiceWorker.workerRegistrationUpdated', ( event ) => registrations.push( ...event.registrations ) );
	await session.send( 'ServiceWorker.enable' );
	await page.goto( path );
	await page.getByRole( 'button', { name: 'Notify me' } ).click();
	await expect( page.getByText( 'You will be notified of news.' ) ).toBeVisible();
	await expect.poll( () => registrations.some( ( { scopeURL } ) => scopeURL.endsWith( SCOPE ) ) ).toBe( true );
	const { registrationId } = registrations.find( ( { scopeURL } ) => scopeURL.endsWith( SCOPE ) ) ?? {
		registrationId: '',
	};
	const deliver = ( message: string ) =>
		session.send( 'ServiceWorker.deliverPushMessage', {
			origin: new URL( page.url() ).origin,
			registrationId,
			data: message,
		} );
	const shown = () =>
		page.evaluate( async ( scope ) => {
			const registration = await navigator.serviceWorker.getRegistration( scope );
			return ( await registration?.getNotifications() )?.map( ( { title, body, data } ) => ( {
				title,
				body,
				url: ( data as { url: string } ).url,
			} ) );
		}, SCOPE );

	const origin = new URL( page.url() ).origin;
	await deliver(
		JSON.stringify( { title: 'Open day & tea', body: 'Come in', tag: 'a', url: `${ origin }/contact/` } )
	);
	await expect.poll( shown ).toEqual( [ { title: 'Open day & tea', body: 'Come in', url: `${ origin }/contact/` } ] );
	await deliver( JSON.stringify( { title: 'Elsewhere', tag: 'a', url: 'https://evil.example/' } ) );
	await expect.poll( shown ).toEqual( [ { title: 'Elsewhere', body: '', url: `${ origin }/` } ] );
	await service.close();
} );

test( 'the site receives the new endpoint of a subscription that the browser has replaced', async ( {
	page,
	context,
	baseURL,
	playwright,
} ) => {
	const [ old, fresh ] = [ await pushService(), await pushService() ];
	await decide( context, baseURL, 'true' );
	await stubPush( page, old.subscription );
	await page.goto( path );
	const started = context.waitForEvent( 'serviceworker' );
	await page.getByRole( 'button', { name: 'Notify me' } ).click();
	await expect( page.getByText( 'You will be notified of news.' ) ).toBeVisible();
	expect( await workers( page ) ).toEqual( [ SCOPE ] );
	const worker = await started;
	// Requests of the worker have no test headers, so the stored settings of the site apply: notifications are off.
	const answered = await worker.evaluate(
		async ( [ from, to ] ) => {
			const { fetch } = self;
			const answer = new Promise( ( done ) => {
				self.fetch = async ( ...call ) => {
					done( [ call[ 0 ], Object.fromEntries( ( call[ 1 ]?.body ?? [] ) as URLSearchParams ) ] );
					return fetch( ...call );
				};
			} );
			self.dispatchEvent(
				Object.assign( new Event( 'pushsubscriptionchange' ), {
					waitUntil: () => {},
					oldSubscription: from,
					newSubscription: { toJSON: () => to },
				} )
			);
			return answer;
		},
		[ old.subscription, fresh.subscription ]
	);
	const subscription = {
		endpoint: fresh.subscription.endpoint,
		...fresh.subscription.keys,
		replaces: old.subscription.endpoint,
	};
	expect( answered ).toEqual( [ '/wp-admin/admin-ajax.php?action=vestibule_push_subscribe', subscription ] );

	const request = await playwright.request.newContext( {
		...( baseURL ? { baseURL } : {} ),
		extraHTTPHeaders: {
			...options( { vestibule_push: { provider: 'self-hosted' }, vestibule_push_used: '1' } ),
			'Sec-Fetch-Site': 'same-origin',
		},
	} );
	expect(
		(
			await request.post( '/wp-admin/admin-ajax.php?action=vestibule_push_subscribe', { form: subscription } )
		).status()
	).toBe( 200 );
	await request.post( '/wp-admin/admin-ajax.php?action=vestibule_push_unsubscribe', {
		form: { endpoint: subscription.endpoint },
	} );
	await request.dispose();
	await Promise.all( [ old.close(), fresh.close() ] );
} );
