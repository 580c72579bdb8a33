import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf, _x } from '@wordpress/i18n';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import { ReplyDialog } from './ReplyDialog';
import { goTo } from '../../kit/list/page';
import { ConfirmDelete, SpamButton, TrashButton } from '../entry/TrashAndSpam';
import type { Actions } from '../entry/useActions';

interface Props {
	entry: EntriesEntry;
	list: string;
	actions: Actions;
}

/** Returns a mailto link for a reply in the user's email program, with the sender's subject. */
function replyLink( entry: EntriesEntry ): string {
	const subject =
		entry.subject === ''
			? ''
			: /* translators: %s: subject of an entry. */
				`?subject=${ encodeURIComponent( sprintf( __( 'Re: %s', 'vestibule' ), entry.subject ) ) }`;
	return `mailto:${ encodeURIComponent( entry.replyTo ).replace( '%40', '@' ) }${ subject }`;
}

/** Buttons for the status of an entry. They depend on whether the entry is in the Trash. */
function StatusButtons( { entry, list, actions }: Props ) {
	const [ asking, setAsking ] = useState( false );
	const leave = () => goTo( list );
	if ( entry.status !== 'trash' ) {
		return (
			<>
				{ entry.status !== 'spam' && <SpamButton entries={ [ entry ] } actions={ actions } done={ leave } /> }
				<TrashButton entries={ [ entry ] } actions={ actions } done={ leave } />
			</>
		);
	}
	return (
		<>
			<Button variant="secondary" __next40pxDefaultSize onClick={ () => void actions.restore( [ entry ] ) }>
				{ __( 'Restore', 'vestibule' ) }
			</Button>
			<Button variant="tertiary" __next40pxDefaultSize isDestructive onClick={ () => setAsking( true ) }>
				{ __( 'Delete permanently', 'vestibule' ) }
			</Button>
			{ asking && (
				<ConfirmDelete
					entries={ [ entry ] }
					actions={ actions }
					close={ () => setAsking( false ) }
					done={ leave }
				/>
			) }
		</>
	);
}

export function EntryButtons( { entry, list, actions }: Props ) {
	const [ answering, setAnswering ] = useState( false );
	const trash = entry.status === 'trash';
	const spam = entry.status === 'spam';
	return (
		<div className="vestibule-list__buttons">
			{ entry.replyTo !== '' && ! trash && ! spam && (
				<Button variant="primary" __next40pxDefaultSize onClick={ () => setAnswering( true ) }>
					{ _x( 'Answer', 'verb: write to the sender', 'vestibule' ) }
				</Button>
			) }
			{ entry.replyTo !== '' && (
				<Button variant="secondary" __next40pxDefaultSize href={ replyLink( entry ) }>
					{ __( 'Reply in my email program', 'vestibule' ) }
				</Button>
			) }
			{ ! trash && ! spam && entry.status !== 'unconfirmed' && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => void actions.mark( [ entry ], entry.status === 'unread' ? 'read' : 'unread' ) }
				>
					{ entry.status === 'unread'
						? __( 'Mark as read', 'vestibule' )
						: __( 'Mark as unread', 'vestibule' ) }
				</Button>
			) }
			<Button variant="secondary" __next40pxDefaultSize onClick={ () => window.print() }>
				{ __( 'Print', 'vestibule' ) }
			</Button>
			<StatusButtons entry={ entry } list={ list } actions={ actions } />
			{ answering && <ReplyDialog entry={ entry } actions={ actions } close={ () => setAnswering( false ) } /> }
		</div>
	);
}
