import { Fragment } from '@wordpress/element';
import { __, _x } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { EntriesEntry } from '../../../contracts/entries-entry';
import { isUnsent, mailWords } from '../entry/mail';
import { SendAgain } from './Deliveries';
import type { Actions } from '../entry/useActions';
import { confirmedWords } from './OptIn';

/** Status of the notification. If an email failed, its notice contains the button that sends it again. */
function MailLine( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
	if ( entry.status === 'unconfirmed' || ( entry.status === 'spam' && entry.mailStatus === 'pending' ) ) {
		return <>{ __( 'Held back', 'vestibule' ) }</>;
	}
	const canSend =
		! [ 'trash', 'spam' ].includes( entry.status ) &&
		entry.mailStatus !== 'sending' &&
		entry.mails.length === 0 &&
		! isUnsent( entry.mailStatus );
	return (
		<>
			{ mailWords( entry.mailStatus ) }
			{ canSend && (
				<>
					{ ' ' }
					<SendAgain send={ () => actions.sendMail( entry.id ) } variant="link" />
				</>
			) }
		</>
	);
}

/** Date of the automatic deletion and the reason for it. */
function Deletion( { deletion }: { deletion: NonNullable< EntriesEntry[ 'deletion' ] > } ) {
	const reasons = {
		form: __( 'Set in the form.', 'vestibule' ),
		appointment: __( 'Set in the form and counted from the appointment.', 'vestibule' ),
		spam: __( 'Spam is deleted automatically.', 'vestibule' ),
		unconfirmed: __( 'Unless the entry is confirmed by then.', 'vestibule' ),
	};
	return (
		<>
			<time dateTime={ deletion.at }>{ deletion.words }</time>
			<span className="is-nothing">{ reasons[ deletion.why ] }</span>
		</>
	);
}

/** Sidebar with the origin and status of an entry. */
export function About( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
	const statuses = {
		unread: __( 'Unread', 'vestibule' ),
		read: __( 'Read', 'vestibule' ),
		unconfirmed: __( 'Not confirmed', 'vestibule' ),
		trash: __( 'In the Trash', 'vestibule' ),
		spam: __( 'Spam', 'vestibule' ),
	};
	const lines: [ string, ReactNode ][] = [
		[
			__( 'Received', 'vestibule' ),
			<time key="received" dateTime={ entry.createdAt }>
				{ entry.received }
			</time>,
		],
		[ __( 'Status', 'vestibule' ), statuses[ entry.status ] ],
		[ __( 'Form', 'vestibule' ), entry.form.title ],
		[ __( 'Notification', 'vestibule' ), <MailLine key="mail" entry={ entry } actions={ actions } /> ],
		[ _x( 'Number', 'of an entry or a booking', 'vestibule' ), String( entry.id ) ],
	];
	if ( entry.optIn?.state === 'confirmed' ) {
		lines.push( [
			__( 'Confirmed', 'vestibule' ),
			<Fragment key="confirmed">
				{ confirmedWords( entry.optIn ) }
				<bdi className="is-nothing">{ entry.optIn.what }</bdi>
			</Fragment>,
		] );
	}
	if ( entry.deletion !== null ) {
		lines.push( [ __( 'Deleted after', 'vestibule' ), <Deletion key="deletion" deletion={ entry.deletion } /> ] );
	}
	if ( entry.user !== '' ) {
		lines.push( [ __( 'Logged in as', 'vestibule' ), <bdi key="user">{ entry.user }</bdi> ] );
	}
	if ( entry.language !== '' ) {
		lines.push( [ __( 'Language', 'vestibule' ), entry.language ] );
	}
	if ( /^https?:\/\//.test( entry.sourceUrl ) ) {
		lines.push( [
			_x( 'Sent from', 'address of a page', 'vestibule' ),
			<a key="source" href={ entry.sourceUrl } rel="noreferrer">
				<bdi dir="ltr">{ entry.sourceUrl }</bdi>
			</a>,
		] );
	}
	return (
		<aside className="vestibule-entries__about" aria-label={ __( 'About this entry', 'vestibule' ) }>
			<dl>
				{ lines.map( ( [ label, value ] ) => (
					<div key={ label }>
						<dt>{ label }</dt>
						<dd>{ value }</dd>
					</div>
				) ) }
			</dl>
		</aside>
	);
}
