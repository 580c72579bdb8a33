import type { Day as FreeDay } from '../../../src/booking/days';
import type { FieldProps } from '../kit/rules';
import type { FieldViewProps } from '../kit/view';

type Model = NonNullable< FieldProps[ 'appointment' ] >;
export type Day = Model[ 'days' ][ number ];

/**
 * Way in which a time was selected. If the calendar is a separate step, a pointer also moves to the next step. A key
 * does not, because an unexpected change of step confuses users of screen readers. After an arrow key, more arrow keys
 * may follow.
 */
export type ChosenBy = 'pointer' | 'key' | 'arrow';

/** Displayed state of the calendar. */
export interface Picker {
	month: string;
	monthLabel: string;
	/** Short names of later months by their first date, shown if the calendar continues into them. */
	laterMonths: Readonly< Record< string, string > >;
	/** Days that the calendar displays. The last weeks may belong to the next month. */
	days: Day[];
	/** Selected day, such as 2026-12-01. Empty if no day is available. */
	day: string;
	/** Selected start, in UTC. Empty if there is none. */
	chosen: string;
	zone: string;
	note: string;
	/** Note that the selected time is held. Shown if `note` is empty. */
	kept?: string;
	/** Selected time as text for screen readers. */
	keptTime?: string;
	/** Whether no month has available times. */
	nothing: boolean;
	/** Lost time, to be shown at its former place. */
	gone?: { date: string; start: string; label: string } | undefined;
	/** Available times near the lost one. */
	nearest?: { start: string; label: string }[];
	/** First available time after an empty month, as text. Empty if there is none. */
	nextFree?: string;
	showNext?: () => void;
	/** Loads the times again after an error. */
	retry?: ( () => void ) | undefined;
	/** Date that a key has selected, while the times of its month are loading. */
	awaitedDay?: string | undefined;
	/** Number of placeholders while the times are loading. */
	awaited?: number;
	/** Times in the other time zone if they differ, by start: 04:00, or Mon 22:00. */
	beside?: Record< string, string >;
	/** Names of both time zones for screen readers, the selected one first. */
	clockNames?: readonly [ string, string ] | undefined;
	/** Time zones of the site and of the visitor, if they differ. */
	clocks?: { timezone: string; label: string; isShown: boolean }[] | undefined;
	showClock?: ( timezone: string ) => void;
	busy: boolean;
	/** Current date in the selected time zone. Undefined in the server's markup, because the page may be cached. */
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
	/** Form to join the waiting list. */
	panel?: React.ReactNode;
}

/** Month whose available times are requested. */
export interface Request {
	month: string;
	/** Last date to load. If it is missing, the last date that the calendar will probably display. */
	until?: string;
	/** Whether to show the first month with available times if the requested month has none. */
	jump?: boolean;
	/** Date that a key or a button has selected. */
	toward?: string;
}

/** Request with a known last date. */
export type Asked = Request & { until: string };

/** Value for the form: the start, or an empty string, and its text. */
export interface Choice {
	start: string;
	words: string;
}

export interface PickerState extends Picker {
	/** Selected time zone: the site's, until the visitor selects their own. */
	timezone: string;
	home: string;
	visitor: string;
	/** Times in the other time zone if they differ, by start. */
	beside: Record< string, string >;
	/** Expiry of the hold in ms; 0 if the time is not held. */
	until: number;
	/** Days of the months that were already displayed, by month, for the selected time zone. */
	known: Readonly< Record< string, FreeDay[] > >;
	/** First available time after an empty month; empty if there is none. */
	nextStart: string;
	/** Selected time that another visitor has booked. Empty after a new selection. */
	lost: string;
	/** User ID of the host; 0 for any host. */
	host: number;
	/** Full time whose waiting list is open; empty if there is none. */
	waiting: string;
	/** Whether loading the times failed. */
	failed: boolean;
	language: string;
	words: FieldViewProps[ 'words' ];
	/** First request, which a reset repeats. */
	first: Request | null;
	/** First day of the week: 0 for Sunday, 1 for Monday. */
	weekStart: number;
	/** Current request. A new object loads the times again; null loads nothing. */
	request: Asked | null;
	/** New value for the form. Null until the first change. */
	choice: Choice | null;
}
