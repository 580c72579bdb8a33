import type { BookingNew } from '../../../contracts/booking-new';
import type { BookingsSources } from '../../../contracts/bookings-sources';
import type { SiteClock } from '../../../time/clock';
import { startOf, type Time } from './time';

/** Booking that is being entered. */
export interface Draft {
	event: number;
	/** Chosen host. This host might not offer the chosen appointment type. 0 means any host. */
	host: number;
	time: Time;
	name: string;
	email: string;
	phone: string;
	note: string;
	/** Whether the visitor receives a confirmation, provided that there is an email address. */
	notify: boolean;
}

/**
 * Returns the draft with another appointment type or host. Clears the chosen time, because the available times are
 * different.
 */
export const withHost = ( draft: Draft, chosen: { event?: number; host?: number } ): Draft => ( {
	...draft,
	...chosen,
	time: { ...draft.time, free: '' },
} );

/** Returns the hosts of the draft's appointment type. */
export function hostsOf( { event }: Draft, sources: BookingsSources ): BookingsSources[ 'hosts' ] {
	const ids = sources.events.find( ( { id } ) => id === event )?.hosts ?? [];
	return sources.hosts.filter( ( { id } ) => ids.includes( id ) );
}

/** Returns the host of the booking; 0 if the chosen one doesn't offer the appointment type. */
export const hostOf = ( draft: Draft, sources: BookingsSources ): number =>
	sources.events.find( ( { id } ) => id === draft.event )?.hosts.includes( draft.host ) ? draft.host : 0;

export const hasEmail = ( { email }: Draft ): boolean => email.trim() !== '';

/**
 * Returns the request for the booking.
 *
 * @param draft
 * @param sources
 * @param clock
 * @param absent Whether to book the host outside of their hours.
 */
export function bookingOf( draft: Draft, sources: BookingsSources, clock: SiteClock, absent: boolean ): BookingNew {
	const { event, time, name, email, phone, note, notify } = draft;
	const host = hostOf( draft, sources );
	return {
		event,
		start: startOf( time, clock ),
		...( host > 0 && { host } ),
		absent,
		name,
		email,
		phone,
		note,
		notify: notify && hasEmail( draft ),
	};
}
