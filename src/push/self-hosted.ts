import type { PushProps } from '../contracts/push-props';

const bytes = ( text: string ) =>
	Uint8Array.from( atob( text.replace( /-/g, '+' ).replace( /_/g, '/' ) ), ( letter ) => letter.charCodeAt( 0 ) );

async function call( { calls }: PushProps, action: string, fields: Record< string, string > ) {
	const answer = await fetch( `${ calls }?action=vestibule_push_${ action }`, {
		method: 'POST',
		body: new URLSearchParams( fields ),
	} );
	if ( ! answer.ok ) {
		throw new Error( `${ answer.status }` );
	}
}

/**
 * Registers the worker and waits until it is active. A page outside the worker's scope can't use `ready`, so this
 * function observes the state of the worker.
 */
async function worker( {
	workerPath,
	file,
	scope,
	calls,
	publicKey,
}: PushProps ): Promise< ServiceWorkerRegistration > {
	// The worker is a static file. These parameters allow it to notify the server when the browser renews its
	// subscription.
	const query = new URLSearchParams( { calls, key: publicKey } );
	const registration = await navigator.serviceWorker.register( `${ workerPath + file }?${ query.toString() }`, {
		scope,
	} );
	const young = registration.installing ?? registration.waiting;
	if ( ! registration.active && young ) {
		await new Promise< void >( ( done, failed ) => {
			young.addEventListener( 'statechange', () =>
				young.state === 'activated' ? done() : young.state === 'redundant' && failed( new Error( young.state ) )
			);
		} );
	}
	return registration;
}

async function subscribe( props: PushProps, topics: string[] ) {
	const registration = await worker( props );
	try {
		const subscription = await registration.pushManager.subscribe( {
			userVisibleOnly: true,
			applicationServerKey: bytes( props.publicKey ),
		} );
		const { endpoint, keys } = subscription.toJSON();
		try {
			await call( props, 'subscribe', {
				endpoint: endpoint ?? '',
				p256dh: keys?.p256dh ?? '',
				auth: keys?.auth ?? '',
				topics: topics.join( ' ' ),
			} );
		} catch ( error ) {
			await subscription.unsubscribe();
			throw error;
		}
	} catch ( error ) {
		await registration.unregister();
		throw error;
	}
}

async function unsubscribe( props: PushProps ) {
	const registration = await navigator.serviceWorker.getRegistration( props.scope );
	const subscription = await registration?.pushManager.getSubscription();
	if ( subscription ) {
		await call( props, 'unsubscribe', { endpoint: subscription.endpoint } );
		await subscription.unsubscribe();
	}
	await registration?.unregister();
}

export const selfHosted = ( props: PushProps, isOn: boolean, topics: string[] ): Promise< void > =>
	isOn ? subscribe( props, topics ) : unsubscribe( props );
