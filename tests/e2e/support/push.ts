import { request, type BrowserContext, type Page } from '@playwright/test';
import { publish } from './pages';
import { answered } from './consent';
import { options } from './options';
import { SIGNED_IN, SITE } from './site';

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

/** Publishes a page of this content, on a site that has keys, and answers its path. */
export async function place( title: string, content: string ): Promise< string > {
	// The site's keys are made where its owner looks at wp-admin with notifications on.
	const institute = await request.newContext( { baseURL: SITE, storageState: SIGNED_IN } );
	await institute.get( '/wp-admin/profile.php', {
		headers: options( { vestibule_push: { provider: 'self-hosted' } } ),
	} );
	await institute.dispose();
	return publish( title, content );
}
