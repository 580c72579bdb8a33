import { rememberType } from '../booking/api';

let booked = 0;

/**
 * Appointment type with which the next booking begins: the last one that was booked here or before, or the first one.
 *
 * @param before Type that was booked before this page was opened; 0 for none.
 */
export function lastType( before: number, events: readonly { id: number }[] ): number {
	const last = booked || before;
	return events.some( ( { id } ) => id === last ) ? last : ( events[ 0 ]?.id ?? 0 );
}

/** Stores the type of a booking that was made. */
export function storeLastType( event: number, before: number ): void {
	if ( event !== ( booked || before ) ) {
		// The booking counts, also where its type could not be stored.
		rememberType( event ).catch( () => undefined );
	}
	booked = event;
}
