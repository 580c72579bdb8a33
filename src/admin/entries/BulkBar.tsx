import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';
import { ConfirmDelete } from './ConfirmDelete';
import type { ListQuery } from './route';
import { SpamButton } from './SpamButton';
import { TrashButton } from './TrashButton';
import type { Actions } from './useActions';

interface Props {
	rows: readonly EntriesRow[];
	chosen: ReadonlySet< number >;
	/** Of the entries that the list shows. */
	status: ListQuery[ 'status' ];
	actions: Actions;
	exportChosen: () => void;
}

/** What can be done to the chosen entries; keeps its height, so that choosing moves nothing. */
export function BulkBar( { rows, chosen, status, actions, exportChosen }: Props ) {
	const trash = status === 'trash';
	const spam = status === 'spam';
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
					{ spam && button( __( 'Not spam', 'vestibule' ), () => actions.notSpam( entries ) ) }
					{ ! trash &&
						! spam &&
						button( __( 'Mark as read', 'vestibule' ), () => actions.mark( entries, 'read' ) ) }
					{ ! trash &&
						! spam &&
						button( __( 'Mark as unread', 'vestibule' ), () => actions.mark( entries, 'unread' ) ) }
					{ ! trash &&
						! spam &&
						button(
							entries.every( ( entry ) => entry.starred )
								? __( 'Remove the star', 'vestibule' )
								: __( 'Add a star', 'vestibule' ),
							() =>
								actions.star(
									entries.map( ( entry ) => entry.id ),
									! entries.every( ( entry ) => entry.starred )
								)
						) }
					{ ! trash && ! spam && <SpamButton entries={ entries } actions={ actions } size="compact" /> }
					{ ! trash && <TrashButton entries={ entries } actions={ actions } size="compact" /> }
					<Button variant="secondary" size="compact" onClick={ exportChosen }>
						{ __( 'Export', 'vestibule' ) }
					</Button>
					{ ( trash || spam ) && (
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
