import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import type { Actions } from './useActions';

interface Props {
	entries: readonly Pick< EntriesRow, 'id' | 'appointment' >[];
	actions: Actions;
	close: () => void;
	/** After they are gone. */
	done?: () => void;
}

/** Asks before anything is lost, and says what else goes with it. */
export function ConfirmDelete( { entries, actions, close, done }: Props ) {
	const [ busy, setBusy ] = useState( false );
	const count = entries.length;
	const booked = entries.some( ( entry ) => entry.appointment !== null && entry.appointment.status !== 'cancelled' );
	const remove = async () => {
		setBusy( true );
		const gone = await actions.remove( entries.map( ( entry ) => entry.id ) );
		close();
		if ( gone ) {
			done?.();
		}
	};
	return (
		<Modal
			title={ sprintf(
				/* translators: %d: number of entries. */
				_n( 'Delete %d entry permanently?', 'Delete %d entries permanently?', count, 'vestibule' ),
				count
			) }
			onRequestClose={ close }
			size="small"
		>
			<p>{ __( 'What was sent is erased and cannot be brought back.', 'vestibule' ) }</p>
			{ booked && (
				<p>
					{ _n(
						'Its appointment is cancelled, and the time can be booked again.',
						'Their appointments are cancelled, and the times can be booked again.',
						count,
						'vestibule'
					) }
				</p>
			) }
			<div className="vestibule-entries__buttons">
				<Button
					variant="primary"
					isDestructive
					isBusy={ busy }
					disabled={ busy }
					onClick={ () => void remove() }
				>
					{ __( 'Delete permanently', 'vestibule' ) }
				</Button>
				<Button variant="tertiary" onClick={ close }>
					{ __( 'Keep', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}
