import { clockOf, zoneWords } from './zone';

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

/** Short name of a month, such as Dec. */
export const shortMonthLabel = ( month: string, locale: string ): string =>
	formatter( locale, { month: 'short', timeZone: 'UTC' } ).format( new Date( `${ month }-01T00:00:00Z` ) );

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

/** What the clock of one zone shows while the other's shows something else; null while both show the same. */
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
 * Instants on another clock, to stand beside the one that is shown: 04:00, or Mon 22:00 where it is another day there.
 * Instants at which both clocks show the same are left out.
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

/** Patterns of the page's words. */
export interface TimePatterns {
	/** Day, time and zone: `%1$s, %2$s, %3$s`. */
	chosen?: string;
	/** One time with the same one elsewhere: `%1$s (%2$s)`. */
	beside?: string;
	/** A time and its zone, on the same day: `%1$s, %2$s`. */
	clock?: string;
	/** A zone with a city: `%s time`. */
	cityTime?: string;
}

/**
 * An instant on the owner's clock with the visitor's beside it where that shows something else, with its day where that
 * is another one: "Tuesday 1 December 2026, 10:00, Berlin time (04:00, New York time)" (tests/vectors/time-words.json).
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
