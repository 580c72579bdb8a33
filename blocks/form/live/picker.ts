import { addMonths, monthOf } from '../../../src/booking/calendar';
import { dateIn, monthLabel, visitorZone } from '../../../src/booking/days';
import { firstPicker, type Day, type Picker } from '../views/Appointment';
import type { FieldProps, FieldViewProps } from '../views/types';
import { cityOf, inWords, offers, wordsLocale } from './free-times';

/** How many empty months are skipped when the picker opens. */
const MONTHS_SKIPPED = 3;

/** A month that the free times are asked for. */
export interface Request {
	month: string;
	/** How many months may be skipped when there is nothing free in them. */
	skip: number;
}

/** What the form is told: an instant, or empty for none, and its words. */
export interface Choice {
	start: string;
	words: string;
}

export interface PickerState extends Picker {
	/** The zones of the visitor and of the institute. */
	timezone: string;
	home: string;
	language: string;
	words: FieldViewProps[ 'words' ];
	/** A new object asks anew; null asks for nothing. */
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
	/** What is said while the chosen time is kept for the visitor; empty when it is not. */
	| { type: 'kept'; kept: string }
	| { type: 'reset'; first: Request | null };

/** What the picker asks for when it opens: the month that the server printed, or the running one where the page is older. */
export function firstRequest( model: FieldProps[ 'appointment' ], today: string ): Request | null {
	return model && model.event !== 0
		? { month: model.month > today ? model.month : today, skip: MONTHS_SKIPPED }
		: null;
}

/** As the server printed it. */
export function firstState( props: FieldViewProps & { locale: string } ): PickerState {
	const home = props.field.appointment?.timezone ?? 'UTC';
	return {
		...firstPicker( props ),
		timezone: visitorZone( home ),
		home,
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
	const words = inWords( state.words.chosen ?? '', start, state.days, state.timezone );
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

function zoneWords( { words, timezone, home }: PickerState ): string {
	return ( timezone === home ? words.zone : words.zoneVisitor?.replace( '%1$s', cityOf( timezone ) ) ) ?? '';
}

function show( state: PickerState, month: string, days: Day[] ): PickerState {
	const shown: PickerState = {
		...turned( state, month, days ),
		day: days.some( ( { date } ) => date === state.day ) ? state.day : ( days[ 0 ]?.date ?? '' ),
		zone: zoneWords( state ),
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
			return { ...state, kept: action.kept };
		case 'reset':
			return ask( choose( state, '' ), action.first );
	}
}
