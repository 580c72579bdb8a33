import { rememberType } from '../booking/api';

let booked = 0;

/**
 * Returns the default appointment type of a new booking: the last booked one, or the first in the list.
 *
 * @param before Type that was booked before this page was loaded; 0 if there is none.
 * @param events
 */
export function lastType( before: number, events: readonly { id: number }[] ): number {
	const last = booked || before;
	return events.some( ( { id } ) => id === last ) ? last : ( events[ 0 ]?.id ?? 0 );
}

/** Stores the type of a new booking as the default for the next one. */
export function storeLastType( event: number, before: number ): void {
	if ( event !== ( booked || before ) ) {
		// Ignore errors: the booking itself succeeded.
		rememberType( event ).catch( () => undefined );
	}
	booked = event;
}
