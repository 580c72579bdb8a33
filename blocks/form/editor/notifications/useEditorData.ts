import { useEffect, useMemo, useState } from '@wordpress/element';
import type { NotificationsEditor } from '../../../../src/contracts/notifications-editor';
import { useFormFields } from '../conditions/useFormFields';
import { fetchEditor } from './api';

const TEXTS = { institute: { subject: '', body: '' }, visitor: { subject: '', body: '' } };

const EMPTY: NotificationsEditor = {
	tags: [],
	standard: { submitted: TEXTS, moved: TEXTS, cancelled: TEXTS, restored: TEXTS, reminded: TEXTS },
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
