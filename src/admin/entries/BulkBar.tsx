import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { ConfirmDelete } from './ConfirmDelete';
import type { Actions } from './useActions';
import type { Status } from './api';

interface Props {
	rows: readonly EntriesRow[];
	chosen: ReadonlySet< number >;
	/** Whether the list shows the trash. */
	trash: boolean;
	actions: Actions;
}

/** What can be done to the chosen entries; keeps its height, so that choosing moves nothing. */
export function BulkBar( { rows, chosen, trash, actions }: Props ) {
	const [ asking, setAsking ] = useState( false );
	const entries = rows.filter( ( row ) => chosen.has( row.id ) );
	const button = ( label: string, status: Status ) => (
		<Button variant="secondary" size="compact" onClick={ () => void actions.mark( entries, status ) }>
			{ label }
		</Button>
	);
	return (
		<div className="vestibule-entries__bulk" role="group" aria-label={ __( 'Chosen entries', 'vestibule' ) }>
			{ entries.length > 0 && (
				<>
					{ button( trash ? __( 'Restore', 'vestibule' ) : __( 'Mark as read', 'vestibule' ), 'read' ) }
					{ ! trash && button( __( 'Mark as unread', 'vestibule' ), 'unread' ) }
					{ ! trash && button( __( 'Move to trash', 'vestibule' ), 'trash' ) }
					{ trash && (
						<Button variant="secondary" size="compact" isDestructive onClick={ () => setAsking( true ) }>
							{ __( 'Delete permanently', 'vestibule' ) }
						</Button>
					) }
				</>
			) }
			{ asking && (
				<ConfirmDelete entries={ entries } actions={ actions } close={ () => setAsking( false ) } />
			) }
		</div>
	);
}
