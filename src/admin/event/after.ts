import { __ } from '@wordpress/i18n';
import event from '../../../plugin/contracts/event.schema.json';
import type { Event } from '../../contracts/event';
import { durationLimits } from '../kit/durations';

/** What is typed about bookings after they were made, each a number as text. */
export interface After {
	/** Hours before the start. */
	moveUntil: string;
	/** Hours before the start. */
	cancelUntil: string;
	/** Minutes before the start. */
	reminders: string[];
}

type Settings = Pick< Required< Event >, 'moveUntil' | 'cancelUntil' | 'reminders' >;

const { moveUntil: LIMIT, reminders: REMINDERS } = event.properties;

export const MOST_REMINDERS = REMINDERS.maxItems;

const isWithin = ( text: string, { minimum, maximum }: { minimum: number; maximum: number } ) =>
	/^\s*\d{1,6}\s*$/.test( text ) && Number( text ) >= minimum && Number( text ) <= maximum;

export const afterOf = ( { moveUntil = 1, cancelUntil = 1, reminders = [ 1440 ] }: Partial< Settings > ): After => ( {
	moveUntil: String( moveUntil ),
	cancelUntil: String( cancelUntil ),
	reminders: reminders.map( String ),
} );

/** One more reminder: a day before the start, or an hour after there is one. */
export const withReminder = ( reminders: readonly string[] ): string[] => [
	...reminders,
	reminders.length === 0 ? '1440' : '60',
];

/** What is not right stays as it was typed. */
export function afterSettings( after: After ): Settings {
	const wrong = afterErrors( after );
	const numberOf = ( key: string, text: string ) => ( wrong[ key ] ? text : Number( text ) );
	const settings = {
		moveUntil: numberOf( 'moveUntil', after.moveUntil ),
		cancelUntil: numberOf( 'cancelUntil', after.cancelUntil ),
		reminders: [ ...new Set( after.reminders.map( ( text, at ) => numberOf( `reminders.${ at }`, text ) ) ) ],
	};
	return settings as Settings;
}

export function afterErrors( after: After ): Record< string, string > {
	const errors: Record< string, string > = {};
	for ( const key of [ 'moveUntil', 'cancelUntil' ] as const ) {
		if ( ! isWithin( after[ key ], LIMIT ) ) {
			errors[ key ] = durationLimits( LIMIT.minimum, LIMIT.maximum, 'hours' );
		}
	}
	after.reminders.forEach( ( text, at ) => {
		if ( ! isWithin( text, REMINDERS.items ) ) {
			errors[ `reminders.${ at }` ] = durationLimits( REMINDERS.items.minimum, REMINDERS.items.maximum );
		}
	} );
	return errors;
}
