import { Button, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../../contracts/entries-row';
import { Dialog } from '../../kit/list/Dialog';
import type { Decision } from './api';
import type { Actions } from './useActions';
import { isAhead } from './words';

interface DecisionControlProps {
	label: string;
	decision: Decision;
	decide: ( decision: Decision ) => void;
}

/** Radio buttons for keeping or canceling upcoming appointments. */
export function DecisionControl( { label, decision, decide }: DecisionControlProps ) {
	return (
		<RadioControl
			label={ label }
			selected={ decision }
			options={ [
				{ value: 'keep', label: __( 'Keep: the time stays booked', 'vestibule' ) },
				{
					value: 'cancel',
					label: __( 'Cancel: the time can be booked by someone else immediately', 'vestibule' ),
				},
			] }
			onChange={ ( value ) => decide( value === 'cancel' ? 'cancel' : 'keep' ) }
		/>
	);
}

interface ButtonProps {
	entries: readonly EntriesRow[];
	actions: Actions;
	/** Called after the entries were moved. */
	done?: () => void;
	size?: 'compact';
}

const hasAppointmentAhead = ( entries: readonly EntriesRow[] ) =>
	entries.some( ( entry ) => isAhead( entry.appointment ) );

/**
 * Button that moves entries to the Trash without confirmation. Appointments stay booked, so that Undo restores
 * everything.
 */
export function TrashButton( { entries, actions, done, size }: ButtonProps ) {
	const move = async () => {
		if ( await actions.trash( entries ) ) {
			done?.();
		}
	};
	const look =
		size === 'compact'
			? ( { variant: 'secondary', size } as const )
			: ( { variant: 'tertiary', isDestructive: true, __next40pxDefaultSize: true } as const );
	return (
		<Button { ...look } onClick={ () => void move() }>
			{ __( 'Move to Trash', 'vestibule' ) }
		</Button>
	);
}

/**
 * Button that marks entries as spam. If this cancels an appointment, it asks for confirmation, because another visitor
 * may then book the time.
 */
export function SpamButton( { entries, actions, done, size }: ButtonProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const move = async () => {
		setAsking( false );
		if ( await actions.spam( entries ) ) {
			done?.();
		}
	};
	return (
		<>
			<Button
				variant="secondary"
				{ ...( size === undefined ? { __next40pxDefaultSize: true } : { size } ) }
				onClick={ () => ( hasAppointmentAhead( entries ) ? setAsking( true ) : void move() ) }
			>
				{ __( 'Mark as spam', 'vestibule' ) }
			</Button>
			{ isAsking && (
				<Dialog
					title={ __( 'Mark as spam and cancel the appointment?', 'vestibule' ) }
					verb={ __( 'Mark as spam', 'vestibule' ) }
					leave={ __( 'Keep', 'vestibule' ) }
					isDestructive
					size="small"
					submit={ move }
					close={ () => setAsking( false ) }
				>
					<p>
						{ __(
							'The entry has an upcoming appointment. Marking it as spam cancels the appointment, and someone else can book the time immediately.',
							'vestibule'
						) }
					</p>
				</Dialog>
			) }
		</>
	);
}

interface ConfirmDeleteProps {
	entries: readonly Pick< EntriesRow, 'id' | 'appointment' >[];
	actions: Actions;
	close: () => void;
	/** Called after the entries were deleted. */
	done?: () => void;
}

/** Dialog that asks for confirmation before a deletion and lists its consequences. */
export function ConfirmDelete( { entries, actions, close, done }: ConfirmDeleteProps ) {
	const count = entries.length;
	const booked = entries.some( ( entry ) => entry.appointment !== null && entry.appointment.status !== 'cancelled' );
	const remove = async () => {
		const gone = await actions.remove( entries.map( ( entry ) => entry.id ) );
		close();
		if ( gone ) {
			done?.();
		}
	};
	return (
		<Dialog
			title={ sprintf(
				/* translators: %d: number of entries. */
				_n( 'Delete %d entry permanently?', 'Delete %d entries permanently?', count, 'vestibule' ),
				count
			) }
			verb={ __( 'Delete permanently', 'vestibule' ) }
			leave={ __( 'Keep', 'vestibule' ) }
			isDestructive
			size="small"
			submit={ remove }
			close={ close }
		>
			<p>{ __( 'The submission is erased. This cannot be undone.', 'vestibule' ) }</p>
			{ booked && (
				<p>
					{ _n(
						'Its appointment is canceled, and the time can be booked again.',
						'Their appointments are canceled, and the times can be booked again.',
						count,
						'vestibule'
					) }
				</p>
			) }
		</Dialog>
	);
}
