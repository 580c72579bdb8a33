import { Button, Modal, RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { isAhead } from './appointments';
import { senderOf } from './words';
import type { Decision } from './api';

interface Props {
	entries: readonly EntriesRow[];
	/** Moves them; the dialog closes when that is over. */
	move: ( appointment: Decision ) => Promise< unknown >;
	close: () => void;
}

/** So many appointments are named; of more, the number. */
const NAMED = 5;

/** Asks what becomes of appointments that are still ahead, before their entries go to the trash. */
export function ConfirmTrash( { entries, move, close }: Props ) {
	const [ decision, setDecision ] = useState< Decision >( 'keep' );
	const [ busy, setBusy ] = useState( false );
	const booked = entries.filter( ( entry ) => isAhead( entry.appointment ) );
	const more = booked.length - NAMED;
	return (
		<Modal
			title={ sprintf(
				/* translators: %d: number of entries. */
				_n( 'Move %d entry to the Trash?', 'Move %d entries to the Trash?', entries.length, 'vestibule' ),
				entries.length
			) }
			onRequestClose={ close }
			size="medium"
		>
			<p>{ _n( 'Upcoming appointment:', 'Upcoming appointments:', booked.length, 'vestibule' ) }</p>
			<ul className="vestibule-entries__ahead">
				{ booked.slice( 0, NAMED ).map( ( entry ) => (
					<li key={ entry.id }>
						<bdi>{ senderOf( entry ) }</bdi>: { entry.appointment?.words }
					</li>
				) ) }
				{ more > 0 && (
					/* translators: %d: number of appointments that are not named. */
					<li>{ sprintf( _n( 'and %d more', 'and %d more', more, 'vestibule' ), more ) }</li>
				) }
			</ul>
			<RadioControl
				label={ _n(
					'What should happen to the appointment?',
					'What should happen to the appointments?',
					booked.length,
					'vestibule'
				) }
				selected={ decision }
				options={ [
					{ value: 'keep', label: __( 'Keep: the time stays taken', 'vestibule' ) },
					{
						value: 'cancel',
						label: __( 'Cancel: the time can be booked by somebody else at once', 'vestibule' ),
					},
				] }
				onChange={ ( value ) => setDecision( value === 'cancel' ? 'cancel' : 'keep' ) }
			/>
			<p className="vestibule-entries__hint">
				{ __( 'No message is sent to the visitor: write yourself if they should know.', 'vestibule' ) }
			</p>
			<div className="vestibule-entries__buttons">
				<Button
					variant="primary"
					isBusy={ busy }
					disabled={ busy }
					onClick={ () => {
						setBusy( true );
						void move( decision ).then( close );
					} }
				>
					{ __( 'Move to Trash', 'vestibule' ) }
				</Button>
				<Button variant="tertiary" onClick={ close }>
					{ __( 'Cancel', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}
