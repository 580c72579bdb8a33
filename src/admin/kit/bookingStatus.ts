import { __ } from '@wordpress/i18n';
import type { BookingsRow } from '../../contracts/bookings-row';

export type BookingStatus = BookingsRow[ 'status' ];

/** Labels of the booking statuses, in the order of the filter. */
const LABELS: Record< BookingStatus, () => string > = {
	booked: () => __( 'Booked', 'vestibule' ),
	missed: () => __( 'No-show', 'vestibule' ),
	blocked: () => __( 'Blocked time', 'vestibule' ),
	cancelled: () => __( 'Canceled', 'vestibule' ),
};

export const STATUSES = Object.keys( LABELS ) as BookingStatus[];

/** Default statuses: all except canceled. */
export const USUAL: readonly BookingStatus[] = STATUSES.filter( ( status ) => status !== 'cancelled' );

/** Returns the label of a status. */
export const statusWords = ( status: BookingStatus ): string => LABELS[ status ]();

/** Checks whether a row is a booking that is not canceled. */
export const isAppointment = ( { status }: { status: BookingStatus } ): boolean =>
	status !== 'blocked' && status !== 'cancelled';
