import apiFetch from '@wordpress/api-fetch';
import { useEffect, useMemo, useState } from '@wordpress/element';
import type { FormOptIn } from '../../../../src/contracts/form-opt-in';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import type { NotificationsPreview } from '../../../../src/contracts/notifications-preview';
import { useFormFields } from '../conditions/useFormFields';
import type { Notification } from './notification';

const path = ( form: number ) => `/vestibule/v1/forms/${ form }/notifications`;

const fetchEditor = ( form: number ): Promise< NotificationsEditor > => apiFetch( { path: path( form ) } );

/** What is edited: a notification, or the email that asks for a confirmation. */
export type Edited = { notification: Notification } | { optIn: FormOptIn };

export const fetchPreview = (
	form: number,
	edited: Edited,
	example: boolean,
	signal: AbortSignal
): Promise< NotificationsPreview > =>
	apiFetch( { path: `${ path( form ) }/preview`, method: 'POST', data: { ...edited, example }, signal } );

/** Sends it to whoever is signed in. */
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

/** Asked once for each form while the editor is open, however many controls want it. */
const asked = new Map< number, Promise< NotificationsEditor > >();

function askOnce( form: number ): Promise< NotificationsEditor > {
	const answer = asked.get( form ) ?? fetchEditor( form );
	asked.set( form, answer );
	answer.catch( () => asked.delete( form ) );
	return answer;
}

/** What the server says of a form's notifications; the tags of its fields are those that stand in the editor now. */
export function useEditorData( form: number ): NotificationsEditor {
	const [ data, setData ] = useState( EMPTY );
	const fields = useFormFields( form );
	useEffect( () => {
		let isHere = true;
		askOnce( form ).then(
			( answer ) => isHere && setData( answer ),
			// Tags can be typed, and the standard texts are sent anyway.
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
