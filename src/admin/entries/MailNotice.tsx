import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../contracts/entries-entry';
import { failureWords, isUnsent } from './mail';
import { SendAgain } from './SendAgain';
import type { Actions } from './useActions';

/** Says that the mail about an entry failed, why, what happens next, and sends it again when asked. */
export function MailNotice( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
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
