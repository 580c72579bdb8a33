import { useState } from '@wordpress/element';
import type { RefObject } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Notice, Button } from '@wordpress/components';
import type { EntriesEntry } from '../../contracts/entries-entry';
import { About } from './About';
import { Answers } from './Answers';
import { Appointment } from './Appointment';
import { EditAnswers } from './EditAnswers';
import { EntryButtons } from './EntryButtons';
import { Mails } from './Mails';
import { Webhooks } from './Webhooks';
import { Notes } from './Notes';
import { StarButton } from './StarButton';
import { senderOf } from './words';
import type { Actions } from './useActions';
import type { Say } from './useSnackbars';
import { failureWords, isUnsent } from './mail';
import { SendAgain } from './SendAgain';

/** Says why an entry is spam and what that means, and takes it out of the spam folder when asked. */
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
					'Its sender read the usual answer. “Not spam” moves it to the entries, sends the notifications that were held back, and books its time again if it is still free.',
					'vestibule'
				) }
			</p>
			<Button __next40pxDefaultSize variant="primary" onClick={ () => void actions.notSpam( [ entry ] ) }>
				{ __( 'Not spam', 'vestibule' ) }
			</Button>
		</Notice>
	);
}

/** Says that the mail about an entry failed, why, what happens next, and sends it again when asked. */
function MailNotice( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
	if ( ! isUnsent( entry.mailStatus ) ) {
		return null;
	}
	return (
		<Notice status={ entry.mailStatus === 'failed' ? 'warning' : 'error' } isDismissible={ false }>
			<p>{ failureWords( entry ) }</p>
			{ entry.mailError !== '' && (
				/* translators: %s: what the mail server said. */
				<p>{ sprintf( __( 'What the mail server said: %s', 'vestibule' ), entry.mailError ) }</p>
			) }
			{ entry.status !== 'trash' && <SendAgain id={ entry.id } actions={ actions } variant="secondary" /> }
		</Notice>
	);
}

/** What has become of the entry's appointment, and who did it; nothing while it is as it was booked. */
function BookingHistory( { history }: { history: EntriesEntry[ 'bookingHistory' ] } ) {
	if ( history.length < 2 ) {
		return null;
	}
	return (
		<details>
			<summary>{ __( 'History of the appointment', 'vestibule' ) }</summary>
			<ul>
				{ history.map( ( { at, words }, index ) => (
					<li key={ index }>
						{ at }: <bdi>{ words }</bdi>
					</li>
				) ) }
			</ul>
		</details>
	);
}

interface Props {
	entry: EntriesEntry;
	list: string;
	actions: Actions;
	say: Say;
	heading: RefObject< HTMLHeadingElement >;
}

export function Entry( { entry, list, actions, say, heading }: Props ) {
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
					<Mails entry={ entry } actions={ actions } />
					<Webhooks entry={ entry } actions={ actions } />
					<Notes id={ entry.id } version={ actions.version } say={ say } />
				</div>
				<About entry={ entry } actions={ actions } />
			</div>
		</article>
	);
}
