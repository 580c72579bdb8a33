import { request, type BrowserContext, type Page } from '@playwright/test';
import { publish } from './pages';
import { answered } from './consent';
import { options } from './options';
import { SIGNED_IN, SITE } from './site';

export const FOLDER = '/wp-content/plugins/vestibule/sdk_files/push/';

export const BUTTON = '<!-- wp:vestibule/push-subscribe /-->';

/** Scopes of the registered service workers. */
export const workers = ( page: Page ) =>
	page.evaluate( async () =>
		( await navigator.serviceWorker.getRegistrations() ).map( ( { scope } ) => new URL( scope ).pathname )
	);

/** Replaces the browser's push service, because test browsers reach none on the internet. */
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

/** Sets the answer to the cookie notice. */
export const decide = ( context: BrowserContext, baseURL: string | undefined, value: 'true' | 'false' ) =>
	context.addCookies( answered( value, baseURL ?? '' ) );

/** Publishes a page on a site that has push keys. Returns its path. */
export async function place( title: string, content: string ): Promise< string > {
	// Opening wp-admin with notifications on creates the keys of the site.
	const institute = await request.newContext( { baseURL: SITE, storageState: SIGNED_IN } );
	await institute.get( '/wp-admin/profile.php', {
		headers: options( { vestibule_push: { provider: 'self-hosted' } } ),
	} );
	await institute.dispose();
	return publish( title, content );
}
