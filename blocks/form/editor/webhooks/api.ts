import apiFetch from '@wordpress/api-fetch';
import { useCallback, useEffect, useState } from '@wordpress/element';
import type { Webhook as Body } from '../../../../src/contracts/webhook';
import type { WebhooksEditor } from '../../../../src/contracts/webhooks-editor';
import { faultsOf } from '../refusals';
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

const fetchWebhooks = ( form: number ): Promise< WebhooksEditor > => apiFetch( { path: path( form ) } );

const check = ( form: number, webhook: Webhook, signal: AbortSignal ): Promise< unknown > =>
	apiFetch( { path: path( form, '/check' ), method: 'POST', data: { webhook }, signal } );

export const sendExample = ( form: number, webhook: Webhook ): Promise< Tried > =>
	apiFetch( { path: path( form, '/test' ), method: 'POST', data: { webhook } } );

export const makeSecret = ( form: number, id: string ): Promise< { secret: string } > =>
	apiFetch( { path: path( form, '/secret' ), method: 'POST', data: { webhook: id } } );

export const sendAgain = ( form: number, delivery: number ): Promise< WebhooksEditor > =>
	apiFetch( { path: path( form, `/deliveries/${ delivery }` ), method: 'POST' } );

/** After the last key. */
const PAUSE = 600;

/** What the server refuses of a webhook while it is edited, by path: it knows which addresses it does not call. */
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

/** What the server knows of a form's webhooks, asked when the panel is opened and after something was done. */
export function useWebhooksData( form: number ): { data: WebhooksEditor; reload(): void } {
	const [ data, setData ] = useState( EMPTY );
	const [ turn, setTurn ] = useState( 0 );
	useEffect( () => {
		let isHere = true;
		fetchWebhooks( form ).then(
			( answer ) => isHere && setData( answer ),
			// The settings can be edited without it.
			() => {}
		);
		return () => {
			isHere = false;
		};
	}, [ form, turn ] );
	return { data, reload: useCallback( () => setTurn( ( now ) => now + 1 ), [] ) };
}
