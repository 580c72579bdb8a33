import { useState } from '@wordpress/element';
import type { RefObject } from 'react';
import type { EntriesEntry } from '../../contracts/entries-entry';
import { About } from './About';
import { Answers } from './Answers';
import { Appointment } from './Appointment';
import { BookingHistory } from './BookingHistory';
import { EditAnswers } from './EditAnswers';
import { EntryButtons } from './EntryButtons';
import { MailNotice } from './MailNotice';
import { Mails } from './Mails';
import { Webhooks } from './Webhooks';
import { SpamNotice } from './SpamNotice';
import { Notes } from './Notes';
import { StarButton } from './StarButton';
import { senderOf } from './words';
import type { Actions } from './useActions';
import type { Say } from './useSnackbars';

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
