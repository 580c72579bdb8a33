import { __, _n, _x, sprintf } from '@wordpress/i18n';
import type { Fault } from '../../courses/faults';
import type { Session } from '../../courses/schedule';
import type { ScheduleWords } from '../../courses/sentence';
import { dayLabel } from '../../time/words';

export const locale = (): string => document.documentElement.lang || 'en';

export const number = ( value: number ): string => value.toLocaleString( locale() );

export const timesWords = ( from: string, to: string ): string =>
	/* translators: 1: start time such as 18:30, 2: end time. */
	sprintf( _x( '%1$s to %2$s', 'times of day', 'vestibule' ), from, to );

/** Returns the text patterns for the sentence that describes a schedule. */
export const scheduleWords = (): ScheduleWords => ( {
	locale: locale(),
	weekdays: {
		monday: __( 'Mondays', 'vestibule' ),
		tuesday: __( 'Tuesdays', 'vestibule' ),
		wednesday: __( 'Wednesdays', 'vestibule' ),
		thursday: __( 'Thursdays', 'vestibule' ),
		friday: __( 'Fridays', 'vestibule' ),
		saturday: __( 'Saturdays', 'vestibule' ),
		sunday: __( 'Sundays', 'vestibule' ),
	},
	everyWeeks: ( days, weeks ) =>
		/* translators: 1: weekdays such as "Tuesdays and Thursdays", 2: a number that is at least 2. */
		sprintf( __( '%1$s every %2$s weeks', 'vestibule' ), days, number( weeks ) ),
	times: timesWords,
	singles: ( count ) =>
		/* translators: %s: a number. */
		sprintf( _n( '%s single date', '%s single dates', count, 'vestibule' ), number( count ) ),
	range: ( count, first, last ) =>
		sprintf(
			/* translators: 1: number of dates, 2: first day, 3: last day. */
			_n( '%1$s date from %2$s to %3$s', '%1$s dates from %2$s to %3$s', count, 'vestibule' ),
			number( count ),
			first,
			last
		),
	/* translators: %s: a day or a list of days, such as "2 February". */
	except: ( days ) => sprintf( __( 'not on %s', 'vestibule' ), days ),
	skipped: ( count ) =>
		/* translators: %s: a number. */
		sprintf( _n( '%s day skipped', '%s days skipped', count, 'vestibule' ), number( count ) ),
	canceled: ( count ) =>
		/* translators: %s: a number of dates. */
		sprintf( _n( '%s canceled', '%s canceled', count, 'vestibule' ), number( count ) ),
	none: __( 'No dates yet.', 'vestibule' ),
} );

/** Returns text such as "Tuesday 12 January 2027, 18:30 to 20:00". */
export const sessionWords = ( { day, from, to }: Pick< Session, 'day' | 'from' | 'to' > ): string =>
	/* translators: 1: a day, 2: times such as "18:30 to 20:00". */
	sprintf( _x( '%1$s, %2$s', 'day and times', 'vestibule' ), dayLabel( day, locale() ), timesWords( from, to ) );

const FAULTS: Record< Fault, string > = {
	same: __( 'Start and end are the same.', 'vestibule' ),
	long: __(
		'The end is before the start. A date that continues past midnight can last up to 12 hours.',
		'vestibule'
	),
	endless: __( 'Enter the number of dates or the last day.', 'vestibule' ),
	until: __( 'The last day is before the first one.', 'vestibule' ),
	overlap: __( 'Two dates overlap. Change or skip one of them.', 'vestibule' ),
	many: __( 'A course can have up to 366 dates.', 'vestibule' ),
	closes: __( 'Registration closes before it opens.', 'vestibule' ),
	minimum: __( 'The minimum number of people is greater than the number of spots.', 'vestibule' ),
};

export const faultWords = ( fault: Fault ): string => FAULTS[ fault ];
