import type { PushProps } from '../contracts/push-props';
import { allowance } from './support';

const pathOf = ( url: string ) => new URL( url ).pathname;

/**
 * Returns the kind of worker that must be unregistered: a legacy worker, or an unwanted worker of this plugin
 * (docs/push.md; security row 27). Null for all other workers.
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
	// eslint-disable-next-line no-console -- docs/push.md requires this log.
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
		// eslint-disable-next-line no-console -- Same reason.
		console.log( 'Error fetching service worker registrations', error );
	}
}

/**
 * Unregisters unwanted workers. Loaded if the browser has a legacy worker or a worker of this plugin
 * (Site\Push\Scripts). Removes the worker if the visitor has revoked the consent to cookies. Doesn't remove it if the
 * visitor has not been asked yet, or is asked again because of a newer policy.
 *
 * @param props
 * @param event `vestibule:consent`, if the visitor has just chosen.
 */
export const tidy = ( props: PushProps, event?: CustomEvent< { state: string } > ): Promise< void > =>
	takeOut( props, props.provider !== 'none' && allowance( document ) !== 'no' && event?.detail.state !== 'not-set' );
