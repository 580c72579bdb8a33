import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { NotificationsPreview } from '../../../../src/contracts/notifications-preview';
import { faultsOf } from '../list/faults';
import { fetchPreview } from './api';
import type { Notification } from './notification';

/** In ms: how long nothing is typed before the server is asked. */
const PAUSE = 500;

export interface Shown {
	/** The last one that could be shown. */
	preview: NotificationsPreview | null;
	isLoading: boolean;
	/** Why there is no newer one. */
	message: string;
	/** What does not fit, by path. */
	fields: Record< string, string >;
}

/** What the server makes of a notification while it is edited, and what of it does not fit. */
export function usePreview( form: number, notification: Notification, example: boolean ): Shown {
	const [ shown, setShown ] = useState< Shown >( { preview: null, isLoading: true, message: '', fields: {} } );
	const sent = JSON.stringify( notification );
	useEffect( () => {
		const controller = new AbortController();
		setShown( ( before ) => ( { ...before, isLoading: true } ) );
		const timer = setTimeout( () => {
			fetchPreview( form, JSON.parse( sent ) as Notification, example, controller.signal ).then(
				( preview ) => setShown( { preview, isLoading: false, message: '', fields: {} } ),
				( error: unknown ) => {
					if ( controller.signal.aborted ) {
						return;
					}
					const { message, fields } = faultsOf( error );
					const words = Object.keys( fields ).length
						? __( 'Something does not fit yet. See the fields marked in red.', 'vestibule' )
						: message;
					setShown( ( { preview } ) => ( { preview, isLoading: false, message: words, fields } ) );
				}
			);
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ form, sent, example ] );
	return shown;
}
