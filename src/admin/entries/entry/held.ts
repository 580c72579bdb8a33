import { __, _n, sprintf } from '@wordpress/i18n';
import type { Offer } from '../../kit/list/Snackbars';
import { settlePlaces, type Changed } from './api';
import { senderOf } from './words';

/** As many IDs as the route takes at once. */
const BATCH = 500;

/** More people are counted and not named. */
const MAX_NAMES = 3;

/** Result of moving entries away: those whose places are held, and the waiting entries that get them. */
export type Held = Required< Pick< Changed, 'held' | 'next' > >;

export const heldOf = ( { held = [], next = [] }: Changed ): Held => ( { held, next } );

/** What happens to held places when the notice is over, and what a later restore means. Empty if there are none. */
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
			__( 'When this message closes, the place goes to the waiting list: %s.', 'vestibule' ),
			people
		),
		__( 'If you restore the entry later, it joins the waiting list itself.', 'vestibule' ),
	].join( ' ' );
}

/** Tells the server how long the notice with Undo is open. */
export function holding( held: readonly number[], failed: ( error: unknown ) => void ): Omit< Offer, 'undo' > {
	const settle = ( isHeld: boolean ) => {
		for ( let start = 0; start < held.length; start += BATCH ) {
			settlePlaces( held.slice( start, start + BATCH ), isHeld ).catch( failed );
		}
	};
	return held.length === 0 ? {} : { over: () => settle( false ), stays: () => settle( true ) };
}
