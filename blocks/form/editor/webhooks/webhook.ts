import { __, sprintf } from '@wordpress/i18n';
import type { FormWebhooks } from '../../../../src/contracts/form-webhooks';
import { copiedName, freshId, hasConditions } from '../list/copies';

/** Webhook that receives the entries of a form (see the contract `form-webhooks`). */
export type Webhook = NonNullable< FormWebhooks[ 'list' ] >[ number ];
export type Header = NonNullable< Webhook[ 'headers' ] >[ number ];

export const META = 'vestibule_form_webhooks';

/** Maximum number of webhooks, as in the contract. */
export const MAX_WEBHOOKS = 20;
export const MAX_HEADERS = 10;

/** Returns the hostname of the URL. The rest of the URL is never displayed, because it may contain a key. */
export function hostOf( { url = '' }: Webhook ): string {
	try {
		return new URL( url.trim() ).host;
	} catch {
		return '';
	}
}

/** Returns the title of a webhook. The server uses the same titles in its log. */
export function titleOf( webhook: Webhook ): string {
	return webhook.name?.trim() || hostOf( webhook ) || __( 'Webhook', 'vestibule' );
}

/**
 * Returns a copy that is disabled. It has a new ID and therefore its own secret, because a copy is usually for another
 * endpoint.
 */
export function copyOf( webhook: Webhook, taken: readonly string[] ): Webhook {
	return { ...webhook, id: freshId( taken ), name: copiedName( titleOf( webhook ) ), enabled: false };
}

/** Returns a short description of the webhook's target. */
export function helpOf( webhook: Webhook ): string {
	const host = hostOf( webhook );
	if ( host === '' ) {
		return __( 'Nothing is sent: enter a URL', 'vestibule' );
	}
	return hasConditions( webhook )
		? /* translators: %s: a hostname. */ sprintf( __( 'By answer to %s', 'vestibule' ), host )
		: /* translators: %s: a host. */ sprintf( __( 'To %s', 'vestibule' ), host );
}
