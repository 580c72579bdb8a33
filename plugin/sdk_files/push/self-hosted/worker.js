/* Shows what the site sends and opens its page. Its scope is this folder, where no page lies; it answers no request of the site. */

self.addEventListener( 'install', () => self.skipWaiting() );

function read( data ) {
	try {
		const message = data.json();
		return message && typeof message === 'object' ? message : {};
	} catch {
		return {};
	}
}

const text = ( value ) => ( typeof value === 'string' ? value : '' );

/** Of this site, or its front page. */
function address( url ) {
	try {
		const { origin, protocol, href } = new URL( text( url ), self.location.origin );
		return origin === self.location.origin && /^https?:$/.test( protocol ) ? href : self.location.origin + '/';
	} catch {
		return self.location.origin + '/';
	}
}

self.addEventListener( 'push', ( event ) => {
	const { title, body, icon, tag, url } = read( event.data );
	// Browsers want one for each message, so one that cannot be read shows whose it is.
	const shown = self.registration.showNotification( text( title ) || self.location.hostname, {
		body: text( body ),
		tag: text( tag ),
		data: { url: address( url ) },
		...( text( icon ) ? { icon: text( icon ) } : {} ),
	} );
	event.waitUntil( shown );
} );

async function open( url ) {
	const pages = await self.clients.matchAll( { type: 'window', includeUncontrolled: true } );
	const page = pages.find( ( known ) => known.url === url );
	return page ? page.focus() : self.clients.openWindow( url );
}

self.addEventListener( 'notificationclick', ( event ) => {
	event.notification.close();
	event.waitUntil( open( address( event.notification.data && event.notification.data.url ) ) );
} );

const given = new URL( self.location.href ).searchParams;
const bytes = ( key ) =>
	Uint8Array.from( atob( key.replace( /-/g, '+' ).replace( /_/g, '/' ) ), ( letter ) => letter.charCodeAt( 0 ) );

/** The browser has ended a subscription or given it another address: the site learns of the new one, and its topics go over. */
async function renew( { oldSubscription, newSubscription } ) {
	const key = given.get( 'key' );
	const calls = given.get( 'calls' );
	if ( ! key || address( calls ) !== self.location.origin + calls ) {
		return;
	}
	const fresh =
		newSubscription ||
		( await self.registration.pushManager.subscribe( {
			userVisibleOnly: true,
			applicationServerKey: bytes( key ),
		} ) );
	const { endpoint, keys } = fresh.toJSON();
	const body = new URLSearchParams( {
		endpoint,
		...keys,
		replaces: oldSubscription ? oldSubscription.endpoint : '',
	} );
	const answer = await fetch( `${ calls }?action=vestibule_push_subscribe`, { method: 'POST', body } );
	// Notifications are switched off, or the plugin is gone: nobody else can take this worker out of the browser.
	if ( [ 400, 403, 404 ].includes( answer.status ) ) {
		await fresh.unsubscribe();
		await self.registration.unregister();
	}
}

self.addEventListener( 'pushsubscriptionchange', ( event ) => event.waitUntil( renew( event ) ) );
