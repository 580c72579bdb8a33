import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../../contracts/entries-row';
import type { Actions } from './useActions';
import { senderOf } from './words';

interface StarProps {
	entry: Pick< EntriesRow, 'id' | 'name' | 'email' | 'starred' >;
	actions: Actions;
}

/** Toggle button that adds or removes an entry's star. */
export function StarButton( { entry, actions }: StarProps ) {
	return (
		<Button
			className={ entry.starred ? 'vestibule-entries__star is-on' : 'vestibule-entries__star' }
			aria-pressed={ entry.starred }
			/* translators: %s: sender of the entry. */
			label={ sprintf( __( 'Star the entry of %s', 'vestibule' ), senderOf( entry ) ) }
			icon={ entry.starred ? 'star-filled' : 'star-empty' }
			size="small"
			onClick={ () => void actions.star( [ entry.id ], ! entry.starred ) }
		/>
	);
}
