import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { isAhead } from './appointments';
import { ConfirmTrash } from './ConfirmTrash';
import type { Decision } from './api';
import type { Actions } from './useActions';

interface Props {
	entries: readonly EntriesRow[];
	actions: Actions;
	/** After they are moved. */
	done?: () => void;
	size?: 'compact';
}

/** Moves entries to the trash, at once unless an appointment is still ahead. */
export function TrashButton( { entries, actions, done, size }: Props ) {
	const [ asking, setAsking ] = useState( false );
	const move = async ( appointment: Decision ) => {
		if ( await actions.trash( entries, appointment ) ) {
			done?.();
		}
	};
	const press = () => {
		if ( entries.some( ( entry ) => isAhead( entry.appointment ) ) ) {
			setAsking( true );
		} else {
			void move( 'keep' );
		}
	};
	const look =
		size === 'compact'
			? ( { variant: 'secondary', size } as const )
			: ( { variant: 'tertiary', isDestructive: true } as const );
	return (
		<>
			<Button { ...look } __next40pxDefaultSize={ size === undefined } onClick={ press }>
				{ __( 'Move to Trash', 'vestibule' ) }
			</Button>
			{ asking && <ConfirmTrash entries={ entries } move={ move } close={ () => setAsking( false ) } /> }
		</>
	);
}
