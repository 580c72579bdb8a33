import type { BookingsBusy } from '../../contracts/bookings-busy';
import type { Query } from './route';
import { isSearch } from './useBookings';

/** When a host is busy in another calendar; numbered in the order in which they came. */
export interface BusyTime extends BookingsBusy {
	id: number;
}

/**
 * Whether they are shown: beside days that show hours, where blocked time is shown. They belong to no form, so who reads
 * some forms alone is not answered.
 */
export const withBusy = ( query: Query, canBlock: boolean ): boolean =>
	canBlock &&
	( query.view === 'day' || query.view === 'week' ) &&
	query.status.includes( 'blocked' ) &&
	! isSearch( query );

export const numbered = ( times: readonly BookingsBusy[] ): BusyTime[] =>
	times.map( ( time, id ) => ( { ...time, id } ) );
