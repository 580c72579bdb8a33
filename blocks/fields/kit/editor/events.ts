import { __, _n, sprintf } from '@wordpress/i18n';
import type { Event } from '../../../../src/contracts/event';
import { textOfHtml } from '../../../../src/shared/text-of-html';

/** Post type of appointment types. Its REST route is available to users who can edit pages. */
export const EVENT = { kind: 'postType', name: 'vestibule_event' } as const;

export interface EventRecord {
	id: number;
	status: string;
	title: { rendered: string; raw?: string };
	meta?: { vestibule_event?: Event };
}

/** Returns the name and duration of an appointment type, and a note if it is not published. */
export function eventLabel( { title, status, meta }: EventRecord ): string {
	const name = textOfHtml( title.rendered ) || __( 'No title', 'vestibule' );
	const minutes = meta?.vestibule_event?.duration ?? 0;
	const label =
		minutes === 0
			? name
			: sprintf(
					/* translators: 1: name of an appointment type, 2: number of minutes. */
					_n( '%1$s, %2$d minute', '%1$s, %2$d minutes', minutes, 'vestibule' ),
					name,
					minutes
				);
	return status === 'publish'
		? label
		: /* translators: %s: name and duration of an appointment type. */
			sprintf( __( '%s (not published)', 'vestibule' ), label );
}

/** Returns the default appointment type: the oldest published one. The list must be sorted by date. */
export const firstEvent = ( events: readonly EventRecord[] ): EventRecord | undefined =>
	events.find( ( { status } ) => status === 'publish' );

/** Returns a warning if visitors cannot book the selected appointment type; empty otherwise. */
export function eventProblem( id: number, chosen: EventRecord | undefined ): string {
	if ( ! chosen ) {
		return id === 0
			? __( 'No appointment type is published: visitors see no times.', 'vestibule' )
			: __( 'This appointment type was deleted: visitors see no times. Choose another one.', 'vestibule' );
	}
	switch ( chosen.status ) {
		case 'publish':
			return '';
		case 'trash':
			return __(
				'This appointment type is in the Trash: visitors see no times. Restore it or choose another one.',
				'vestibule'
			);
		default:
			return __( 'This appointment type is not published: visitors see no times until it is.', 'vestibule' );
	}
}
