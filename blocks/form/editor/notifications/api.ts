import apiFetch from '@wordpress/api-fetch';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import type { NotificationsPreview } from '../../../../src/contracts/notifications-preview';
import type { Notification } from './notification';

const path = ( form: number ) => `/vestibule/v1/forms/${ form }/notifications`;

export const fetchEditor = ( form: number ): Promise< NotificationsEditor > => apiFetch( { path: path( form ) } );

export const fetchPreview = (
	form: number,
	notification: Notification,
	example: boolean,
	signal: AbortSignal
): Promise< NotificationsPreview > =>
	apiFetch( { path: `${ path( form ) }/preview`, method: 'POST', data: { notification, example }, signal } );

/** Sends it to whoever is signed in. */
export const sendTest = ( form: number, notification: Notification, example: boolean ): Promise< { to: string } > =>
	apiFetch( { path: `${ path( form ) }/test`, method: 'POST', data: { notification, example } } );
