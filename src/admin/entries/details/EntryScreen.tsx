import { Notice, Button } from '@wordpress/components';
import { useState, useCallback, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import { Failed, Skeleton } from '../../kit/list/Loading';
import type { Say } from '../../kit/list/Snackbars';
import { useTitle } from '../../kit/list/page';
import { useLoad } from '../../kit/server/useLoad';
import { About } from './About';
import { Answers } from './Answers';
import { fetchEntry, fetchNeighbors } from '../entry/api';
import { Appointment, BookingHistory } from './Appointment';
import { Deliveries, SendAgain } from './Deliveries';
import { EditAnswers } from './EditAnswers';
import { EntryButtons } from './EntryButtons';
import { failureWords, isUnsent } from '../entry/mail';
import { Notes } from './Notes';
import { OptInNotice } from './OptIn';
import { entryHash, listHash, type ListQuery } from '../entry/route';
import { StarButton } from '../entry/StarButton';
import { Steps } from '../entry/Steps';
import type { Actions } from '../entry/useActions';
import { senderOf } from '../entry/words';

/** Notice that explains why an entry is spam, with a button that marks it as not spam. */
function SpamNotice( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
	if ( entry.status !== 'spam' ) {
		return null;
	}
	return (
		<Notice status="warning" isDismissible={ false }>
			<p>
				<strong>{ __( 'This entry is in the spam folder.', 'vestibule' ) }</strong>{ ' ' }
				<bdi>{ entry.spamReason }</bdi>
			</p>
			<p>
				{ __(
					'The sender saw the usual message. “Not spam” moves the entry out of the spam folder, sends the notifications that were held back, and books the time again if it is still available.',
					'vestibule'
				) }
			</p>
			<Button __next40pxDefaultSize variant="primary" onClick={ () => void actions.notSpam( [ entry ] ) }>
				{ __( 'Not spam', 'vestibule' ) }
			</Button>
		</Notice>
	);
}

/** Notice about a failed email, with the error, the next attempt and a button that sends it again. */
function MailNotice( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
	if ( ! isUnsent( entry.mailStatus ) ) {
		return null;
	}
	return (
		<Notice status={ entry.mailStatus === 'failed' ? 'warning' : 'error' } isDismissible={ false }>
			<p>{ failureWords( entry ) }</p>
			{ entry.mailError !== '' && (
				/* translators: %s: error message of the mail server. */
				<p>{ sprintf( __( 'Response from the mail server: %s', 'vestibule' ), entry.mailError ) }</p>
			) }
			{ entry.status !== 'trash' && (
				<SendAgain send={ () => actions.sendMail( entry.id ) } variant="secondary" />
			) }
		</Notice>
	);
}

interface EntryProps {
	entry: EntriesEntry;
	list: string;
	actions: Actions;
	say: Say;
	heading: RefObject< HTMLHeadingElement >;
}

function Entry( { entry, list, actions, say, heading }: EntryProps ) {
	const [ editing, setEditing ] = useState( false );
	return (
		<article className="vestibule-entries__entry">
			<header>
				<div>
					<StarButton entry={ entry } actions={ actions } />
					<h2 ref={ heading } tabIndex={ -1 }>
						<bdi>{ senderOf( entry ) }</bdi>
					</h2>
					{ entry.subject !== '' && (
						<p>
							<bdi>{ entry.subject }</bdi>
						</p>
					) }
				</div>
				<EntryButtons entry={ entry } list={ list } actions={ actions } />
			</header>
			<SpamNotice entry={ entry } actions={ actions } />
			<OptInNotice entry={ entry } actions={ actions } />
			<MailNotice entry={ entry } actions={ actions } />
			<div className="vestibule-entries__columns">
				<div>
					{ entry.appointment !== null && (
						<Appointment appointment={ entry.appointment } trashed={ entry.status === 'trash' } />
					) }
					<BookingHistory history={ entry.bookingHistory } />
					{ editing ? (
						<EditAnswers id={ entry.id } actions={ actions } close={ () => setEditing( false ) } />
					) : (
						<Answers entry={ entry } edit={ () => setEditing( true ) } />
					) }
					<Deliveries entry={ entry } actions={ actions } />
					<Notes id={ entry.id } version={ actions.version } say={ say } />
				</div>
				<About entry={ entry } actions={ actions } />
			</div>
		</article>
	);
}

/** Links to the previous and next entries of the list from which this entry was opened. */
function Neighbors( { id, query }: { id: number; query: ListQuery } ) {
	const load = useCallback( ( signal: AbortSignal ) => fetchNeighbors( id, query, signal ), [ id, query ] );
	const { data } = useLoad( load );
	const hashOf = ( to: number | null = null ) => ( to === null ? null : entryHash( to, query ) );
	return (
		<Steps
			label={ __( 'Entries of this list', 'vestibule' ) }
			previous={ hashOf( data?.previous ) }
			next={ hashOf( data?.next ) }
		/>
	);
}

interface ScreenProps {
	id: number;
	/** Filters of the list from which the entry was opened. */
	query: ListQuery;
	actions: Actions;
	say: Say;
}

/** Screen for one entry, with its own URL. Opening the entry marks it as read, but only once. */
export function EntryScreen( { id, query, actions, say }: ScreenProps ) {
	const list = listHash( query );
	const load = useCallback( ( signal: AbortSignal ) => fetchEntry( id, signal ), [ id ] );
	const { data, failure, reload, change } = useLoad( load, actions.version );
	const heading = useRef< HTMLHeadingElement >( null );
	const opened = useRef( false );

	useEffect( () => {
		if ( data === null || opened.current ) {
			return;
		}
		opened.current = true;
		heading.current?.focus();
		window.scrollTo( 0, 0 );
		if ( data.status === 'unread' ) {
			void actions
				.mark( [ data ], 'read', true )
				.then( ( done ) => done && change( ( now ) => now && { ...now, status: 'read' } ) );
		}
	}, [ data, actions, change ] );

	useTitle( data === null ? '' : senderOf( data ) );

	return (
		<div className="vestibule-list vestibule-entries">
			<div className="vestibule-entries__top">
				<p className="vestibule-entries__back">
					<a href={ list }>{ __( 'Back to the entries', 'vestibule' ) }</a>
				</p>
				<Neighbors id={ id } query={ query } />
			</div>
			{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
			{ failure === '' && data === null && (
				<>
					<p className="screen-reader-text" role="status">
						{ __( 'Loading the entry', 'vestibule' ) }
					</p>
					<Skeleton lines={ 8 } className="vestibule-entries__skeleton" />
				</>
			) }
			{ failure === '' && data !== null && (
				<Entry entry={ data } list={ list } actions={ actions } say={ say } heading={ heading } />
			) }
		</div>
	);
}
