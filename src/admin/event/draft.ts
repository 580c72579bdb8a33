import { __, sprintf } from '@wordpress/i18n';
import event from '../../../plugin/contracts/event.schema.json';
import type { Event } from '../../contracts/event';
import { mapWeek, readDay, type WeekHours } from '../../hours/week';
import { type Day } from '../../time/wall';
import { durationLimits, type Unit } from '../kit/fields/durations';
import { daysOffErrors, daysOffOf, readDaysOff, storedDaysOff, type DayOff } from '../kit/hours/daysOff';
import { hoursErrors, openHours, storedWeek, weekOf } from '../kit/hours/week';

/** Units of a duration: the unit in which it is stored, and the units to choose from. */
interface Duration {
	base: Unit;
	units: readonly Unit[];
}

const SHORT: Duration = { base: 'minutes', units: [ 'minutes', 'hours' ] };
const LONG: Duration = { base: 'minutes', units: [ 'minutes', 'hours', 'days' ] };
const BEFORE_START: Duration = { base: 'hours', units: [ 'hours', 'days' ] };

/** Units for the numeric settings of an appointment type. Null if the setting is a plain number and not a duration. */
export const NUMBERS = {
	duration: SHORT,
	capacity: null,
	notice: LONG,
	horizon: null,
	step: SHORT,
	bufferBefore: SHORT,
	bufferAfter: SHORT,
	dayLimit: null,
	moveUntil: BEFORE_START,
	cancelUntil: BEFORE_START,
	waitingHold: LONG,
	waitingMost: null,
} satisfies Record< string, Duration | null >;

export type NumberKey = keyof typeof NUMBERS;

const KEYS = Object.keys( NUMBERS ) as NumberKey[];

/** Data for the editor, printed by the server before this script. */
export interface FromServer {
	/** Minimum and maximum values from the contract. */
	limits: Record< NumberKey, [ number, number ] >;
	/** Published hosts. */
	hosts: { id: number; name: string }[];
	hostsUrl: string;
	zones: string[];
	siteZone: string;
	days: Record< Day, string >;
	/** First day of the week, 0 is Sunday. */
	firstDay: number;
}

declare global {
	interface Window {
		vestibuleEvent?: FromServer;
	}
}

export const fromServer = (): FromServer | undefined => window.vestibuleEvent;

/** State of the editor. Values are stored exactly as the user typed them. */
export interface Draft {
	numbers: Record< NumberKey, string >;
	timezone: string;
	hours: WeekHours;
	/** Minutes before the start time, as strings. */
	reminders: string[];
	/** Whether fully booked times have a waiting list. */
	waiting: boolean;
	daysOff: DayOff[];
	hosts: number[];
	hostChoice: NonNullable< Event[ 'hostChoice' ] >;
	hostMails: NonNullable< Event[ 'hostMails' ] >;
	place: Place;
}

export type Place = Required< NonNullable< Event[ 'place' ] > >;

/** Error messages by path, such as `duration` or `hours.monday.0`. The server uses the same paths. */
export type Errors = Readonly< Record< string, string > >;

/** Default values for appointment types that were stored before these settings existed. */
const LATER = { moveUntil: 1, cancelUntil: 1, reminders: [ 1440 ], waiting: false, waitingHold: 120, waitingMost: 20 };

export function draftOf( stored: Required< Event > ): Draft {
	const settings = { ...LATER, ...stored };
	const numbers = Object.fromEntries( KEYS.map( ( key ) => [ key, String( settings[ key ] ) ] ) );
	return {
		numbers: numbers as Draft[ 'numbers' ],
		timezone: settings.timezone,
		hours: weekOf( settings.hours ),
		reminders: settings.reminders.map( String ),
		waiting: settings.waiting,
		daysOff: daysOffOf( settings.overrides ),
		hosts: settings.hosts,
		hostChoice: settings.hostChoice,
		hostMails: settings.hostMails,
		place: { kind: 'none', text: '', ...settings.place },
	};
}

/** Converts all valid times to their stored format. */
export const readDraft = ( draft: Draft ): Draft => ( {
	...draft,
	hours: mapWeek( draft.hours, readDay ),
	daysOff: readDaysOff( draft.daysOff ),
} );

const isWithin = ( text: string, [ least, most ]: [ number, number ] ) =>
	/^\d{1,9}$/.test( text.trim() ) && Number( text ) >= least && Number( text ) <= most;

const number = ( value: number ) => value.toLocaleString( document.documentElement.lang || 'en' );

/** Returns the errors that prevent saving. */
export function errorsOf( typed: Draft, limits: FromServer[ 'limits' ] ): Errors {
	const draft = readDraft( typed );
	const errors: Record< string, string > = {
		...hoursErrors( openHours( draft.hours ) ),
		...daysOffErrors( draft.daysOff ),
	};
	if ( draft.place.kind !== 'none' && draft.place.text.trim() === '' ) {
		errors.place = __( 'Enter a location, or choose “No location”.', 'vestibule' );
	}
	for ( const key of KEYS.filter( ( one ) => ! isWithin( draft.numbers[ one ], limits[ one ] ) ) ) {
		const [ least, most ] = limits[ key ];
		errors[ key ] = NUMBERS[ key ]
			? durationLimits( least, most, NUMBERS[ key ].base )
			: sprintf(
					/* translators: 1: minimum, 2: maximum. */
					__( 'Enter a whole number from %1$s to %2$s.', 'vestibule' ),
					number( least ),
					number( most )
				);
	}
	const { minimum, maximum } = event.properties.reminders.items;
	draft.reminders.forEach( ( text, at ) => {
		if ( ! isWithin( text, [ minimum, maximum ] ) ) {
			errors[ `reminders.${ at }` ] = durationLimits( minimum, maximum );
		}
	} );
	return errors;
}

/** Returns a whole number, or the unchanged string if it is invalid. */
const numberOf = ( text: string ): number | string => ( /^\d{1,9}$/.test( text.trim() ) ? Number( text ) : text );

/**
 * Converts a draft to settings in the contract's format. Invalid values remain as typed and are rejected by the server.
 */
export function settingsOf( draft: Draft ): Event {
	const { numbers, reminders, hours, daysOff, ...same } = readDraft( draft );
	const values = Object.fromEntries( KEYS.map( ( key ) => [ key, numberOf( numbers[ key ] ) ] ) );
	return {
		...same,
		...values,
		reminders: [ ...new Set( reminders.map( numberOf ) ) ] as number[],
		hours: storedWeek( hours ),
		overrides: storedDaysOff( daysOff ),
	};
}
