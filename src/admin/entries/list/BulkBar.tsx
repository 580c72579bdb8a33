import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../../contracts/entries-row';
import { Dialog } from '../../kit/list/Dialog';
import { changeAll, isUndone, undoAll, type BulkAction } from './all';
import type { Decision } from '../entry/api';
import type { ListQuery } from '../entry/route';
import { ConfirmDelete, DecisionControl, SpamButton, TrashButton } from '../entry/TrashAndSpam';
import type { Actions } from '../entry/useActions';

interface AllBarProps {
	query: ListQuery;
	/** Number of entries as text, such as "1,234 entries". */
	total: string;
	actions: Actions;
	exportAll: () => void;
	/** Clears the selection. */
	close: () => void;
}

function bulkActionsFor( status: ListQuery[ 'status' ] ): BulkAction[] {
	if ( status === 'trash' ) {
		return [ 'restore', 'delete' ];
	}
	if ( status === 'unconfirmed' ) {
		return [ 'star', 'trash' ];
	}
	return status === 'spam' ? [ 'not-spam', 'trash' ] : [ 'read', 'unread', 'star', 'trash' ];
}

function labelOf( action: BulkAction ): string {
	return {
		read: __( 'Mark as read', 'vestibule' ),
		unread: __( 'Mark as unread', 'vestibule' ),
		star: __( 'Add a star', 'vestibule' ),
		trash: __( 'Move to Trash', 'vestibule' ),
		restore: __( 'Restore', 'vestibule' ),
		'not-spam': __( 'Not spam', 'vestibule' ),
		delete: __( 'Delete permanently', 'vestibule' ),
	}[ action ];
}

/** Actions that require confirmation, because they delete data, send emails or offer a choice. */
const ASKED: readonly BulkAction[] = [ 'trash', 'not-spam', 'delete' ];

interface AskProps {
	action: BulkAction;
	total: string;
	go: ( appointment: Decision ) => Promise< void >;
	close: () => void;
}

/** Dialog that confirms an irreversible action, or offers a choice for appointments. */
function Ask( { action, total, go, close }: AskProps ) {
	const [ appointment, setAppointment ] = useState< Decision >( 'keep' );
	/* translators: 1: action, such as "Move to Trash", 2: number with its noun, such as "1,234 entries". */
	const title = sprintf( __( '%1$s: %2$s?', 'vestibule' ), labelOf( action ), total );
	return (
		<Dialog
			title={ title }
			verb={ labelOf( action ) }
			isDestructive={ action === 'delete' }
			submit={ () => go( appointment ) }
			close={ close }
		>
			{ action === 'delete' && (
				<p>
					{ __(
						'The submissions are erased. This cannot be undone. Upcoming appointments are canceled.',
						'vestibule'
					) }
				</p>
			) }
			{ action === 'not-spam' && (
				<p>
					{ __(
						'The notifications that were held back are sent, and times are booked again if they are still available.',
						'vestibule'
					) }
				</p>
			) }
			{ action === 'trash' && (
				<DecisionControl
					label={ __( 'What should happen to upcoming appointments?', 'vestibule' ) }
					decision={ appointment }
					decide={ setAppointment }
				/>
			) }
		</Dialog>
	);
}

/**
 * Runs an action for all matching entries. Provides the progress, a function that stops the action, and Undo if
 * possible.
 */
function useAllEntries( { query, actions, close }: Pick< AllBarProps, 'query' | 'actions' | 'close' > ) {
	/** Number of changed entries; null if no action is running. */
	const [ done, setDone ] = useState< number | null >( null );
	const control = useRef< AbortController | null >( null );
	const run = async ( action: BulkAction, appointment: Decision ) => {
		const running = new AbortController();
		control.current = running;
		setDone( 0 );
		const canUndo = isUndone( action ) && query.status !== 'spam';
		const held = { held: [], next: [] };
		await actions.all(
			() => changeAll( query, action, appointment, setDone, running.signal, canUndo ? held : undefined ),
			canUndo ? ( changed ) => undoAll( changed, action ) : undefined,
			held
		);
		setDone( null );
		close();
	};
	return { done, run, stop: () => control.current?.abort() };
}

/**
 * Bar with the actions for all matching entries, including those on other pages. Shows the progress, and Undo if
 * possible.
 */
export function AllBar( { query, total, actions, exportAll, close }: AllBarProps ) {
	const [ asked, setAsked ] = useState< BulkAction | null >( null );
	const { done, run, stop } = useAllEntries( { query, actions, close } );
	const start = ( action: BulkAction, appointment: Decision ) => {
		setAsked( null );
		return run( action, appointment );
	};
	const progress = done !== null && (
		<>
			<span role="status">
				{
					/* translators: %d: number of entries. */
					sprintf( _n( '%d entry processed', '%d entries processed', done, 'vestibule' ), done )
				}
			</span>
			<Button variant="secondary" size="compact" onClick={ stop }>
				{ __( 'Stop', 'vestibule' ) }
			</Button>
		</>
	);
	return (
		<div
			className="vestibule-entries__bulk"
			role="group"
			aria-label={ __( 'All entries of this list', 'vestibule' ) }
		>
			{ progress || (
				<>
					{ bulkActionsFor( query.status ).map( ( action ) => (
						<Button
							key={ action }
							variant="secondary"
							size="compact"
							isDestructive={ action === 'delete' }
							onClick={ () =>
								ASKED.includes( action ) ? setAsked( action ) : void start( action, 'keep' )
							}
						>
							{ labelOf( action ) }
						</Button>
					) ) }
					<Button variant="secondary" size="compact" onClick={ exportAll }>
						{ __( 'Export', 'vestibule' ) }
					</Button>
					<Button variant="link" onClick={ close }>
						{ __( 'Clear the selection', 'vestibule' ) }
					</Button>
					{ asked !== null && (
						<Ask
							action={ asked }
							total={ total }
							go={ ( appointment ) => start( asked, appointment ) }
							close={ () => setAsked( null ) }
						/>
					) }
				</>
			) }
		</div>
	);
}

interface BulkBarProps {
	rows: readonly EntriesRow[];
	chosen: ReadonlySet< number >;
	/** Status filter of the list. */
	status: ListQuery[ 'status' ];
	actions: Actions;
	exportChosen: () => void;
}

/**
 * Bar with the actions for the selected entries. Its height is constant, so that the list doesn't shift when entries
 * are selected.
 */
export function BulkBar( { rows, chosen, status, actions, exportChosen }: BulkBarProps ) {
	const trash = status === 'trash';
	const spam = status === 'spam';
	const [ asking, setAsking ] = useState( false );
	const entries = rows.filter( ( row ) => chosen.has( row.id ) );
	const areStarred = entries.every( ( entry ) => entry.starred );
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
					{ ! trash && ! spam && (
						<>
							{ status !== 'unconfirmed' && (
								<>
									{ button( __( 'Mark as read', 'vestibule' ), () =>
										actions.mark( entries, 'read' )
									) }
									{ button( __( 'Mark as unread', 'vestibule' ), () =>
										actions.mark( entries, 'unread' )
									) }
								</>
							) }
							{ button(
								areStarred ? __( 'Remove the star', 'vestibule' ) : __( 'Add a star', 'vestibule' ),
								() =>
									actions.star(
										entries.map( ( entry ) => entry.id ),
										! areStarred
									)
							) }
							<SpamButton entries={ entries } actions={ actions } size="compact" />
						</>
					) }
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
