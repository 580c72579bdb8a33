import apiFetch from '@wordpress/api-fetch';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { FormOptIn } from '../../../../src/contracts/form-opt-in';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import type { NotificationsPreview } from '../../../../src/contracts/notifications-preview';
import { useFormFields } from '../conditions/useFormFields';
import type { Notification } from './notification';

const path = ( form: number ) => `/vestibule/v1/forms/${ form }/notifications`;

const fetchEditor = ( form: number ): Promise< NotificationsEditor > => apiFetch( { path: path( form ) } );

/** Email that is edited: a notification, or the email with the confirmation link. */
export type Edited = { notification: Notification } | { optIn: FormOptIn };

export const fetchPreview = (
	form: number,
	edited: Edited,
	example: boolean,
	signal: AbortSignal
): Promise< NotificationsPreview > =>
	apiFetch( { path: `${ path( form ) }/preview`, method: 'POST', data: { ...edited, example }, signal } );

/** Sends a test email to the current user. */
export const sendTest = ( form: number, edited: Edited, example: boolean ): Promise< { to: string } > =>
	apiFetch( { path: `${ path( form ) }/test`, method: 'POST', data: { ...edited, example } } );

const TEXTS = { institute: { subject: '', body: '' }, visitor: { subject: '', body: '' } };

const EMPTY: NotificationsEditor = {
	tags: [],
	standard: {
		submitted: TEXTS,
		moved: TEXTS,
		cancelled: TEXTS,
		restored: TEXTS,
		reminded: TEXTS,
		confirm: TEXTS,
		place: TEXTS,
	},
	admin: '',
	me: '',
};

/** Pending and finished requests by form, so that each form is loaded only once. */
const asked = new Map< number, Promise< NotificationsEditor > >();

function askOnce( form: number ): Promise< NotificationsEditor > {
	const answer = asked.get( form ) ?? fetchEditor( form );
	asked.set( form, answer );
	answer.catch( () => asked.delete( form ) );
	return answer;
}

/** Returns the merge tags and the default text for notifications of a form. Tags of fields include unsaved changes. */
export function useEditorData( form: number ): NotificationsEditor {
	const [ data, setData ] = useState( EMPTY );
	const fields = useFormFields( form );
	useEffect( () => {
		let isHere = true;
		askOnce( form ).then(
			( answer ) => isHere && setData( answer ),
			// Errors are ignored, because users can still type merge tags, and the server uses its own defaults anyway.
			() => {}
		);
		return () => {
			isHere = false;
		};
	}, [ form ] );
	return useMemo( () => {
		const inputs = fields.map( ( { name, label } ) => ( { tag: `{inputs.${ name }}`, label } ) );
		const [ all, ...others ] = data.tags.filter( ( { tag } ) => ! tag.startsWith( '{inputs.' ) );
		return { ...data, tags: [ ...( all ? [ all ] : [] ), ...inputs, ...others ] };
	}, [ data, fields ] );
}
