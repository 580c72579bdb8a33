import { __, sprintf } from '@wordpress/i18n';
import type { EntriesEntry } from '../../contracts/entries-entry';
import { senderOf } from './words';

/** As many letters as the mail's text holds, with room for an answer. */
const LONGEST = 12000;

/** An empty answer with the visitor's words below it, each line marked as theirs. */
export function quoteOf( entry: Pick< EntriesEntry, 'id' | 'name' | 'email' | 'received' | 'fields' > ): string {
	const lines = entry.fields
		.filter( ( field ) => field.values.length > 0 )
		.flatMap( ( field ) => `${ field.label }: ${ field.values.join( ', ' ) }`.split( /\r\n|\r|\n/ ) )
		.map( ( line ) => `> ${ line }` );
	/* translators: 1: day and time, 2: name of the sender. */
	const start = sprintf( __( 'On %1$s %2$s wrote:', 'vestibule' ), entry.received, senderOf( entry ) );
	return `\n\n${ start }\n${ lines.join( '\n' ) }\n`.slice( 0, LONGEST );
}
