import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isolated } from '../entries/isolated';
import { fetchBooking } from './api';
import { Frame } from './Frame';
import { Notify } from './Notify';
import { isConflict, type Refusal } from './refusal';
import type { Row } from './row';
import { useSite } from './site';
import { startOf, TimeChoice, type Time } from './TimeChoice';
import type { Actions } from './useActions';
import { wallTimeOf } from '../../time/clock';
import { eventWords, titleOf } from './words';

interface Props {
	row: Row;
	actions: Actions;
	/** Where it was dropped; without one a time is chosen here. */
	dropped: string;
	close: () => void;
}

/** Asks for another time, or whether the one is right where a booking was dropped; says the old one and the new one. */
export function MoveDialog( { row: given, actions, dropped, close }: Props ) {
	const { clock, dates } = useSite();
	const [ row, setRow ] = useState( given );
	const [ isChoosing, setChoosing ] = useState( dropped === '' );
	const [ time, setTime ] = useState< Time >( {
		mode: 'free',
		free: '',
		any: wallTimeOf( Date.parse( dropped || row.start ), clock ),
	} );
	const [ notify, setNotify ] = useState( row.email !== '' );
	const [ refusal, setRefusal ] = useState< Refusal | null >( null );
	const [ version, setVersion ] = useState( 0 );
	const start = isChoosing ? startOf( time, clock ) : dropped;
	const submit = async () => {
		const refused = await actions.move( row, start, undefined, notify && row.email !== '' );
		setRefusal( refused );
		if ( refused === null ) {
			close();
			return;
		}
		if ( isConflict( refused ) ) {
			setVersion( ( before ) => before + 1 );
			setChoosing( true );
			// What was changed meanwhile is not overwritten unseen: the old time above is then the one that it has now.
			await fetchBooking( row.id, new AbortController().signal ).then( setRow, () => undefined );
		}
	};
	return (
		<Frame
			/* translators: %s: name of a visitor. */
			title={ sprintf( __( 'Move the booking of %s', 'vestibule' ), isolated( titleOf( row ) ) ) }
			verb={ __( 'Move', 'vestibule' ) }
			leave={ __( 'Leave it as it is', 'vestibule' ) }
			missing={ start === '' ? __( 'Choose a time.', 'vestibule' ) : '' }
			refusal={ refusal }
			submit={ submit }
			close={ close }
		>
			<dl className="vestibule-bookings__change-of">
				<div>
					<dt>{ __( 'What', 'vestibule' ) }</dt>
					<dd>{ eventWords( row ) }</dd>
				</div>
				<div>
					<dt>{ __( 'Old time', 'vestibule' ) }</dt>
					<dd>{ dates.moment( Date.parse( row.start ) ) }</dd>
				</div>
				<div>
					<dt>{ __( 'New time', 'vestibule' ) }</dt>
					<dd>
						<b>{ start === '' ? '–' : dates.moment( Date.parse( start ) ) }</b>
					</dd>
				</div>
			</dl>
			{ isChoosing && (
				<TimeChoice
					time={ time }
					onChange={ setTime }
					event={ row.event.id }
					host={ row.host?.id ?? 0 }
					version={ version }
					isRefused={ refusal?.fields.start !== undefined }
				/>
			) }
			<Notify email={ row.email } checked={ notify } onChange={ setNotify } />
		</Frame>
	);
}
