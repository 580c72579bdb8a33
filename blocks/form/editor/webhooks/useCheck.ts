import { useEffect, useState } from '@wordpress/element';
import { faultsOf } from '../list/faults';
import { check } from './api';
import type { Webhook } from './webhook';

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
