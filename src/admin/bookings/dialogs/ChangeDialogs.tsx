import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { CheckboxControl, TextareaControl } from '../../../controls/wordpress';
import { Dialog } from '../../kit/list/Dialog';
import { isolated } from '../../kit/isolated';
import { fetchBooking } from '../booking/api';
import { wallTimeOf } from '../../../time/clock';
import { eventWords, titleOf, type Row } from '../booking/row';
import { useSite } from '../site/site';
import { startOf, type Time } from './time';
import { TimeChoice } from './TimeChoice';
import { useAbsence } from './useAbsence';
import { useSubmit, type Actions, type Done } from '../booking/useActions';

interface Props {
	row: Row;
	actions: Actions;
	close: () => void;
}

/**
 * Returns the state of a dialog that changes a booking. If the booking was changed in the meantime, the dialog shows
 * its current version.
 */
function useQuestion(
	given: Row,
	change: ( row: Row, notify: boolean ) => Done,
	done: () => void,
	conflict?: () => void
) {
	const [ row, setRow ] = useState( given );
	const [ isTold, setTold ] = useState( row.email !== '' );
	const sent = useSubmit(
		() => change( row, isTold && row.email !== '' ),
		done,
		async () => {
			conflict?.();
			// Reload, so that the user sees the newer change before submitting again.
			await fetchBooking( row.id ).then( setRow, () => undefined );
		}
	);
	return { ...sent, row, notify: <Notify email={ row.email } checked={ isTold } onChange={ setTold } /> };
}

interface NotifyProps {
	email: string;
	checked: boolean;
	onChange: ( checked: boolean ) => void;
}

/** Checkbox for notifying the visitor by email, or a hint if the visitor has no email address. */
function Notify( { email, checked, onChange }: NotifyProps ) {
	return email === '' ? (
		<p className="vestibule-bookings__hint">
			{ __( 'The booking has no email address, so no email is sent.', 'vestibule' ) }
		</p>
	) : (
		<CheckboxControl
			/* translators: %s: email address. */
			label={ sprintf( __( 'Write to %s', 'vestibule' ), isolated( email ) ) }
			help={ __( 'You can change the email in the notifications of the form.', 'vestibule' ) }
			checked={ checked }
			onChange={ onChange }
		/>
	);
}

/** Appointment type and time of the booking, followed by a sentence. */
function Summary( { row, words }: { row: Row; words: string } ) {
	const { dates } = useSite();
	const booked = [ eventWords( row ), dates.moment( Date.parse( row.start ) ) ].filter( Boolean ).join( ', ' );
	return <p>{ `${ booked }. ${ words }` }</p>;
}

/** Old and new time of a booking. The new time is empty until the user chooses one. */
function Change( { row, start }: { row: Row; start: string } ) {
	const { dates } = useSite();
	return (
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
	);
}

/**
 * Dialog that moves a booking and shows its old and new time. After the user has dragged the booking, the dialog asks
 * for confirmation. Otherwise, it asks for a new time.
 *
 * @param props
 * @param props.dropped New start time if the booking was dragged; empty if the time is chosen in the dialog.
 */
export function MoveDialog( {
	row: given,
	actions,
	dropped,
	close,
	done,
}: Props & { dropped: string; done: () => void } ) {
	const { clock } = useSite();
	const [ isChoosing, setChoosing ] = useState( dropped === '' );
	const [ time, setTime ] = useState< Time >( {
		mode: 'free',
		free: '',
		any: wallTimeOf( Date.parse( dropped || given.start ), clock ),
	} );
	const [ version, setVersion ] = useState( 0 );
	const start = isChoosing ? startOf( time, clock ) : dropped;
	const { isWarned, attempt, warning } = useAbsence( start, ! isChoosing || time.mode === 'any' );
	const { row, notify, failure, fields, submit } = useQuestion(
		given,
		( now, isTold ) => attempt( ( absent ) => actions.move( now, start, isTold, absent ) ),
		done,
		() => {
			setVersion( ( before ) => before + 1 );
			setChoosing( true );
		}
	);
	return (
		<Dialog
			className="vestibule-bookings__dialog"
			/* translators: %s: name of a visitor. */
			title={ sprintf( __( 'Move the booking of %s', 'vestibule' ), isolated( titleOf( row ) ) ) }
			verb={ isWarned ? __( 'Move anyway', 'vestibule' ) : __( 'Move', 'vestibule' ) }
			leave={ __( 'Do not change', 'vestibule' ) }
			missing={ start === '' ? __( 'Choose a time.', 'vestibule' ) : '' }
			failure={ failure }
			submit={ submit }
			close={ close }
		>
			<Change row={ row } start={ start } />
			{ isChoosing && (
				<TimeChoice
					time={ time }
					onChange={ setTime }
					event={ row.event.id }
					host={ row.host?.id ?? 0 }
					version={ version }
					isRefused={ fields.start !== undefined }
				/>
			) }
			{ warning }
			{ notify }
		</Dialog>
	);
}

/** Dialog that cancels a booking, with a note to the visitor. */
export function CancelDialog( { row: given, actions, close, done }: Props & { done: () => void } ) {
	const [ note, setNote ] = useState( '' );
	const { row, notify, failure, fields, submit } = useQuestion(
		given,
		( now, isTold ) => actions.cancel( now, note, isTold ),
		done
	);
	return (
		<Dialog
			className="vestibule-bookings__dialog"
			/* translators: %s: name of a visitor. */
			title={ sprintf( __( 'Cancel the booking of %s?', 'vestibule' ), isolated( titleOf( row ) ) ) }
			verb={ __( 'Cancel the booking', 'vestibule' ) }
			leave={ __( 'Keep the booking', 'vestibule' ) }
			isDestructive
			failure={ failure }
			submit={ submit }
			close={ close }
		>
			<Summary row={ row } words={ __( 'The time can be booked by someone else immediately.', 'vestibule' ) } />
			<TextareaControl
				label={ __( 'Note to the visitor', 'vestibule' ) }
				help={ fields.note ?? __( 'The note is included in the email and in the history.', 'vestibule' ) }
				rows={ 3 }
				maxLength={ 500 }
				value={ note }
				onChange={ setNote }
			/>
			{ notify }
		</Dialog>
	);
}

/** Dialog that restores a canceled booking, with an optional email to the visitor. */
export function RestoreDialog( { row: given, actions, close, done }: Props & { done: () => void } ) {
	const { row, notify, failure, submit } = useQuestion( given, actions.restore, done );
	return (
		<Dialog
			className="vestibule-bookings__dialog"
			/* translators: %s: name of a visitor. */
			title={ sprintf( __( 'Restore the booking of %s?', 'vestibule' ), isolated( titleOf( row ) ) ) }
			verb={ __( 'Restore booking', 'vestibule' ) }
			leave={ __( 'Do not restore', 'vestibule' ) }
			failure={ failure }
			submit={ submit }
			close={ close }
		>
			<Summary
				row={ row }
				words={ __( 'The booking gets its original time again, if the time is still available.', 'vestibule' ) }
			/>
			{ notify }
		</Dialog>
	);
}
