import { __ } from '@wordpress/i18n';
import type { Event } from '../../contracts/event';

/** What is typed about bookings after they were made: hours before the start, and the reminders in hours. */
export interface After {
	moveUntil: string;
	cancelUntil: string;
	/** Separated by semicolons, because a comma begins a fraction in many languages. */
	reminders: string;
}

type Settings = Pick< Required< Event >, 'moveUntil' | 'cancelUntil' | 'reminders' >;

const MOST = 3;
const LEAST_MINUTES = 15;
const MOST_MINUTES = 43_200;
const MOST_HOURS = 720;

const hoursOf = ( text: string ) => Number( text.trim().replace( ',', '.' ) );

/** In minutes; an entry that is no number stays NaN. */
const minutesOf = ( reminders: string ) =>
	reminders
		.split( /[;\s]+/ )
		.filter( ( text ) => text !== '' )
		.map( ( text ) => Math.round( hoursOf( text ) * 60 ) );

export const afterOf = ( { moveUntil = 1, cancelUntil = 1, reminders = [ 1440 ] }: Partial< Settings > ): After => ( {
	moveUntil: String( moveUntil ),
	cancelUntil: String( cancelUntil ),
	reminders: Array.isArray( reminders )
		? reminders.map( ( minutes ) => String( minutes / 60 ) ).join( '; ' )
		: String( reminders ),
} );

/** What is not right stays as it was typed. */
export function afterSettings( after: After ): Settings {
	const wrong = afterErrors( after );
	const settings = {
		moveUntil: wrong.moveUntil ? after.moveUntil : Number( after.moveUntil ),
		cancelUntil: wrong.cancelUntil ? after.cancelUntil : Number( after.cancelUntil ),
		reminders: wrong.reminders ? after.reminders : [ ...new Set( minutesOf( after.reminders ) ) ],
	};
	return settings as Settings;
}

export function afterErrors( after: After ): Record< string, string > {
	const errors: Record< string, string > = {};
	for ( const key of [ 'moveUntil', 'cancelUntil' ] as const ) {
		if ( ! /^\s*\d{1,3}\s*$/.test( after[ key ] ) || Number( after[ key ] ) > MOST_HOURS ) {
			errors[ key ] = __( 'Give a whole number from 0 to 720.', 'vestibule' );
		}
	}
	const minutes = minutesOf( after.reminders );
	if (
		minutes.length > MOST ||
		minutes.some( ( one ) => ! Number.isFinite( one ) || one < LEAST_MINUTES || one > MOST_MINUTES )
	) {
		errors.reminders = __( 'Give up to three numbers of hours, from 0.25 to 720, such as “24; 1”.', 'vestibule' );
	}
	return errors;
}
