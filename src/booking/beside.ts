import { dateReader, dayLabel, timeReader, weekdayLabel } from './days';
import { zoneWords } from './zones';

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
