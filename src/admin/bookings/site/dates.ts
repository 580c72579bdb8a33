import { gmdateI18n } from '@wordpress/date';
import { __ } from '@wordpress/i18n';
import { DAY_MINUTES, type SiteClock } from '../../../time/clock';

/** Days and times as the site writes them. */
export interface Dates {
	/** Such as 9:00 am. */
	time( instant: number ): string;
	/** What the wall shows at a minute of a day, such as 9:00 am. */
	minute( minute: number ): string;
	/** Such as 9:00 am – 9:30 am; whole days have no times. */
	times( start: number, end: number ): string;
	/** The same of minutes of one day. */
	span( top: number, bottom: number ): string;
	/** Whether it begins and ends at midnight. */
	isWhole( start: number, end: number ): boolean;
	/** Such as Tuesday, December 1, 2026. */
	day( day: string ): string;
	/** Such as Tue. */
	weekday( day: string ): string;
	/** Day and time of an instant. */
	moment( instant: number ): string;
	/** Such as November 30 – December 6, 2026, or the one day. */
	range( first: string, last: string ): string;
	/** Such as December 2026. */
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

/** Of a thousand bookings most have the same days and times: each is written once. */
function remembered< T extends string | number >( write: ( value: T ) => string ): ( value: T ) => string {
	const known = new Map< T, string >();
	return ( value ) => {
		const words = known.get( value ) ?? write( value );
		known.set( value, words );
		return words;
	};
}

/** @param formats As PHP writes them. */
export function siteDates( formats: { date: string; time: string }, clock: SiteClock, locale: string ): Dates {
	// The wall is written in UTC, so that no second source of zones is asked.
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
