import { dayLabel } from '../time/words';
import type { Day } from '../time/wall';
import { sessionsOf, skippedOf, weekdaysOf, type CourseDates, type Series, type Session } from './schedule';

/** Text patterns for a schedule, in the language of the user. */
export interface ScheduleWords {
	/** Language of dates, such as de-DE. */
	locale: string;
	/** Weekday names for repeated dates, such as Tuesdays. */
	weekdays: Record< Day, string >;
	/** Returns text such as "Tuesdays, every 2 weeks". */
	everyWeeks( days: string, weeks: number ): string;
	/** Returns text such as "18:30 to 20:00". */
	times( from: string, to: string ): string;
	/** Returns text such as "1 single date". */
	singles( count: number ): string;
	/** Returns text such as "10 dates from 12 January to 23 March". */
	range( count: number, first: string, last: string ): string;
	/** Returns text such as "not on 2 February". */
	except( days: string ): string;
	/** Returns text such as "5 days skipped". */
	skipped( count: number ): string;
	/** Returns text such as "1 canceled". */
	canceled( count: number ): string;
	/** Text for a schedule that has no dates. */
	none: string;
}

/** Maximum number of skipped days that the sentence lists. */
const MAX_SKIPPED = 3;

/** Returns items as a list in words, such as "Monday and Wednesday". */
export function listOf( items: readonly string[], locale: string ): string {
	try {
		return new Intl.ListFormat( locale, { type: 'conjunction' } ).format( items );
	} catch {
		return items.join( ', ' );
	}
}

function dayOf( day: string, locale: string, hasYear: boolean ): string {
	const options: Intl.DateTimeFormatOptions = {
		day: 'numeric',
		month: 'long',
		...( hasYear && { year: 'numeric' } ),
		timeZone: 'UTC',
	};
	return new Date( `${ day }T00:00:00Z` ).toLocaleDateString( locale, options );
}

function rhythmOf( series: Series, words: ScheduleWords ): string {
	const days = listOf(
		weekdaysOf( series ).map( ( day ) => words.weekdays[ day ] ),
		words.locale
	);
	const { every = 1 } = series;
	return `${ every > 1 ? words.everyWeeks( days, every ) : days }, ${ words.times( series.from, series.to ) }`;
}

/** Returns the times if all dates have the same times. Empty if the times differ. */
function sharedTimes( sessions: readonly Session[], words: ScheduleWords ): string {
	const [ first ] = sessions;
	return first && sessions.every( ( { from, to } ) => from === first.from && to === first.to )
		? words.times( first.from, first.to )
		: '';
}

/**
 * Returns the weekly rhythm, such as "Tuesdays, 18:30 to 20:00". For single dates only, returns their times if all are
 * the same.
 */
function rhythms( { series = [], dates = [] }: CourseDates, sessions: readonly Session[], words: ScheduleWords ) {
	if ( series.length === 0 ) {
		return sharedTimes( sessions, words );
	}
	const all = [
		...new Set( series.map( ( one ) => rhythmOf( one, words ) ) ),
		...( dates.length > 0 ? [ words.singles( dates.length ) ] : [] ),
	];
	return all.length === 1 ? ( all[ 0 ] ?? '' ) : listOf( all, words.locale );
}

/**
 * Returns the schedule as a sentence, such as "Tuesdays, 18:30 to 20:00, 10 dates from 12 January to 23 March, not on 2
 * February". Years are included only if the first and the last date are in different years.
 */
export function scheduleSentence( dates: CourseDates, zone: string, words: ScheduleWords ): string {
	const sessions = sessionsOf( dates, zone );
	const planned = sessions.filter( ( { isCanceled } ) => ! isCanceled );
	const [ first ] = planned;
	const last = planned.at( -1 );
	if ( ! first || ! last ) {
		return words.none;
	}
	const hasYear = first.day.slice( 0, 4 ) !== last.day.slice( 0, 4 );
	const shown = ( day: string ) => dayOf( day, words.locale, hasYear );
	const skipped = skippedOf( dates );
	const canceled = sessions.length - planned.length;
	const parts =
		planned.length === 1
			? [ dayLabel( first.day, words.locale ), words.times( first.from, first.to ) ]
			: [
					rhythms( dates, planned, words ),
					words.range( planned.length, shown( first.day ), shown( last.day ) ),
				];
	return [
		...parts,
		skipped.length > MAX_SKIPPED ? words.skipped( skipped.length ) : '',
		skipped.length > 0 && skipped.length <= MAX_SKIPPED
			? words.except( listOf( skipped.map( shown ), words.locale ) )
			: '',
		canceled > 0 ? words.canceled( canceled ) : '',
	]
		.filter( ( part ) => part !== '' )
		.join( ', ' );
}
