import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { ConfirmDelete } from './ConfirmDelete';
import { TrashButton } from './TrashButton';
import type { Actions } from './useActions';

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
	const button = ( label: string, work: () => Promise< boolean > ) => (
		<Button variant="secondary" size="compact" onClick={ () => void work() }>
			{ label }
		</Button>
	);
	return (
		<div className="vestibule-entries__bulk" role="group" aria-label={ __( 'Selected entries', 'vestibule' ) }>
			{ entries.length > 0 && (
				<>
					{ trash && button( __( 'Restore', 'vestibule' ), () => actions.restore( entries ) ) }
					{ ! trash && button( __( 'Mark as read', 'vestibule' ), () => actions.mark( entries, 'read' ) ) }
					{ ! trash &&
						button( __( 'Mark as unread', 'vestibule' ), () => actions.mark( entries, 'unread' ) ) }
					{ ! trash && <TrashButton entries={ entries } actions={ actions } size="compact" /> }
					{ trash && (
						<Button variant="secondary" size="compact" isDestructive onClick={ () => setAsking( true ) }>
							{ __( 'Delete permanently', 'vestibule' ) }
						</Button>
					) }
				</>
			) }
			{ asking && <ConfirmDelete entries={ entries } actions={ actions } close={ () => setAsking( false ) } /> }
		</div>
	);
}
