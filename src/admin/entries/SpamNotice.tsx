import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { EntriesEntry } from '../../contracts/entries-entry';
import type { Actions } from './useActions';

/** Says why an entry is spam and what that means, and takes it out of the spam folder when asked. */
export function SpamNotice( { entry, actions }: { entry: EntriesEntry; actions: Actions } ) {
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
