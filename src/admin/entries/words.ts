import { __, sprintf } from '@wordpress/i18n';
import type { EntriesRow } from '../../contracts/entries-row';

/** What an entry is called: its sender's name, else the address, else its number. */
export function senderOf( row: Pick< EntriesRow, 'id' | 'name' | 'email' > ): string {
	return (
		[ row.name, row.email ].find( ( text ) => text.trim() !== '' ) ??
		/* translators: %d: number of an entry. */
		sprintf( __( 'Entry %d', 'vestibule' ), row.id )
	);
}
