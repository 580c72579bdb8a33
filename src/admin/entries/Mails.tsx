import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../contracts/entries-entry';
import { mailState } from './mail';
import { SendAgain } from './SendAgain';
import type { Actions } from './useActions';

interface Props {
	entry: EntriesEntry;
	actions: Actions;
}

/** What was sent to whom about an entry, each to be sent again. */
export function Mails( { entry, actions }: Props ) {
	if ( entry.mails.length === 0 ) {
		return null;
	}
	const canSend = entry.status !== 'trash' && entry.status !== 'spam';
	return (
		<section className="vestibule-entries__mails" aria-labelledby="vestibule-mails">
			<h3 id="vestibule-mails">{ __( 'Mails', 'vestibule' ) }</h3>
			<ul>
				{ entry.mails.map( ( mail ) => (
					<li key={ mail.id }>
						<p>
							<strong>{ mail.name }</strong>
							{ mail.to !== '' && (
								<>
									{ ' → ' }
									<bdi>{ mail.to }</bdi>
								</>
							) }
						</p>
						{ mail.subject !== '' && (
							<p>
								<bdi>{ mail.subject }</bdi>
							</p>
						) }
						<p className={ mail.status === 'sent' ? 'is-good' : undefined }>{ mailState( mail ) }</p>
						{ mail.error !== '' && <p className="is-error">{ mail.error }</p> }
						{ canSend && mail.status !== 'sending' && (
							<SendAgain
								id={ entry.id }
								mail={ mail.id }
								/* translators: %s: name of a notification. */
								label={ sprintf( __( 'Send again: %s', 'vestibule' ), mail.name ) }
								actions={ actions }
								variant="link"
							/>
						) }
					</li>
				) ) }
			</ul>
		</section>
	);
}
