import { addMonths, firstOf, monthOf } from '../../../src/time/month';
import { dateIn, monthLabel, shortMonthLabel, timeInWords, isZone, visitorZone } from '../../../src/time/words';
import { daysWithRoom, groupByDay, seatsOf, type Day } from '../../../src/booking/days';
import { nearestDay } from '../../../src/booking/nearest';
import { dateToLoad, firstStart, lastDate, shownDates, shownDays } from './calendar';
import { firstPicker } from './first-picker';
import type { FieldViewProps } from '../kit/view';
import type { FieldProps } from '../kit/rules';
import { offers, wordsLocale, type FreeTimes } from './free-times';
import { startsOf, withBeside } from './clocks';
import type { Asked, PickerState, Request } from './model';

export type PickerAction =
	| { type: 'open'; first: Request | null }
	| { type: 'turn'; month: string; toward?: string }
	| { type: 'day'; day: string }
	| { type: 'choose'; start: string }
	/** Opens the waiting list for a fully booked time, or closes it if it is open. */
	| { type: 'wait'; start: string }
	/** Result of a request. `days` is null if the request failed. */
	| { type: 'answer'; days: Day[] | null; next?: string; offline?: boolean }
	/** Repeats the last request. */
	| { type: 'again' }
	/** The selected time has become unavailable. */
	| { type: 'lost' }
	| { type: 'kept'; until: number }
	/** Selects a host and clears the selected time. */
	| { type: 'host'; host: number }
	/** Selects the time zone. */
	| { type: 'zone'; timezone: string }
	| { type: 'reset'; first: Request | null };

/**
 * Returns the first request. It covers the month in the server's markup, or the current month if the markup is from an
 * earlier month.
 */
export function firstRequest( model: FieldProps[ 'appointment' ], today: string ): Request | null {
	return model && model.event !== 0 ? { month: model.month > today ? model.month : today, jump: true } : null;
}

/** Returns the state that matches the server's markup. */
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
		weekStart: props.field.appointment?.weekStart ?? 1,
		first: null,
		request: null,
		choice: null,
	};
}

/** Returns the last date to load for a month, based on the known days. */
const untilOf = ( { month: shown, days, known, weekStart }: PickerState, month: string ): string =>
	dateToLoad( { month, days: month === shown ? days : ( known[ month ] ?? [] ) }, weekStart );

/** Returns the state with a new request. */
const ask = ( state: PickerState, request: Request | null, note = '' ): PickerState => ( {
	...state,
	request: request && { ...request, until: request.until ?? untilOf( state, request.month ) },
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

/** Clears the selected time, which has become unavailable. The note remains until the next selection. */
const lose = ( state: PickerState ): PickerState => ( {
	...choose( state, '' ),
	note: state.words.timeGone ?? '',
	lost: state.chosen || state.lost,
} );

/** Returns the short names of the next two months, because a calendar with five weeks may extend into both. */
const laterMonths = ( month: string, language: string ): PickerState[ 'laterMonths' ] =>
	Object.fromEntries(
		[ addMonths( month, 1 ), addMonths( month, 2 ) ].map( ( later ) => [
			firstOf( later ),
			shortMonthLabel( later, language ),
		] )
	);

const turned = ( state: PickerState, month: string, days: Day[] ): PickerState => ( {
	...state,
	month,
	monthLabel: monthLabel( month, state.language ),
	laterMonths: laterMonths( month, state.language ),
	days,
	busy: false,
} );

/** Shows another month. If its days are known, they are displayed at once while they are loaded again. */
function turn( state: PickerState, month: string, toward = '' ): PickerState {
	const days = state.known[ month ] ?? [];
	const day = toward ? nearestDay( days, toward ) : dayWith( days, state.chosen ) || ( days[ 0 ]?.date ?? '' );
	return ask( { ...withBeside( turned( state, month, days ) ), day, nextStart: '', waiting: '' }, { month, toward } );
}

/** Groups the known times by day in another time zone until the whole month has loaded. */
function onClock( state: PickerState, timezone: string ): PickerState {
	const days = groupByDay( startsOf( state.days ), timezone, state.language, seatsOf( state.days ) );
	const shownDay = state.days.find( ( { date } ) => date === state.day );
	const start = offers( state.days, state.chosen )
		? state.chosen
		: ( shownDay ?? state.days[ 0 ] )?.times[ 0 ]?.start;
	const day = start ? dateIn( start, timezone ) : '';
	const isOnPage = day === '' || shownDates( { month: state.month, days }, state.weekStart ).includes( day );
	const month = isOnPage ? state.month : monthOf( day );
	return ask( { ...withBeside( { ...turned( state, month, days ), timezone } ), day, known: {} }, { month } );
}

/** Checks whether no host has available times in any month. */
const isNothing = ( { first, host }: PickerState, month: string, free: readonly Day[], next: string ): boolean =>
	free.length === 0 && next === '' && host === 0 && month === ( first?.month ?? month );

function show( state: PickerState, { month, toward = '' }: Request, days: Day[], next: string ): PickerState {
	const { noTimes = '', noTimesMonth = '' } = state.words;
	const free = daysWithRoom( days );
	const nothing = next ? noTimesMonth : noTimes;
	const isShown = month === state.month && days.some( ( { date } ) => date === state.day );
	const shown: PickerState = {
		...withBeside( turned( state, month, days ) ),
		known: { ...state.known, [ month ]: days },
		day: isShown ? state.day : nearestDay( toward || free.length === 0 ? days : free, toward ),
		nextStart: free.length === 0 ? next : '',
		note: free.length === 0 ? nothing : state.note,
		nothing: isNothing( state, month, free, next ),
	};
	if ( offers( days, state.chosen ) ) {
		return { ...choose( shown, state.chosen ), note: shown.note };
	}
	const date = state.chosen && dateIn( state.chosen, state.timezone );
	const isGone = date >= firstOf( month ) && date <= lastDate( { month, days }, state.weekStart );
	return isGone ? lose( shown ) : shown;
}

function answered(
	state: PickerState,
	request: Asked,
	{ days: loaded, next: given, offline }: FreeTimes
): PickerState {
	const { month, jump, until } = request;
	if ( ! loaded ) {
		const { timesOffline = '', timesFailed = '' } = state.words;
		return {
			...turned( state, month, month === state.month ? state.days : [] ),
			failed: true,
			note: offline ? timesOffline : timesFailed,
		};
	}
	const last = lastDate( { month, days: loaded }, state.weekStart );
	if ( last > until ) {
		return ask( state, { ...request, until: last }, state.note );
	}
	const days = shownDays( month, loaded, state.weekStart );
	const next = given ?? firstStart( loaded.slice( days.length ) ) ?? '';
	if ( daysWithRoom( days ).length > 0 ) {
		return show( state, request, days, next );
	}
	if ( next && ( jump || state.lost ) ) {
		return ask( state, { month: monthOf( dateIn( next, state.timezone ) ) }, state.note );
	}
	// If the lost time was the last one, show the available times before it.
	return state.lost && state.first && state.first.month !== month
		? ask( state, { ...state.first }, state.note )
		: show( state, request, days, next );
}

/** Reducer for the state of the calendar. */
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
				{ month: state.month, jump: true, until: untilOf( state, state.month ) }
			);
		case 'zone':
			return onClock( state, action.timezone );
		case 'reset':
			return action.first ? ask( { ...choose( state, '' ), known: {} }, action.first ) : state;
	}
}
