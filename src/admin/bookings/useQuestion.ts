import { useState } from '@wordpress/element';
import { fetchBooking } from './api';
import { isConflict, type Refusal } from './refusal';
import type { Row } from './row';

/** What a dialog asks before it changes a booking. Where the booking was changed meanwhile, it shows that one. */
export function useQuestion(
	given: Row,
	change: ( row: Row, notify: boolean ) => Promise< Refusal | null >,
	done: () => void
) {
	const [ row, setRow ] = useState( given );
	const [ notify, setNotify ] = useState( row.email !== '' );
	const [ refusal, setRefusal ] = useState< Refusal | null >( null );
	const submit = async () => {
		const refused = await change( row, notify && row.email !== '' );
		setRefusal( refused );
		if ( refused === null ) {
			done();
		} else if ( isConflict( refused ) ) {
			await fetchBooking( row.id, new AbortController().signal ).then( setRow, () => undefined );
		}
	};
	return { row, notify, setNotify, refusal, submit };
}
