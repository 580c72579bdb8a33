import type { PushProps } from '../contracts/push-props';
import { allowance } from './support';

const pathOf = ( url: string ) => new URL( url ).pathname;

/**
 * Says which workers have to go: those of old, and those of ours that nobody wants any more (docs/push.md;
 * security row 27).
 */
function isUnwanted(
	registration: ServiceWorkerRegistration,
	{ folder, scope, legacyFile }: PushProps,
	isWanted: boolean
): 'legacy' | 'ours' | null {
	if ( registration.active?.scriptURL.includes( `${ legacyFile }.php` ) ) {
		return 'legacy';
	}
	const path = pathOf( registration.scope );
	return path.startsWith( folder ) && ! ( isWanted && path === scope ) ? 'ours' : null;
}

async function take( registration: ServiceWorkerRegistration, kind: 'legacy' | 'ours', calls: string ) {
	if ( kind === 'ours' ) {
		const subscription = await registration.pushManager?.getSubscription().catch( () => null );
		if ( subscription ) {
			const body = new URLSearchParams( { endpoint: subscription.endpoint } );
			await fetch( `${ calls }?action=vestibule_push_unsubscribe`, { method: 'POST', body } ).catch( () => {} );
			await subscription.unsubscribe().catch( () => {} );
		}
	}
	const isGone = await registration.unregister().catch( () => false );
	const name = kind === 'legacy' ? 'legacy push worker' : 'push worker';
	// eslint-disable-next-line no-console -- The log is where docs/push.md wants it.
	console.log( isGone ? `The ${ name } was unregistered.` : `The ${ name } could not be unregistered.` );
}

async function takeOut( props: PushProps, isWanted: boolean ): Promise< void > {
	try {
		for ( const registration of await navigator.serviceWorker.getRegistrations() ) {
			const kind = isUnwanted( registration, props, isWanted );
			if ( kind ) {
				await take( registration, kind, props.calls );
			}
		}
	} catch ( error ) {
		// eslint-disable-next-line no-console -- As above.
		console.log( 'Error fetching service worker registrations', error );
	}
}

/**
 * Loaded where the browser holds a worker of ours or of old (Site\Push\Scripts). Who took the agreement to cookies back
 * wants no worker; who was not asked yet, or again under a newer policy, has not said so.
 *
 * @param props
 * @param event `vestibule:consent` where the visitor has just chosen.
 */
export const tidy = ( props: PushProps, event?: CustomEvent< { state: string } > ): Promise< void > =>
	takeOut( props, props.provider !== 'none' && allowance( document ) !== 'no' && event?.detail.state !== 'not-set' );
