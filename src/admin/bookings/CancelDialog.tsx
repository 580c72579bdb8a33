import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '../entries/isolated';
import { fetchBooking } from './api';
import { Frame } from './Frame';
import { Notify } from './Notify';
import { isConflict, type Refusal } from './refusal';
import type { Row } from './row';
import { useSite } from './site';
import type { Actions } from './useActions';
import { eventWords, titleOf } from './words';

interface Props {
	row: Row;
	actions: Actions;
	close: () => void;
	done: () => void;
}

/** Asks before a booking is cancelled, and for a word to the visitor. */
export function CancelDialog( { row: given, actions, close, done }: Props ) {
	const { dates } = useSite();
	const [ row, setRow ] = useState( given );
	const [ note, setNote ] = useState( '' );
	const [ notify, setNotify ] = useState( row.email !== '' );
	const [ refusal, setRefusal ] = useState< Refusal | null >( null );
	const submit = async () => {
		const refused = await actions.cancel( row, note, notify && row.email !== '' );
		setRefusal( refused );
		if ( refused === null ) {
			done();
		} else if ( isConflict( refused ) ) {
			await fetchBooking( row.id, new AbortController().signal ).then( setRow, () => undefined );
		}
	};
	return (
		<Frame
			/* translators: %s: name of a visitor. */
			title={ sprintf( __( 'Cancel the booking of %s?', 'vestibule' ), isolated( titleOf( row ) ) ) }
			verb={ __( 'Cancel the booking', 'vestibule' ) }
			leave={ __( 'Keep it', 'vestibule' ) }
			isDestructive
			refusal={ refusal }
			submit={ submit }
			close={ close }
		>
			<p>
				{ [ eventWords( row ), dates.moment( Date.parse( row.start ) ) ].filter( Boolean ).join( ', ' ) }
				{ '. ' }
				{ __( 'The time can be booked by somebody else at once.', 'vestibule' ) }
			</p>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Note to the visitor', 'vestibule' ) }
				help={ refusal?.fields.note ?? __( 'It stands in the message and in the history.', 'vestibule' ) }
				rows={ 3 }
				maxLength={ 500 }
				value={ note }
				onChange={ setNote }
			/>
			<Notify email={ row.email } checked={ notify } onChange={ setNotify } />
		</Frame>
	);
}
