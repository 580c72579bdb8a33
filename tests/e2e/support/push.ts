import type { BrowserContext, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { publish } from './pages';
import { answered } from './consent';
import { options } from './options';
import { SIGNED_IN } from './site';

export const FOLDER = '/wp-content/plugins/vestibule/sdk_files/push/';

export const BUTTON = '<!-- wp:vestibule/push-subscribe /-->';

/** Scopes of the workers that the browser holds. */
export const workers = ( page: Page ) =>
	page.evaluate( async () =>
		( await navigator.serviceWorker.getRegistrations() ).map( ( { scope } ) => new URL( scope ).pathname )
	);

/** What a browser's push service would have said: no browser of a test reaches one on the internet. */
export const stubPush = ( page: Page, subscription: object ) =>
	page.addInitScript( ( known ) => {
		const kept = () => sessionStorage.getItem( 'subscribed' ) === '1';
		const own = {
			...known,
			toJSON: () => known,
			unsubscribe: async () => ( sessionStorage.removeItem( 'subscribed' ), true ),
		};
		Notification.requestPermission = async () => 'granted';
		PushManager.prototype.subscribe = async () => (
			sessionStorage.setItem( 'subscribed', '1' ),
			own as unknown as PushSubscription
		 );
		PushManager.prototype.getSubscription = async () => ( kept() ? ( own as unknown as PushSubscription ) : null );
	}, subscription );

/** The answer to the cookie notice. */
export const decide = ( context: BrowserContext, baseURL: string | undefined, value: 'true' | 'false' ) =>
	context.addCookies( answered( value, baseURL ?? '' ) );

/** Publishes a page of this content as an administrator and answers its path; for tests of visitors. */
export async function place(
	playwright: PlaywrightWorkerArgs[ 'playwright' ],
	baseURL: string | undefined,
	title: string,
	content: string
): Promise< string > {
	const request = await playwright.request.newContext( {
		...( baseURL ? { baseURL } : {} ),
		storageState: SIGNED_IN,
		extraHTTPHeaders: {},
	} );
	const path = await publish( title, content );
	// The site's keys are made where its owner looks at wp-admin with notifications on.
	const headers = options( { vestibule_push: { provider: 'self-hosted' } } );
	await request.get( '/wp-admin/profile.php', { headers } );
	await request.dispose();
	return path;
}
