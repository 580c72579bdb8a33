import { addMonths, monthOf } from '../../src/booking/calendar';
import { timeInWords, timesBeside } from '../../src/booking/beside';
import { dateIn, groupByDay, isZone, monthLabel, timeLabel, visitorZone } from '../../src/booking/days';
import { cityOf, zoneWords } from '../../src/booking/zones';
import { firstPicker, type Day, type Picker } from './View';
import type { FieldProps, FieldViewProps } from '../form/field-parts/types';
import { offers, wordsLocale } from './free-times';

/** How many empty months are skipped when the picker opens. */
const MONTHS_SKIPPED = 3;

/** A month that the free times are asked for. */
export interface Request {
	month: string;
	/** How many months may be skipped when there is nothing free in them. */
	skip: number;
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
	language: string;
	words: FieldViewProps[ 'words' ];
	/** A new object asks again; null asks for nothing. */
	request: Request | null;
	/** Null until there is news for the form. */
	choice: Choice | null;
}

export type PickerAction =
	| { type: 'open'; first: Request | null }
	| { type: 'turn'; month: string }
	| { type: 'day'; day: string }
	| { type: 'choose'; start: string }
	/** The free times that were asked for; null when they did not come. */
	| { type: 'answer'; days: Day[] | null }
	/** Somebody else has the chosen time. */
	| { type: 'lost' }
	| { type: 'kept'; until: number }
	/** The clock to be shown. */
	| { type: 'zone'; timezone: string }
	| { type: 'reset'; first: Request | null };

/**
 * What the picker asks for when it opens: the month that the server printed, or the running one where the page is
 * older.
 */
export function firstRequest( model: FieldProps[ 'appointment' ], today: string ): Request | null {
	return model && model.event !== 0
		? { month: model.month > today ? model.month : today, skip: MONTHS_SKIPPED }
		: null;
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
		language: wordsLocale( props.locale ),
		words: props.words,
		request: null,
		choice: null,
	};
}

/** The times of another month are on their way. */
const ask = ( state: PickerState, request: Request | null, note = '' ): PickerState => ( {
	...state,
	request,
	busy: request !== null,
	note,
} );

function choose( state: PickerState, start: string ): PickerState {
	const { home, visitor, language } = state;
	const words = start && timeInWords( start, home, visitor, language, state.words );
	return { ...state, chosen: start, note: '', choice: { start, words } };
}

/** The chosen time is free no longer: that is said until another one is chosen. */
const lose = ( state: PickerState ): PickerState => ( {
	...choose( state, '' ),
	note: state.words.timeGone ?? '',
} );

const turned = ( state: PickerState, month: string, days: Day[] ): PickerState => ( {
	...state,
	month,
	monthLabel: monthLabel( month, state.language ),
	days,
	busy: false,
} );

const startsOf = ( days: Day[] ) => days.flatMap( ( { times } ) => times.map( ( { start } ) => start ) );

/** Both clocks by their words, the shown one first. */
function clocks( { words, timezone, home, visitor }: PickerState ): [ string, string ] {
	const names: [ string, string ] = [
		zoneWords( home, words.cityTime ?? '' ),
		zoneWords( visitor, words.cityTime ?? '' ),
	];
	return timezone === home ? names : [ names[ 1 ], names[ 0 ] ];
}

/** The times of the other clock beside those that are shown, and in words which is which. */
function withBeside( state: PickerState ): PickerState {
	const { days, timezone, home, visitor, language, words } = state;
	const beside = timesBeside( startsOf( days ), timezone === home ? visitor : home, timezone, language );
	const [ shown, other ] = clocks( state );
	const zone = words.zoneBeside?.replace( '%1$s', shown ).replace( '%2$s', other );
	return { ...state, beside, zone: ( Object.keys( beside ).length > 0 ? zone : words.zone ) ?? '' };
}

/** The same times by the days of another clock, until those of its whole month are there. */
function onClock( state: PickerState, timezone: string ): PickerState {
	const days = groupByDay( startsOf( state.days ), timezone, state.language );
	const shownDay = state.days.find( ( { date } ) => date === state.day );
	const start = offers( state.days, state.chosen )
		? state.chosen
		: ( shownDay ?? state.days[ 0 ] )?.times[ 0 ]?.start;
	const day = start ? dateIn( start, timezone ) : '';
	const month = day ? monthOf( day ) : state.month;
	return ask( { ...withBeside( { ...turned( state, month, days ), timezone } ), day }, { month, skip: 0 } );
}

/**
 * What the picker says that is no state of its own: until when a time is kept, and the clocks to choose from where they
 * differ.
 */
export function spoken( state: PickerState ): Pick< Picker, 'kept' | 'clocks' > {
	const { words, timezone, home, visitor, language, until, beside } = state;
	const time = until ? timeLabel( new Date( until ).toISOString(), timezone, language ) : '';
	return {
		kept: time && ( words.kept ?? '' ).replace( '%s', time ),
		...( Object.keys( beside ).length > 0 && {
			clocks: [
				{ timezone: home, label: zoneWords( home, words.cityTime ?? '' ), isShown: timezone === home },
				{
					timezone: visitor,
					label: ( words.yourTime ?? '' ).replace( '%s', cityOf( visitor ) ),
					isShown: timezone !== home,
				},
			],
		} ),
	};
}

function show( state: PickerState, month: string, days: Day[] ): PickerState {
	const shown: PickerState = {
		...withBeside( turned( state, month, days ) ),
		day: days.some( ( { date } ) => date === state.day ) ? state.day : ( days[ 0 ]?.date ?? '' ),
		note: days.length === 0 ? ( state.words.noTimesMonth ?? '' ) : state.note,
	};
	if ( offers( days, state.chosen ) ) {
		return { ...choose( shown, state.chosen ), note: shown.note };
	}
	const isGone = state.chosen !== '' && monthOf( dateIn( state.chosen, state.timezone ) ) === month;
	return isGone ? lose( shown ) : shown;
}

function answered( state: PickerState, { month, skip }: Request, days: Day[] | null ): PickerState {
	if ( ! days ) {
		return {
			...turned( state, month, month === state.month ? state.days : [] ),
			note: state.words.timesFailed ?? '',
		};
	}
	return days.length === 0 && skip > 0
		? ask( state, { month: addMonths( month, 1 ), skip: skip - 1 } )
		: show( state, month, days );
}

/** What the picker shows after each thing that happens to it. */
export function reducePicker( state: PickerState, action: PickerAction ): PickerState {
	switch ( action.type ) {
		case 'open':
			return ask( state, action.first );
		case 'turn':
			return ask( state, { month: action.month, skip: 0 } );
		case 'day':
			return { ...state, day: action.day };
		case 'choose':
			return choose( state, action.start );
		case 'answer':
			return state.request ? answered( state, state.request, action.days ) : state;
		case 'lost':
			return ask( lose( state ), { month: state.month, skip: 0 }, state.words.timeGone );
		case 'kept':
			return { ...state, until: action.until };
		case 'zone':
			return onClock( state, action.timezone );
		case 'reset':
			return ask( choose( state, '' ), action.first );
	}
}
