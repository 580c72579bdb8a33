import { useCallback, useEffect, useState } from '@wordpress/element';
import type { WebhooksEditor } from '../../../../src/contracts/webhooks-editor';
import { fetchWebhooks } from './api';

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
