import { Button, Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { isAhead } from './appointments';
import type { Actions } from './useActions';

interface Props {
	entries: readonly EntriesRow[];
	actions: Actions;
	/** After they are moved. */
	done?: () => void;
	size?: 'compact';
}

/** Moves entries into the spam folder, at once unless an appointment would be cancelled by that. */
export function SpamButton( { entries, actions, done, size }: Props ) {
	const [ isAsking, setAsking ] = useState( false );
	const move = async () => {
		setAsking( false );
		if ( await actions.spam( entries ) ) {
			done?.();
		}
	};
	const press = () => {
		if ( entries.some( ( entry ) => isAhead( entry.appointment ) ) ) {
			setAsking( true );
		} else {
			void move();
		}
	};
	return (
		<>
			<Button
				variant="secondary"
				{ ...( size === undefined ? { __next40pxDefaultSize: true } : { size } ) }
				onClick={ press }
			>
				{ __( 'Mark as spam', 'vestibule' ) }
			</Button>
			{ isAsking && (
				<Modal
					title={ __( 'Mark as spam and cancel the appointment?', 'vestibule' ) }
					onRequestClose={ () => setAsking( false ) }
					size="small"
				>
					<p>
						{ __(
							'An appointment is still ahead. Spam keeps no time: the appointment is cancelled, and somebody else can book it at once.',
							'vestibule'
						) }
					</p>
					<div className="vestibule-entries__buttons">
						<Button __next40pxDefaultSize variant="primary" isDestructive onClick={ () => void move() }>
							{ __( 'Mark as spam', 'vestibule' ) }
						</Button>
						<Button __next40pxDefaultSize variant="tertiary" onClick={ () => setAsking( false ) }>
							{ __( 'Keep', 'vestibule' ) }
						</Button>
					</div>
				</Modal>
			) }
		</>
	);
}
