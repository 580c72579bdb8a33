import { __, _n, sprintf } from '@wordpress/i18n';
import type { Offer } from '../../kit/list/Snackbars';
import { settlePlaces, type Changed } from './api';
import { senderOf } from './words';

/** Maximum number of IDs per request. */
const BATCH = 500;

/** Maximum number of people listed by name. If there are more, only their number is shown. */
const MAX_NAMES = 3;

/** Entries whose spots are held, and the waiting list entries that will receive these spots. */
export type Held = Required< Pick< Changed, 'held' | 'next' > >;

export const heldOf = ( { held = [], next = [] }: Changed ): Held => ( { held, next } );

/**
 * Explains that held spots go to the waiting list when the message closes. Empty if no spots are held or the waiting
 * list is empty.
 */
export function passedOn( { held, next }: Held ): string {
	if ( held.length === 0 || next.length === 0 ) {
		return '';
	}
	const names = next.map( ( one ) =>
		/* translators: 1: name of a person, 2: an option, such as "Friday". */
		sprintf( __( '%1$s (%2$s)', 'vestibule' ), senderOf( one ), one.option )
	);
	const people =
		next.length > MAX_NAMES
			? sprintf(
					/* translators: %d: number of people. */
					_n( '%d person', '%d people', next.length, 'vestibule' ),
					next.length
				)
			: names.join( ', ' );
	return [
		sprintf(
			/* translators: %s: one or more people, such as "Eva Example (Friday)". */
			__( 'When this message closes, the spot is given to the waiting list: %s.', 'vestibule' ),
			people
		),
		__( 'If you restore the entry later, it joins the waiting list.', 'vestibule' ),
	].join( ' ' );
}

/**
 * Returns callbacks that extend or end the hold of spots on the server, depending on how long the message with Undo is
 * open.
 */
export function holding( held: readonly number[], failed: ( error: unknown ) => void ): Omit< Offer, 'undo' > {
	const settle = ( isHeld: boolean ) => {
		for ( let start = 0; start < held.length; start += BATCH ) {
			settlePlaces( held.slice( start, start + BATCH ), isHeld ).catch( failed );
		}
	};
	return held.length === 0 ? {} : { over: () => settle( false ), stays: () => settle( true ) };
}
