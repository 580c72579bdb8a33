import { Button, Modal, RadioControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { Decision } from './api';
import { changeAll, undoAll, type Deed } from './all';
import type { ListQuery } from './route';
import type { Actions } from './useActions';

interface Props {
	query: ListQuery;
	/** In words, such as "1,234 entries". */
	total: string;
	actions: Actions;
	exportAll: () => void;
	/** Nothing is selected any longer. */
	close: () => void;
}

function deedsFor( status: ListQuery[ 'status' ] ): Deed[] {
	if ( status === 'trash' ) {
		return [ 'restore', 'delete' ];
	}
	return status === 'spam' ? [ 'not-spam', 'trash' ] : [ 'read', 'unread', 'star', 'trash' ];
}

function labelOf( deed: Deed ): string {
	return {
		read: __( 'Mark as read', 'vestibule' ),
		unread: __( 'Mark as unread', 'vestibule' ),
		star: __( 'Add a star', 'vestibule' ),
		trash: __( 'Move to Trash', 'vestibule' ),
		restore: __( 'Restore', 'vestibule' ),
		'not-spam': __( 'Not spam', 'vestibule' ),
		delete: __( 'Delete permanently', 'vestibule' ),
	}[ deed ];
}

interface AskProps {
	deed: Deed;
	total: string;
	go: ( appointment: Decision ) => void;
	close: () => void;
}

/** What is done to so many is asked about first. */
function Ask( { deed, total, go, close }: AskProps ) {
	const [ appointment, setAppointment ] = useState< Decision >( 'keep' );
	/* translators: 1: what is done, such as "Move to Trash", 2: such as "1,234 entries". */
	const title = sprintf( __( '%1$s: %2$s?', 'vestibule' ), labelOf( deed ), total );
	return (
		<Modal title={ title } onRequestClose={ close } size="medium">
			{ deed === 'delete' && (
				<p>
					{ __(
						'What was sent is erased and cannot be brought back. Appointments that are still ahead are cancelled.',
						'vestibule'
					) }
				</p>
			) }
			{ deed === 'trash' && (
				<RadioControl
					label={ __( 'What should happen to appointments that are still ahead?', 'vestibule' ) }
					selected={ appointment }
					options={ [
						{ value: 'keep', label: __( 'Keep: the time stays taken', 'vestibule' ) },
						{
							value: 'cancel',
							label: __( 'Cancel: the time can be booked by somebody else at once', 'vestibule' ),
						},
					] }
					onChange={ ( value ) => setAppointment( value === 'cancel' ? 'cancel' : 'keep' ) }
				/>
			) }
			<div className="vestibule-entries__buttons">
				<Button
					variant="primary"
					__next40pxDefaultSize
					isDestructive={ deed === 'delete' }
					onClick={ () => go( appointment ) }
				>
					{ labelOf( deed ) }
				</Button>
				<Button variant="tertiary" __next40pxDefaultSize onClick={ close }>
					{ __( 'Cancel', 'vestibule' ) }
				</Button>
			</div>
		</Modal>
	);
}

/** What can be done to all that match, also those on other pages: with progress, and undone where that is possible. */
export function AllBar( { query, total, actions, exportAll, close }: Props ) {
	const [ asked, setAsked ] = useState< Deed | null >( null );
	const [ done, setDone ] = useState< number | null >( null );
	const stop = useRef< AbortController | null >( null );
	const run = async ( deed: Deed, appointment: Decision ) => {
		const control = new AbortController();
		stop.current = control;
		setAsked( null );
		setDone( 0 );
		await actions.all(
			() => changeAll( query, deed, appointment, setDone, control.signal ),
			[ 'read', 'unread', 'trash' ].includes( deed ) && query.status !== 'spam'
				? ( changed ) => undoAll( changed, deed )
				: undefined
		);
		setDone( null );
		close();
	};
	if ( done !== null ) {
		return (
			<div
				className="vestibule-entries__bulk"
				role="group"
				aria-label={ __( 'All entries of this list', 'vestibule' ) }
			>
				<span role="status">
					{
						/* translators: %d: number of entries. */
						sprintf( _n( '%d entry done', '%d entries done', done, 'vestibule' ), done )
					}
				</span>
				<Button variant="secondary" size="compact" onClick={ () => stop.current?.abort() }>
					{ __( 'Stop', 'vestibule' ) }
				</Button>
			</div>
		);
	}
	return (
		<div
			className="vestibule-entries__bulk"
			role="group"
			aria-label={ __( 'All entries of this list', 'vestibule' ) }
		>
			{ deedsFor( query.status ).map( ( deed ) => (
				<Button
					key={ deed }
					variant="secondary"
					size="compact"
					isDestructive={ deed === 'delete' }
					onClick={ () => setAsked( deed ) }
				>
					{ labelOf( deed ) }
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
					deed={ asked }
					total={ total }
					go={ ( appointment ) => void run( asked, appointment ) }
					close={ () => setAsked( null ) }
				/>
			) }
		</div>
	);
}
