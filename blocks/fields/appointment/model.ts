import type { Day as FreeDay } from '../../../src/booking/days';
import type { FieldProps } from '../kit/rules';
import type { FieldViewProps } from '../kit/view';

type Model = NonNullable< FieldProps[ 'appointment' ] >;
export type Day = Model[ 'days' ][ number ];

/**
 * Way in which a time was selected. If the calendar is a separate step, selecting a time with a pointer also moves to
 * the next step. Selecting a time with a key does not, because an unexpected change of step confuses screen reader
 * users. After an arrow key, the visitor may press more arrow keys.
 */
export type ChosenBy = 'pointer' | 'key' | 'arrow';

/** Displayed state of the calendar. */
export interface Picker {
	month: string;
	monthLabel: string;
	/** Short names of later months by their first date. They are shown if the calendar continues into these months. */
	laterMonths: Readonly< Record< string, string > >;
	/** Days with times that the calendar displays. The last weeks may belong to the next month. */
	days: Day[];
	/** Selected day, such as 2026-12-01. Empty if no day is available. */
	day: string;
	/** Selected start time, in UTC. Empty if there is none. */
	chosen: string;
	zone: string;
	note: string;
	/** Note saying that the selected time is held. Shown if `note` is empty. */
	kept?: string;
	/** Selected time as text for screen readers. */
	keptTime?: string;
	/** Whether no month has available times. */
	nothing: boolean;
	/** Lost time. It is shown at its former position. */
	gone?: { date: string; start: string; label: string } | undefined;
	/** Available times near the lost one. */
	nearest?: { start: string; label: string }[];
	/** First available time after a month without available times, as text. Empty if there is none. */
	nextFree?: string;
	showNext?: () => void;
	/** Loads the times again after an error. */
	retry?: ( () => void ) | undefined;
	/** Date that a key has selected while the times of its month are still loading. */
	awaitedDay?: string | undefined;
	/** Number of placeholders that are shown while the times are loading. */
	awaited?: number;
	/**
	 * Times in the other time zone, by start time, such as 04:00 or Mon 22:00. Times that are the same in both zones
	 * are omitted.
	 */
	beside?: Record< string, string >;
	/** Names of both time zones for screen readers, with the selected one first. */
	clockNames?: readonly [ string, string ] | undefined;
	/** Time zones of the site and of the visitor, if they differ. */
	clocks?: { timezone: string; label: string; isShown: boolean }[] | undefined;
	showClock?: ( timezone: string ) => void;
	busy: boolean;
	/**
	 * Current date in the selected time zone. Undefined in the server's markup, because the page may come from a cache.
	 */
	today?: string;
	/** Returns a date as text. Undefined in the server's markup, like `today`. */
	nameOf?: ( date: string ) => string;
	previous?: ( () => void ) | undefined;
	next?: ( () => void ) | undefined;
	showDay?: ( date: string ) => void;
	turnByKey?: ( event: React.KeyboardEvent ) => void;
	moveDay?: ( event: React.KeyboardEvent, date: string ) => void;
	choose?: ( start: string, by: ChosenBy ) => void;
	/** User ID of the host; 0 for any host. */
	host?: number;
	chooseHost?: ( host: number ) => void;
	/** Opens the waiting list for a fully booked time. */
	wait?: ( start: string ) => void;
	waiting?: string;
	/** Form for joining the waiting list. */
	panel?: React.ReactNode;
}

/** Month whose available times are requested. */
export interface Request {
	month: string;
	/** Last date to load. Defaults to the last date that the calendar will probably display. */
	until?: string;
	/** Whether to show the first month with available times if the requested month has none. */
	jump?: boolean;
	/** Date that a key or a button has selected in this month. */
	toward?: string;
}

/** Request with a known last date. */
export type Asked = Request & { until: string };

/** Value for the form: the start time (or an empty string) and its description as text. */
export interface Choice {
	start: string;
	words: string;
}

export interface PickerState extends Picker {
	/** Selected time zone. It is the site's time zone until the visitor selects their own. */
	timezone: string;
	home: string;
	visitor: string;
	/** Times in the other time zone, by start time. Times that are the same in both zones are omitted. */
	beside: Record< string, string >;
	/** End of the hold in milliseconds; 0 if the time is not held. */
	until: number;
	/** Days of the months that were already displayed, by month, for the selected time zone. */
	known: Readonly< Record< string, FreeDay[] > >;
	/** First available time after a month without available times; empty if there is none. */
	nextStart: string;
	/** Previously selected time that another visitor has booked. Empty after a new selection. */
	lost: string;
	/** User ID of the host; 0 for any host. */
	host: number;
	/** Fully booked time whose waiting list is open; empty if there is none. */
	waiting: string;
	/** Whether loading the times failed. */
	failed: boolean;
	language: string;
	words: FieldViewProps[ 'words' ];
	/** First request. A reset repeats it. */
	first: Request | null;
	/** First day of the week: 0 for Sunday, 1 for Monday. */
	weekStart: number;
	/** Current request. A new object loads the times again, and null loads nothing. */
	request: Asked | null;
	/** New value for the form. Null before the first change. */
	choice: Choice | null;
}
