import { __ } from '@wordpress/i18n';
import event from '../../../../plugin/contracts/event.schema.json';
import type { Event } from '../../../contracts/event';
import type { Holiday } from '../../../hours/holidays';
import type { Span } from '../../../hours/spans';
import { DAYS } from '../../../time/wall';
import { findingsOf, mapWeek, readDay, type DayHours, type WeekHours } from '../../../hours/week';
import { findingWords } from './week';

/** Date with special hours that is being edited. Without hours, the date is closed. */
export interface DayOff extends Holiday, DayHours {}

type StoredDayOff = NonNullable< Event[ 'overrides' ] >[ number ];

export const MAX_DAYS_OFF = event.properties.overrides.maxItems;

const MAX_RANGE_DAYS = 366;
const DAY = 86_400_000;

export const daysOffOf = ( stored: readonly StoredDayOff[] ): DayOff[] =>
	stored.map( ( { hours, ...days } ) => ( { ...days, isOn: hours.length > 0, spans: hours } ) );

/** Checks whether a new row has not been filled in yet. Such rows are not saved. */
export const isBlank = ( { from, to, name, isOn }: DayOff ): boolean =>
	! isOn && [ from, to, name.trim() ].every( ( typed ) => typed === '' );

export const storedDaysOff = ( daysOff: readonly DayOff[] ): StoredDayOff[] =>
	daysOff
		.filter( ( day ) => ! isBlank( day ) )
		.map( ( { isOn, spans, ...days } ) => ( { ...days, to: days.to || days.from, hours: isOn ? spans : [] } ) );

/** Converts all valid times to their stored format. */
export const readDaysOff = ( daysOff: readonly DayOff[] ): DayOff[] =>
	daysOff.map( ( day ) => ( { ...day, ...readDay( day ) } ) );

/**
 * Returns a week in which only Monday has the given hours, so that the validation of a week can be used for a single
 * day.
 */
const aloneIn = ( hours: DayHours ): WeekHours =>
	mapWeek( Object.fromEntries( DAYS.map( ( day ) => [ day, hours ] ) ) as unknown as WeekHours, ( own, day ) =>
		day === 'monday' ? own : { isOn: false, spans: [] as Span[] }
	);

export const findingsOfDay = ( hours: DayHours ) => {
	const findings = findingsOf( aloneIn( hours ) );
	return hours.spans.map( ( _, at ) => findings[ `monday.${ at }` ] );
};

const isDate = ( text: string ) => {
	const at = Date.parse( `${ text }T00:00:00Z` );
	return ! Number.isNaN( at ) && new Date( at ).toISOString().slice( 0, 10 ) === text;
};

function dateErrors( day: DayOff ): Record< string, string > {
	const { from, to } = day;
	const last = to || from;
	if ( isBlank( day ) ) {
		return {};
	}
	if ( ! isDate( from ) || ! isDate( last ) ) {
		return { [ isDate( from ) ? 'to' : 'from' ]: __( 'Enter a valid date.', 'vestibule' ) };
	}
	const days = ( Date.parse( last ) - Date.parse( from ) ) / DAY;
	if ( days < 0 ) {
		return { to: __( 'The last day is before the first.', 'vestibule' ) };
	}
	return days >= MAX_RANGE_DAYS ? { to: __( 'Choose a period of no more than a year.', 'vestibule' ) } : {};
}

/** Returns the error messages by path, such as `overrides.0.to`. The server uses the same paths. */
export const daysOffErrors = ( daysOff: readonly DayOff[] ): Record< string, string > =>
	Object.fromEntries(
		daysOff.flatMap( ( day, at ) => [
			...Object.entries( dateErrors( day ) ).map( ( [ side, words ] ) => [
				`overrides.${ at }.${ side }`,
				words,
			] ),
			...( day.isOn ? findingsOfDay( day ) : [] ).flatMap( ( found, place ) =>
				found && found.finding !== 'overnight'
					? [ [ `overrides.${ at }.hours.${ place }`, findingWords( found.finding, '' ) ] ]
					: []
			),
		] )
	);

/** Appends imported holidays, without duplicates. */
export function withHolidays( daysOff: readonly DayOff[], holidays: readonly Holiday[] ): DayOff[] {
	const known = new Set( daysOff.map( ( { from, to, yearly } ) => `${ from } ${ to || from } ${ yearly }` ) );
	const fresh = holidays.filter( ( { from, to, yearly } ) => {
		const key = `${ from } ${ to } ${ yearly }`;
		return ! known.has( key ) && known.add( key );
	} );
	return [ ...daysOff, ...fresh.map( ( day ) => ( { ...day, isOn: false, spans: [] } ) ) ];
}
