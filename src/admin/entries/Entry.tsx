import type { RefObject } from 'react';
import type { EntriesEntry } from '../../contracts/entries-entry';
import { About } from './About';
import { Answers } from './Answers';
import { Appointment } from './Appointment';
import { EntryButtons } from './EntryButtons';
import { MailNotice } from './MailNotice';
import { Mails } from './Mails';
import { SpamNotice } from './SpamNotice';
import { senderOf } from './words';
import type { Actions } from './useActions';

interface Props {
	entry: EntriesEntry;
	list: string;
	actions: Actions;
	heading: RefObject< HTMLHeadingElement >;
}

export function Entry( { entry, list, actions, heading }: Props ) {
	return (
		<article className="vestibule-entries__entry">
			<header>
				<div>
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
					<Answers entry={ entry } />
					<Mails entry={ entry } actions={ actions } />
				</div>
				<About entry={ entry } actions={ actions } />
			</div>
		</article>
	);
}
