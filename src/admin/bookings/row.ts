import type { BookingsRow } from '../../contracts/bookings-row';

/** A booking or a time taken out, as the routes answer it. */
export type Row = BookingsRow;

/** Whether it can still be moved or cancelled: booked, and not over. */
export const isAhead = ( row: Row, now: number ): boolean => row.status === 'booked' && Date.parse( row.end ) > now;

/** Whether a cancellation can be taken back: its time is still to come. */
export const isRestorable = ( row: Row, now: number ): boolean =>
	row.status === 'cancelled' && Date.parse( row.start ) > now;

/** Whether somebody may be said not to have come: it has begun, and is not cancelled. */
export const hasBegun = ( row: Row, now: number ): boolean =>
	( row.status === 'booked' || row.status === 'missed' ) && Date.parse( row.start ) <= now;
