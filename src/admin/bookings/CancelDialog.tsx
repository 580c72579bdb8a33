import { TextareaControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '../entries/isolated';
import { Frame } from './Frame';
import { Notify } from './Notify';
import type { Row } from './row';
import { useSite } from './site';
import type { Actions } from './useActions';
import { useQuestion } from './useQuestion';
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
	const [ note, setNote ] = useState( '' );
	const { row, notify, setNotify, refusal, submit } = useQuestion(
		given,
		( now, isTold ) => actions.cancel( now, note, isTold ),
		done
	);
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
