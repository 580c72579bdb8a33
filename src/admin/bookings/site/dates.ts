import { gmdateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { DAY_MINUTES, type SiteClock } from '../../../time/clock';

/** Functions that format dates and times in the site's formats and time zone. */
export interface Dates {
	/** Formats the time of an instant, such as 9:00 am. */
	time( instant: number ): string;
	/** Formats minutes since local midnight, such as 9:00 am. */
	minute( minute: number ): string;
	/** Formats a time span, such as 9:00 am – 9:30 am, or “All day”. */
	times( start: number, end: number ): string;
	/** Formats a time span within one day, given in minutes since midnight, like times(). */
	span( top: number, bottom: number ): string;
	/** Checks whether both start and end are at midnight, so that whole days are meant. */
	isWhole( start: number, end: number ): boolean;
	/** Formats a date, such as Tuesday, December 1, 2026. */
	day( day: string ): string;
	/** Formats the weekday of a date, such as Tue. */
	weekday( day: string ): string;
	/** Formats the date and time of an instant. */
	moment( instant: number ): string;
	/** Formats a date range, such as November 30 – December 6, 2026, or a single date. */
	range( first: string, last: string ): string;
	/** Formats the month and year of a date, such as December 2026. */
	month( day: string ): string;
}

const utc = ( day: string ) => new Date( `${ day }T00:00:00Z` );

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' };

function rangeFormat( locale: string ): Intl.DateTimeFormat {
	try {
		return new Intl.DateTimeFormat( locale, LONG );
	} catch {
		return new Intl.DateTimeFormat( undefined, LONG );
	}
}

/** Caches formatted strings, because many bookings have the same dates and times. */
function remembered< T extends string | number >( write: ( value: T ) => string ): ( value: T ) => string {
	const known = new Map< T, string >();
	return ( value ) => {
		const words = known.get( value ) ?? write( value );
		known.set( value, words );
		return words;
	};
}

/**
 * @param formats PHP date formats.
 * @param clock
 * @param locale
 */
export function siteDates( formats: { date: string; time: string }, clock: SiteClock, locale: string ): Dates {
	// Format the local time as if it were UTC, because the formatter's time zone data may differ.
	const written = ( format: string, wall: number ) => gmdateI18n( format, new Date( wall ) );
	const day = remembered( ( date: string ) => written( `l, ${ formats.date }`, utc( date ).getTime() ) );
	const minute = remembered( ( at: number ) => written( formats.time, at * 60_000 ) );
	const time = ( instant: number ) => minute( clock.minuteOf( instant ) );
	const ranges = rangeFormat( locale );
	const isWhole = ( start: number, end: number ) =>
		end > start && clock.minuteOf( start ) === 0 && clock.minuteOf( end ) === 0;
	return {
		time,
		times: ( start, end ) =>
			isWhole( start, end ) ? __( 'All day', 'vestibule' ) : `${ time( start ) } – ${ time( end ) }`,
		span: ( top, bottom ) =>
			top === 0 && bottom === DAY_MINUTES
				? __( 'All day', 'vestibule' )
				: `${ minute( top ) } – ${ minute( bottom % DAY_MINUTES ) }`,
		isWhole,
		minute,
		day,
		weekday: ( date ) => written( 'D', utc( date ).getTime() ),
		moment: ( instant ) => `${ day( clock.dayOf( instant ) ) }, ${ time( instant ) }`,
		range: ( first, last ) => ranges.formatRange( utc( first ), utc( last ) ),
		month: ( date ) => written( 'F Y', utc( date ).getTime() ),
	};
}
