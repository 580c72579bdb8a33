import { monthOf } from '../../../src/time/month';
import { dateIn, monthLabel, timeInWords } from '../../../src/time/words';
import { daysWithRoom, groupByDay, seatsOf, type Day } from '../../../src/booking/days';
import { isZone, visitorZone } from '../../../src/time/zone';
import { nearestDay } from '../../../src/booking/nearest';
import { firstPicker, type Picker } from './View';
import type { FieldViewProps } from '../kit/view';
import type { FieldProps } from '../kit/rules';
import { offers, wordsLocale, type FreeTimes } from './free-times';
import { startsOf, withBeside } from './clocks';

/** A month that the free times are asked for. */
export interface Request {
	month: string;
	/** Whether the first month with a free time is shown where this one has none. */
	jump?: boolean;
	/** The date that a key or a button led to. */
	toward?: string;
}

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
	known: Readonly< Record< string, Day[] > >;
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
	/** A new object asks again; null asks for nothing. */
	request: Request | null;
	/** Null until there is news for the form. */
	choice: Choice | null;
}

export type PickerAction =
	| { type: 'open'; first: Request | null }
	| { type: 'turn'; month: string; toward?: string }
	| { type: 'day'; day: string }
	| { type: 'choose'; start: string }
	/** A full time; the same once more is none. */
	| { type: 'wait'; start: string }
	/** The free times that were asked for; null when they did not come. */
	| { type: 'answer'; days: Day[] | null; next?: string; offline?: boolean }
	/** The same is asked for once more. */
	| { type: 'again' }
	/** Somebody else has the chosen time. */
	| { type: 'lost' }
	| { type: 'kept'; until: number }
	/** Whose times are shown; what was chosen of somebody else's is not any more. */
	| { type: 'host'; host: number }
	/** The clock to be shown. */
	| { type: 'zone'; timezone: string }
	| { type: 'reset'; first: Request | null };

/**
 * What the picker asks for when it opens: the month that the server printed, or the running one where the page is
 * older.
 */
export function firstRequest( model: FieldProps[ 'appointment' ], today: string ): Request | null {
	return model && model.event !== 0 ? { month: model.month > today ? model.month : today, jump: true } : null;
}

/** As the server printed it. */
export function firstState( props: FieldViewProps & { locale: string } ): PickerState {
	const home = props.field.appointment?.timezone || 'UTC';
	const visitor = visitorZone( home );
	return {
		...firstPicker( props ),
		timezone: home,
		home,
		visitor: isZone( visitor ) ? visitor : home,
		beside: {},
		until: 0,
		known: {},
		nextStart: '',
		lost: '',
		host: 0,
		waiting: '',
		failed: false,
		language: wordsLocale( props.locale ),
		words: props.words,
		first: null,
		request: null,
		choice: null,
	};
}

/** The times of another month are on their way. */
const ask = ( state: PickerState, request: Request | null, note = '' ): PickerState => ( {
	...state,
	request,
	busy: request !== null,
	failed: false,
	nothing: false,
	note,
} );

const dayWith = ( days: readonly Day[], start: string ): string =>
	days.find( ( { times } ) => times.some( ( time ) => time.start === start ) )?.date ?? '';

function choose( state: PickerState, start: string ): PickerState {
	const { home, visitor, language } = state;
	const words = start && timeInWords( start, home, visitor, language, state.words );
	return { ...state, chosen: start, note: '', lost: '', waiting: '', choice: { start, words } };
}

/** The chosen time is free no longer: that is said until another one is chosen. */
const lose = ( state: PickerState ): PickerState => ( {
	...choose( state, '' ),
	note: state.words.timeGone ?? '',
	lost: state.chosen || state.lost,
} );

const turned = ( state: PickerState, month: string, days: Day[] ): PickerState => ( {
	...state,
	month,
	monthLabel: monthLabel( month, state.language ),
	days,
	busy: false,
} );

/** Another month at once, with its days where they are known; fresh ones are on their way. */
function turn( state: PickerState, month: string, toward = '' ): PickerState {
	const days = state.known[ month ] ?? [];
	const day = toward ? nearestDay( days, toward ) : dayWith( days, state.chosen ) || ( days[ 0 ]?.date ?? '' );
	return ask( { ...withBeside( turned( state, month, days ) ), day, nextStart: '', waiting: '' }, { month, toward } );
}

/** The same times by the days of another clock, until those of its whole month are there. */
function onClock( state: PickerState, timezone: string ): PickerState {
	const days = groupByDay( startsOf( state.days ), timezone, state.language, seatsOf( state.days ) );
	const shownDay = state.days.find( ( { date } ) => date === state.day );
	const start = offers( state.days, state.chosen )
		? state.chosen
		: ( shownDay ?? state.days[ 0 ] )?.times[ 0 ]?.start;
	const day = start ? dateIn( start, timezone ) : '';
	const month = day ? monthOf( day ) : state.month;
	return ask( { ...withBeside( { ...turned( state, month, days ), timezone } ), day, known: {} }, { month } );
}

/** Whether nothing can be booked in any month, with anybody. */
const isNothing = ( { first, host }: PickerState, month: string, free: readonly Day[], next: string ): boolean =>
	free.length === 0 && next === '' && host === 0 && month === ( first?.month ?? month );

function show( state: PickerState, { month, toward = '' }: Request, days: Day[], next: string ): PickerState {
	const { noTimes = '', noTimesMonth = '' } = state.words;
	const nothing = next ? noTimesMonth : noTimes;
	const free = daysWithRoom( days );
	const isShown = month === state.month && days.some( ( { date } ) => date === state.day );
	const shown: PickerState = {
		...withBeside( turned( state, month, days ) ),
		known: { ...state.known, [ month ]: days },
		day: isShown ? state.day : nearestDay( toward || free.length === 0 ? days : free, toward ),
		nextStart: next,
		note: free.length === 0 ? nothing : state.note,
		nothing: isNothing( state, month, free, next ),
	};
	if ( offers( days, state.chosen ) ) {
		return { ...choose( shown, state.chosen ), note: shown.note };
	}
	const isGone = state.chosen !== '' && monthOf( dateIn( state.chosen, state.timezone ) ) === month;
	return isGone ? lose( shown ) : shown;
}

function answered( state: PickerState, request: Request, { days, next = '', offline }: FreeTimes ): PickerState {
	const { month, jump } = request;
	if ( ! days ) {
		const { timesOffline = '', timesFailed = '' } = state.words;
		return {
			...turned( state, month, month === state.month ? state.days : [] ),
			failed: true,
			note: offline ? timesOffline : timesFailed,
		};
	}
	if ( daysWithRoom( days ).length > 0 ) {
		return show( state, request, days, next );
	}
	if ( next && ( jump || state.lost ) ) {
		return ask( state, { month: monthOf( dateIn( next, state.timezone ) ) }, state.note );
	}
	// The lost time was the last one: what is free is before it.
	return state.lost && state.first && state.first.month !== month
		? ask( state, { ...state.first }, state.note )
		: show( state, request, days, next );
}

/** What the picker shows after each thing that happens to it. */
export function reducePicker( state: PickerState, action: PickerAction ): PickerState {
	switch ( action.type ) {
		case 'open':
			return action.first ? ask( { ...state, first: action.first }, action.first ) : state;
		case 'turn':
			return turn( state, action.month, action.toward );
		case 'day':
			return { ...state, day: action.day, waiting: '' };
		case 'choose':
			return { ...choose( state, action.start ), day: dayWith( state.days, action.start ) || state.day };
		case 'wait':
			return { ...state, waiting: action.start === state.waiting ? '' : action.start };
		case 'answer':
			return state.request ? answered( state, state.request, action ) : state;
		case 'again':
			return ask( state, state.request && { ...state.request } );
		case 'lost':
			return ask( { ...lose( state ), known: {} }, { month: state.month }, state.words.timeGone );
		case 'kept':
			return { ...state, until: action.until };
		case 'host':
			return ask(
				{ ...choose( turned( state, state.month, [] ), '' ), host: action.host, known: {}, nextStart: '' },
				{ month: state.month, jump: true }
			);
		case 'zone':
			return onClock( state, action.timezone );
		case 'reset':
			return action.first ? ask( { ...choose( state, '' ), known: {} }, action.first ) : state;
	}
}
