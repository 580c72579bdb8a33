import { missing, textRule } from '../kit/rules';

/**
 * Submitted value of an appointment (docs/rest.md): JSON from the calendar, or the start time alone from the plain
 * list.
 */
export interface AppointmentValue {
	/** Start time, such as 2026-12-01T09:00:00Z. */
	start: string;
	/** Time zone of the visitor; empty if unknown. */
	timezone: string;
	/** Secret that proves that the visitor holds the time; empty if there is none. */
	hold: string;
	/** User ID of the host; undefined for any host. */
	host?: number;
}

const INSTANT = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?Z$/;
const ZONE = /^[A-Za-z0-9_+/-]{0,64}$/;
const HOLD = /^[A-Za-z0-9_.-]{0,200}$/;

/** Parses a submitted value. Null if it is not valid. The start time is empty if no time was selected. */
export function parseAppointment( value: string ): AppointmentValue | null {
	if ( ! value.startsWith( '{' ) ) {
		return checked( { start: value, timezone: '', hold: '' } );
	}
	let data: unknown;
	try {
		data = JSON.parse( value );
	} catch {
		return null;
	}
	if ( typeof data !== 'object' || data === null ) {
		return null;
	}
	const { start = '', timezone = '', hold = '', host = 0 } = data as Record< string, unknown >;
	return typeof start === 'string' &&
		typeof timezone === 'string' &&
		typeof hold === 'string' &&
		Number.isSafeInteger( host ) &&
		Number( host ) >= 0
		? checked( { start, timezone, hold, ...( host !== 0 && { host: Number( host ) } ) } )
		: null;
}

function checked( value: AppointmentValue ): AppointmentValue | null {
	return ( value.start === '' || isInstant( value.start ) ) && ZONE.test( value.timezone ) && HOLD.test( value.hold )
		? value
		: null;
}

function isInstant( text: string ): boolean {
	const [ , ...parts ] = INSTANT.exec( text ) ?? [];
	const [ year = 0, month = 0, day = 0, hour = 24, minute = 60, second = 0 ] = parts.map( ( part ) =>
		Number( part ?? 0 )
	);
	return (
		hour < 24 && minute < 60 && second < 60 && month >= 1 && month <= 12 && day >= 1 && day <= daysOf( year, month )
	);
}

function daysOf( year: number, month: number ): number {
	const leap = year % 4 === 0 && ( year % 100 !== 0 || year % 400 === 0 );
	return [ 31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ][ month - 1 ] ?? 0;
}

export const validate = textRule( ( field, text ) => {
	const value = parseAppointment( text );
	if ( ! value ) {
		return [ field.messages.invalid ];
	}
	return value.start === '' ? missing( field ) : [];
} );
