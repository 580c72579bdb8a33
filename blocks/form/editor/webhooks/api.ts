import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Webhook as Body } from '../../../../src/contracts/webhook';
import type { WebhooksEditor } from '../../../../src/contracts/webhooks-editor';
import { faultsOf } from '../refusals';
import type { Webhook } from './webhook';

const path = ( form: number, rest = '' ) => `/vestibule/v1/forms/${ form }/webhooks${ rest }`;

/** Result of sending an example to an endpoint. */
export interface Tried {
	taken: boolean;
	/** HTTP status; 0 if there was no response. */
	code: number;
	answer: string;
	fault: string;
	/** Body of the example request. */
	body: Body | null;
}

const fetchWebhooks = ( form: number ): Promise< WebhooksEditor > => apiFetch( { path: path( form ) } );

const check = ( form: number, webhook: Webhook, signal: AbortSignal ): Promise< unknown > =>
	apiFetch( { path: path( form, '/check' ), method: 'POST', data: { webhook }, signal } );

export const sendExample = ( form: number, webhook: Webhook ): Promise< Tried > =>
	apiFetch( { path: path( form, '/test' ), method: 'POST', data: { webhook } } );

export const makeSecret = ( form: number, id: string ): Promise< { secret: string } > =>
	apiFetch( { path: path( form, '/secret' ), method: 'POST', data: { webhook: id } } );

export const sendAgain = ( form: number, delivery: number ): Promise< WebhooksEditor > =>
	apiFetch( { path: path( form, `/deliveries/${ delivery }` ), method: 'POST' } );

/** Delay in milliseconds after the last change before the webhook is validated. */
const PAUSE = 600;

/**
 * Validates a webhook on the server while the user edits it. Returns the errors by path. The server also rejects URLs
 * to which it never sends requests.
 */
export function useCheck( form: number, webhook: Webhook ): Record< string, string > {
	const [ fields, setFields ] = useState< Record< string, string > >( {} );
	const sent = JSON.stringify( webhook );
	useEffect( () => {
		const control = new AbortController();
		const timer = setTimeout( () => {
			check( form, JSON.parse( sent ) as Webhook, control.signal ).then(
				() => setFields( {} ),
				( error: unknown ) => control.signal.aborted || setFields( faultsOf( error ).fields )
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			control.abort();
		};
	}, [ form, sent ] );
	return fields;
}

const EMPTY: WebhooksEditor = { secrets: [], mayRead: false, deliveries: [] };

/** Loads the secrets and deliveries of a form's webhooks when the panel opens, and again after each action. */
export function useWebhooksData( form: number ): { data: WebhooksEditor; reload(): void } {
	const [ data, setData ] = useState( EMPTY );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		let isHere = true;
		fetchWebhooks( form ).then(
			( answer ) => isHere && setData( answer ),
			// Errors are ignored, because the settings can be edited without this data.
			() => {}
		);
		return () => {
			isHere = false;
		};
	}, [ form, turn ] );
	return { data, reload: useCallback( () => setTurn( ( now ) => now + 1 ), [] ) };
}
