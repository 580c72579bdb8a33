import { clockOf } from './zones';

/** A time as it can be chosen. */
export interface Time {
	/** An instant, such as 2026-12-01T08:00:00Z. */
	start: string;
	/** On the clock of the zone, such as 09:00. */
	label: string;
	/** Free seats, where a time has several; 0 where it is full, and shown because visitors can wait for it. */
	remaining?: number;
}

export const isFull = ( { remaining }: Pick< Time, 'remaining' > ): boolean => remaining === 0;

/** A day with the times that can be chosen on it. */
export interface Day {
	/** In the zone, such as 2026-12-01. */
	date: string;
	label: string;
	times: Time[];
}

/** Formatters by what they were made of: a browser takes about as long to make one as to write a month of days with it. */
const known = new Map< string, Intl.DateTimeFormat >();

function make( locale: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	try {
		return new Intl.DateTimeFormat( locale, options );
	} catch {
		return new Intl.DateTimeFormat( undefined, options );
	}
}

/** A formatter in a locale; in the browser's own when the page names one that does not exist. */
function formatter( locale: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	const key = JSON.stringify( [ locale, options ] );
	const format = known.get( key ) ?? make( locale, options );
	known.set( key, format );
	return format;
}

/** Whether this browser knows a zone by this name. */
export function isZone( timezone: string ): boolean {
	try {
		return (
			timezone !== '' &&
			new Intl.DateTimeFormat( 'en', {
				timeZone: clockOf( timezone ).timeZone,
			} ) instanceof Intl.DateTimeFormat
		);
	} catch {
		return false;
	}
}

/** The zone of whoever reads, or the given one where the browser does not say. */
export function visitorZone( otherwise: string ): string {
	const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	return zone || otherwise;
}

/** The date of instants in a zone. */
export function dateReader( timezone: string ): ( instant: string ) => string {
	const { timeZone, shift } = clockOf( timezone );
	const format = formatter( 'en-u-ca-gregory-nu-latn', {
		timeZone,
		year: 'numeric',
		month: '2-digit',
		day: '2-digit',
	} );
	return ( instant ) => {
		const parts = new Map(
			format
				.formatToParts( new Date( Date.parse( instant ) + shift ) )
				.map( ( { type, value } ) => [ type, value ] )
		);
		const year = ( parts.get( 'year' ) ?? '' ).padStart( 4, '0' );
		return `${ year }-${ parts.get( 'month' ) }-${ parts.get( 'day' ) }`;
	};
}

/** The date that an instant has in a zone. */
export const dateIn = ( instant: string, timezone: string ): string => dateReader( timezone )( instant );

/** A date in words, such as Tuesday 1 December 2026; English browsers differ about a comma, the server writes none. */
export function dayLabel( date: string, locale: string ): string {
	const words = formatter( locale, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	} ).format( new Date( `${ date }T00:00:00Z` ) );
	return locale.startsWith( 'en' ) ? words.replace( /,/g, '' ) : words;
}

/** A date in short, such as Tue 1 Dec. */
export function shortDayLabel( date: string, locale: string ): string {
	const words = formatter( locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } ).format(
		new Date( `${ date }T00:00:00Z` )
	);
	return locale.startsWith( 'en' ) ? words.replace( /,/g, '' ) : words;
}

/** The day of the week in short, such as Mon. */
export const weekdayLabel = ( date: string, locale: string ): string =>
	formatter( locale, { weekday: 'short', timeZone: 'UTC' } ).format( new Date( `${ date }T00:00:00Z` ) );

/** A month in words, such as December 2026. */
export const monthLabel = ( month: string, locale: string ): string =>
	formatter( locale, {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	} ).format( new Date( `${ month }-01T00:00:00Z` ) );

/** What instants are called on the clock of a zone, such as 09:00: 24 hours, as the server writes them. */
export function timeReader( timezone: string, locale: string ): ( instant: string ) => string {
	const { timeZone, shift } = clockOf( timezone );
	const format = formatter( locale, {
		hour: '2-digit',
		minute: '2-digit',
		hourCycle: 'h23',
		timeZone,
	} );
	return ( instant ) => format.format( new Date( Date.parse( instant ) + shift ) );
}

export const timeLabel = ( instant: string, timezone: string, locale: string ): string =>
	timeReader( timezone, locale )( instant );

/**
 * Instants by the days of a zone, earliest first, in words (tests/vectors/calendar-days.json).
 *
 * @param starts   In any order.
 * @param timezone One that isZone() knows.
 * @param locale   BCP 47, such as en-GB.
 * @param seats    Free seats by start, where a time has several.
 */
export function groupByDay(
	starts: readonly string[],
	timezone: string,
	locale: string,
	seats: Readonly< Record< string, number > > = {}
): Day[] {
	const dateOf = dateReader( timezone );
	const labelOf = timeReader( timezone, locale );
	const days = new Map< string, Day >();
	const inOrder = [ ...starts ].sort( ( one, other ) => Date.parse( one ) - Date.parse( other ) );
	for ( const start of inOrder ) {
		const date = dateOf( start );
		const day = days.get( date ) ?? {
			date,
			label: dayLabel( date, locale ),
			times: [],
		};
		const remaining = seats[ start ];
		day.times.push( { start, label: labelOf( start ), ...( remaining !== undefined && { remaining } ) } );
		days.set( date, day );
	}
	return [ ...days.values() ];
}

/** The days with a time that can be chosen. */
export const daysWithRoom = < D extends { times: Pick< Time, 'remaining' >[] } >( days: readonly D[] ): D[] =>
	days.filter( ( { times } ) => ! times.every( isFull ) );

/** Free seats by start, of days that say it. */
export const seatsOf = ( days: readonly Day[] ): Record< string, number > =>
	Object.fromEntries(
		days.flatMap( ( { times } ) =>
			times.flatMap( ( { start, remaining } ) => ( remaining === undefined ? [] : [ [ start, remaining ] ] ) )
		)
	);
