import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { EntriesEntry } from '../../contracts/entries-entry';

/** Where an entry came from and how it stands. */
export function About( { entry }: { entry: EntriesEntry } ) {
	const statuses = {
		unread: __( 'Unread', 'vestibule' ),
		read: __( 'Read', 'vestibule' ),
		trash: __( 'In the trash', 'vestibule' ),
	};
	const mails = {
		pending: __( 'Waiting to be sent', 'vestibule' ),
		sent: __( 'Sent', 'vestibule' ),
		failed: __( 'Could not be sent', 'vestibule' ),
	};
	const lines: [ string, ReactNode ][] = [
		[ __( 'Received', 'vestibule' ), <time key="received" dateTime={ entry.createdAt }>{ entry.received }</time> ],
		[ __( 'Status', 'vestibule' ), statuses[ entry.status ] ],
		[ __( 'Form', 'vestibule' ), entry.form.title ],
		[ __( 'Mail to the institute', 'vestibule' ), mails[ entry.mailStatus ] ],
		[ __( 'Number', 'vestibule' ), String( entry.id ) ],
	];
	if ( entry.user !== '' ) {
		lines.push( [ __( 'Signed in as', 'vestibule' ), <bdi key="user">{ entry.user }</bdi> ] );
	}
	if ( /^https?:\/\//.test( entry.sourceUrl ) ) {
		lines.push( [ __( 'Sent from', 'vestibule' ), <a key="source" href={ entry.sourceUrl } rel="noreferrer"><bdi dir="ltr">{ entry.sourceUrl }</bdi></a> ] );
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
