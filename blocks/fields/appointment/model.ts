import type { Day as FreeDay } from '../../../src/booking/days';
import type { FieldProps } from '../kit/rules';
import type { FieldViewProps } from '../kit/view';

type Model = NonNullable< FieldProps[ 'appointment' ] >;
export type Day = Model[ 'days' ][ number ];

/**
 * How a time is chosen. A pointer leads to the next step where the calendar is a step of its own; a key does not, because
 * a radio button that leads away surprises people who do not see it. More arrows may follow an arrow.
 */
export type ChosenBy = 'pointer' | 'key' | 'arrow';

/** What the picker shows now. */
export interface Picker {
	month: string;
	monthLabel: string;
	/** Short names of later months by their first date, shown if the calendar continues into them. */
	laterMonths: Readonly< Record< string, string > >;
	/** Days that the calendar shows. The last weeks may belong to the next month. */
	days: Day[];
	/** The day whose times are shown, such as 2026-12-01; empty when no day is free. */
	day: string;
	/** The chosen start, an instant; empty for none. */
	chosen: string;
	zone: string;
	note: string;
	/** That the chosen time is kept; it is a note where there is no other. */
	kept?: string;
	/** The chosen time in words, said with it. */
	keptTime?: string;
	/** Nothing can be booked, in whatever month. */
	nothing: boolean;
	/** The lost time, where it was. */
	gone?: { date: string; start: string; label: string } | undefined;
	/** Free times near one that was lost. */
	nearest?: { start: string; label: string }[];
	/** The first free time after a month that has none, in words; empty for none. */
	nextFree?: string;
	showNext?: () => void;
	/** Asks once more for times that did not come. */
	retry?: ( () => void ) | undefined;
	/** Date that a key led to, while the times of its month are loading. */
	awaitedDay?: string | undefined;
	/** How many times are drawn in grey while those of the month are on their way. */
	awaited?: number;
	/** Starts on the other clock, where it shows something else: 04:00, or Mon 22:00. */
	beside?: Record< string, string >;
	/** What both clocks are called for screen readers, the shown one first. */
	clockNames?: readonly [ string, string ] | undefined;
	/** The owner's clock and the visitor's, where they differ. */
	clocks?: { timezone: string; label: string; isShown: boolean }[] | undefined;
	showClock?: ( timezone: string ) => void;
	busy: boolean;
	/** The date of this moment on the shown clock; missing before the script is there, as the page may be a cached one. */
	today?: string;
	/** A date in words; missing as today is. */
	nameOf?: ( date: string ) => string;
	previous?: ( () => void ) | undefined;
	next?: ( () => void ) | undefined;
	showDay?: ( date: string ) => void;
	turnByKey?: ( event: React.KeyboardEvent ) => void;
	moveDay?: ( event: React.KeyboardEvent, date: string ) => void;
	choose?: ( start: string, by: ChosenBy ) => void;
	/** Whose time it is to be; 0 is anybody's. */
	host?: number;
	chooseHost?: ( host: number ) => void;
	/** A full time that the visitor may want to wait for. */
	wait?: ( start: string ) => void;
	waiting?: string;
	/** Where that is asked for. */
	panel?: React.ReactNode;
}

/** A month whose free times are to be shown. */
export interface Request {
	month: string;
	/** Last date to load; if missing, the last one that the calendar is expected to show. */
	until?: string;
	/** Whether the first month with a free time is shown where this one has none. */
	jump?: boolean;
	/** The date that a key or a button led to. */
	toward?: string;
}

/** A request whose last date is known. */
export type Asked = Request & { until: string };

/** What the form gets: an instant, or empty for none, and its words. */
export interface Choice {
	start: string;
	words: string;
}

export interface PickerState extends Picker {
	/** The zone whose clock is shown: the owner's, until visitors ask for their own. */
	timezone: string;
	home: string;
	visitor: string;
	/** Starts on the other clock, where it shows something else. */
	beside: Record< string, string >;
	/** Until when the chosen time is kept, in ms; 0 when it is not. */
	until: number;
	/** The days of the months that were shown on this clock, by month, so that turning back waits for nothing. */
	known: Readonly< Record< string, FreeDay[] > >;
	/** The first free time after a month that has none; empty for none. */
	nextStart: string;
	/** The chosen time that somebody else got; empty until then, and when another one is chosen. */
	lost: string;
	/** Whose time it is to be; 0 is anybody's. */
	host: number;
	/** The full time that the visitor may want to wait for; empty for none. */
	waiting: string;
	/** The free times did not come. */
	failed: boolean;
	language: string;
	words: FieldViewProps[ 'words' ];
	/** What it asked for when it opened. */
	first: Request | null;
	/** First day of a week: 0 is Sunday, 1 Monday. */
	weekStart: number;
	/** A new object asks again; null asks for nothing. */
	request: Asked | null;
	/** Null until there is news for the form. */
	choice: Choice | null;
}
