import { clockOf, zoneWords } from './zone';

/**
 * Cache of formatters by their options, because creating a formatter takes about as long as formatting a month of
 * dates.
 */
const known = new Map< string, Intl.DateTimeFormat >();

function make( locale: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	try {
		return new Intl.DateTimeFormat( locale, options );
	} catch {
		return new Intl.DateTimeFormat( undefined, options );
	}
}

/** Returns a formatter for a locale. If the locale of the page is invalid, uses the browser's locale. */
function formatter( locale: string, options: Intl.DateTimeFormatOptions ): Intl.DateTimeFormat {
	const key = JSON.stringify( [ locale, options ] );
	const format = known.get( key ) ?? make( locale, options );
	known.set( key, format );
	return format;
}

/** Checks whether this browser supports a time zone. */
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

/** Returns the browser's time zone, or `otherwise` if the browser doesn't report one. */
export function visitorZone( otherwise: string ): string {
	const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
	return zone || otherwise;
}

/** Returns a function that returns the date of an instant in a time zone. */
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

/** Returns the date of an instant in a time zone. */
export const dateIn = ( instant: string, timezone: string ): string => dateReader( timezone )( instant );

/**
 * Formats a date, such as Tuesday 1 December 2026. Commas in English dates are removed, because browsers differ and the
 * server uses none.
 */
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

/** Formats a date in short form, such as Tue 1 Dec. */
export function shortDayLabel( date: string, locale: string ): string {
	const words = formatter( locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } ).format(
		new Date( `${ date }T00:00:00Z` )
	);
	return locale.startsWith( 'en' ) ? words.replace( /,/g, '' ) : words;
}

/** Returns the short weekday name, such as Mon. */
export const weekdayLabel = ( date: string, locale: string ): string =>
	formatter( locale, { weekday: 'short', timeZone: 'UTC' } ).format( new Date( `${ date }T00:00:00Z` ) );

/** Returns the short name of a month, such as Dec. */
export const shortMonthLabel = ( month: string, locale: string ): string =>
	formatter( locale, { month: 'short', timeZone: 'UTC' } ).format( new Date( `${ month }-01T00:00:00Z` ) );

/** Formats a month, such as December 2026. */
export const monthLabel = ( month: string, locale: string ): string =>
	formatter( locale, {
		month: 'long',
		year: 'numeric',
		timeZone: 'UTC',
	} ).format( new Date( `${ month }-01T00:00:00Z` ) );

/**
 * Returns a function that formats the time of day in a time zone, such as 09:00. The format is always 24-hour, as on
 * the server.
 */
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
 * Creates a function that returns the date and time of an instant in one zone; null if they are the same in the other
 * zone.
 */
function reader( zone: string, other: string, language: string ) {
	const [ dateOf, otherDateOf ] = [ dateReader( zone ), dateReader( other ) ];
	const [ timeOf, otherTimeOf ] = [ timeReader( zone, language ), timeReader( other, language ) ];
	return ( instant: string ): { date: string; time: string; isAnotherDay: boolean } | null => {
		const [ date, time ] = [ dateOf( instant ), timeOf( instant ) ];
		const isAnotherDay = date !== otherDateOf( instant );
		return isAnotherDay || time !== otherTimeOf( instant ) ? { date, time, isAnotherDay } : null;
	};
}

/**
 * Returns the times in another zone, for display next to the main time: 04:00, or Mon 22:00 if the day differs. Omits
 * instants with the same date and time in both zones.
 */
export function timesBeside(
	instants: readonly string[],
	other: string,
	shown: string,
	language: string
): Record< string, string > {
	const read = reader( other, shown, language );
	return Object.fromEntries(
		instants.flatMap( ( instant ) => {
			const clock = read( instant );
			const day = clock?.isAnotherDay ? `${ weekdayLabel( clock.date, language ) } ` : '';
			return clock ? [ [ instant, day + clock.time ] ] : [];
		} )
	);
}

/** Text patterns for times, in the language of the page. */
export interface TimePatterns {
	/** Pattern for date, time and zone: `%1$s, %2$s, %3$s`. */
	chosen?: string;
	/** Pattern for a time that is followed by the same time in another zone: `%1$s (%2$s)`. */
	beside?: string;
	/** Pattern for time and zone on the same day: `%1$s, %2$s`. */
	clock?: string;
	/** Pattern for a zone with a city: `%s time`. */
	cityTime?: string;
}

/**
 * Formats an instant in the site's time zone, followed by the visitor's time if it differs. The visitor's time includes
 * the date if the date differs: "Tuesday 1 December 2026, 10:00, Berlin time (04:00, New York time)"
 * (tests/vectors/time-words.json).
 */
export function timeInWords(
	instant: string,
	home: string,
	visitor: string,
	language: string,
	patterns: TimePatterns
): string {
	const { chosen = '', beside = '', clock: short = '', cityTime = '' } = patterns;
	const whole = ( date: string, time: string, zone: string ) =>
		chosen
			.replace( '%1$s', dayLabel( date, language ) )
			.replace( '%2$s', time )
			.replace( '%3$s', zoneWords( zone, cityTime ) );
	const words = whole( dateReader( home )( instant ), timeReader( home, language )( instant ), home );
	const clock = visitor ? reader( visitor, home, language )( instant ) : null;
	if ( ! clock ) {
		return words;
	}
	const theirs = clock.isAnotherDay
		? whole( clock.date, clock.time, visitor )
		: short.replace( '%1$s', clock.time ).replace( '%2$s', zoneWords( visitor, cityTime ) );
	return beside.replace( '%1$s', words ).replace( '%2$s', theirs );
}
