import type { BookingsSources } from '../../contracts/bookings-sources';

/** As many colours as can be told apart; with more appointment types they come again. */
const TONES = 8;

/** The colour of each appointment type, by its post: the same on every screen, as long as none is deleted. */
export function tonesOf( sources: BookingsSources | null ): ( event: number ) => number {
	const ids = ( sources?.events ?? [] ).map( ( { id } ) => id ).sort( ( one, other ) => one - other );
	return ( event ) => Math.max( 0, ids.indexOf( event ) ) % TONES;
}
