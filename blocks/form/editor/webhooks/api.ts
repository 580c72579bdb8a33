import apiFetch from '@wordpress/api-fetch';
import type { Webhook as Body } from '../../../../src/contracts/webhook';
import type { WebhooksEditor } from '../../../../src/contracts/webhooks-editor';
import type { Webhook } from './webhook';

const path = ( form: number, rest = '' ) => `/vestibule/v1/forms/${ form }/webhooks${ rest }`;

/** What a receiver answered to an example. */
export interface Tried {
	taken: boolean;
	/** The HTTP status; 0 without an answer. */
	code: number;
	answer: string;
	fault: string;
	/** What was sent. */
	body: Body | null;
}

export const fetchWebhooks = ( form: number ): Promise< WebhooksEditor > => apiFetch( { path: path( form ) } );

export const check = ( form: number, webhook: Webhook, signal: AbortSignal ): Promise< unknown > =>
	apiFetch( { path: path( form, '/check' ), method: 'POST', data: { webhook }, signal } );

export const sendExample = ( form: number, webhook: Webhook ): Promise< Tried > =>
	apiFetch( { path: path( form, '/test' ), method: 'POST', data: { webhook } } );

export const makeSecret = ( form: number, id: string ): Promise< { secret: string } > =>
	apiFetch( { path: path( form, '/secret' ), method: 'POST', data: { webhook: id } } );

export const sendAgain = ( form: number, delivery: number ): Promise< WebhooksEditor > =>
	apiFetch( { path: path( form, `/deliveries/${ delivery }` ), method: 'POST' } );
