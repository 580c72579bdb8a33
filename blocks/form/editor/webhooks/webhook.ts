import { __, sprintf } from '@wordpress/i18n';
import type { FormWebhooks } from '../../../../src/contracts/form-webhooks';
import { copiedName, freshId, hasConditions } from '../list/copies';

/** One address that is sent each entry of a form (contract form-webhooks). */
export type Webhook = NonNullable< FormWebhooks[ 'list' ] >[ number ];
export type Header = NonNullable< Webhook[ 'headers' ] >[ number ];

export const META = 'vestibule_form_webhooks';

/** Of the contract. */
export const MOST = 20;
export const MOST_HEADERS = 10;

/** An address may hold a key of its receiver, its host does not. */
export function hostOf( { url = '' }: Webhook ): string {
	try {
		return new URL( url.trim() ).host;
	} catch {
		return '';
	}
}

/** As the server names it in its log. */
export function titleOf( webhook: Webhook ): string {
	return webhook.name?.trim() || hostOf( webhook ) || __( 'Webhook', 'vestibule' );
}

/** A copy is off, and has a secret of its own: its receiver is most likely another one. */
export function copyOf( webhook: Webhook, taken: readonly string[] ): Webhook {
	return { ...webhook, id: freshId( taken ), name: copiedName( titleOf( webhook ) ), enabled: false };
}

/** Where it goes and when, in a few words. */
export function helpOf( webhook: Webhook ): string {
	const host = hostOf( webhook );
	if ( host === '' ) {
		return __( 'Nothing is sent: give an address', 'vestibule' );
	}
	return hasConditions( webhook )
		? /* translators: %s: a host. */ sprintf( __( 'By answer to %s', 'vestibule' ), host )
		: /* translators: %s: a host. */ sprintf( __( 'To %s', 'vestibule' ), host );
}
