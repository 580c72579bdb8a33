import { __, sprintf } from '@wordpress/i18n';
import type { Event } from '../../contracts/event';
import { DAYS } from '../../time/wall';
import { mapWeek, readDay, type WeekHours } from '../../hours/week';
import { daysOffErrors, daysOffOf, readDaysOff, storedDaysOff, type DayOff } from '../hours/daysOff';
import { hoursErrors } from '../hours/errors';
import { afterErrors, afterOf, afterSettings, type After } from './after';
import { durationLimits } from '../kit/durations';
import { UNITS, type FromServer, type NumberKey } from './fromServer';
import { waitingErrors, waitingOf, waitingSettings, type Waiting } from './waiting';

/** What the editor shows, as it was typed. */
export interface Draft {
	numbers: Record< NumberKey, string >;
	timezone: string;
	hours: WeekHours;
	after: After;
	waiting: Waiting;
	daysOff: DayOff[];
	hosts: number[];
	hostChoice: NonNullable< Event[ 'hostChoice' ] >;
	hostMails: NonNullable< Event[ 'hostMails' ] >;
	place: Place;
}

export type Place = Required< NonNullable< Event[ 'place' ] > >;

/** By control: `duration`, and places such as `hours.monday.0`, as the server names them. */
export type Errors = Readonly< Record< string, string > >;

export const NUMBERS: readonly NumberKey[] = [
	'duration',
	'capacity',
	'notice',
	'horizon',
	'step',
	'bufferBefore',
	'bufferAfter',
	'dayLimit',
];

export function draftOf( settings: Required< Event > ): Draft {
	const hours = Object.fromEntries(
		DAYS.map( ( day ) => [
			day,
			{ isOn: ( settings.hours[ day ] ?? [] ).length > 0, spans: settings.hours[ day ] ?? [] },
		] )
	);
	const numbers = Object.fromEntries( NUMBERS.map( ( key ) => [ key, String( settings[ key ] ) ] ) );
	return {
		numbers: numbers as Draft[ 'numbers' ],
		timezone: settings.timezone,
		hours: hours as unknown as WeekHours,
		after: afterOf( settings ),
		waiting: waitingOf( settings ),
		daysOff: daysOffOf( settings.overrides ),
		hosts: settings.hosts,
		hostChoice: settings.hostChoice,
		hostMails: settings.hostMails,
		place: { kind: 'none', text: '', ...settings.place },
	};
}

/** With each time as it is stored where it can be read. */
export const readDraft = ( draft: Draft ): Draft => ( {
	...draft,
	hours: mapWeek( draft.hours, readDay ),
	daysOff: readDaysOff( draft.daysOff ),
} );

const isWithin = ( text: string, [ least, most ]: [ number, number ] ) =>
	/^\d{1,9}$/.test( text.trim() ) && Number( text ) >= least && Number( text ) <= most;

/** A day that is off has no times. */
export const openHours = ( hours: WeekHours ): WeekHours =>
	mapWeek( hours, ( day ) => ( day.isOn ? day : { isOn: false, spans: [] } ) );

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

/** What keeps it from being saved. */
export function errorsOf( typed: Draft, limits: FromServer[ 'limits' ] ): Errors {
	const draft = readDraft( typed );
	const errors: Record< string, string > = {
		...hoursErrors( openHours( draft.hours ) ),
		...afterErrors( draft.after ),
		...waitingErrors( draft.waiting ),
		...daysOffErrors( draft.daysOff ),
	};
	if ( draft.place.kind !== 'none' && draft.place.text.trim() === '' ) {
		errors.place = __( 'Say where it is, or choose “No place”.', 'vestibule' );
	}
	for ( const key of NUMBERS.filter( ( one ) => ! isWithin( draft.numbers[ one ], limits[ one ] ) ) ) {
		const [ least, most ] = limits[ key ];
		errors[ key ] = UNITS[ key ]
			? durationLimits( least, most )
			: sprintf(
					/* translators: 1: the smallest number, 2: the largest number. */
					__( 'Give a whole number from %1$s to %2$s.', 'vestibule' ),
					number( least ),
					number( most )
				);
	}
	return errors;
}

/** A whole number, or what was typed instead of one. */
const numberOf = ( text: string ): number | string => ( /^\d{1,9}$/.test( text.trim() ) ? Number( text ) : text );

/** As the contract has it; what is not right stays as it was typed, and the server refuses it. */
export function settingsOf( draft: Draft ): Event {
	const { numbers, timezone, hours, daysOff, hosts, hostChoice, hostMails, place, after, waiting } =
		readDraft( draft );
	const open = openHours( hours );
	const values = Object.fromEntries( NUMBERS.map( ( key ) => [ key, numberOf( numbers[ key ] ) ] ) );
	return {
		...values,
		timezone,
		hours: Object.fromEntries( DAYS.map( ( day ) => [ day, open[ day ].spans ] ) ),
		...afterSettings( after ),
		...waitingSettings( waiting ),
		overrides: storedDaysOff( daysOff ),
		hosts,
		hostChoice,
		hostMails,
		place,
	};
}
