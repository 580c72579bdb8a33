import type { Dispatch, KeyboardEvent, MutableRefObject } from 'react';
import { addDays, firstOf, monthOf, neighbors } from '../../../src/time/month';
import type { FieldProps } from '../kit/rules';
import { stepTo } from './calendar-keys';
import type { FocusTarget } from './focus-on-day';
import type { PickerState } from './model';
import type { PickerAction } from './picker';

/** Number of days that can be booked ahead if the appointment type has no limit. */
const DAYS_AHEAD = 365;

const today = () => new Date().toISOString().slice( 0, 10 );
export const thisMonth = () => monthOf( today() );

/** Returns the functions that change the month: for buttons, keys and jumps to a date. */
export function monthsOf(
	field: FieldProps,
	state: PickerState,
	dispatch: Dispatch< PickerAction >,
	focus: MutableRefObject< FocusTarget | null >
) {
	const first = thisMonth();
	const last = monthOf( addDays( today(), field.appointment?.about?.horizon ?? DAYS_AHEAD ) );
	const { previous, next } = neighbors( state.month, first, last );
	const turn = ( month: string | undefined ) => ( month ? () => dispatch( { type: 'turn', month } ) : undefined );
	/**
	 * Shows a date of another month and moves the focus there. After the last month, focuses the nearest available day.
	 */
	const goTo = ( date: string ) => {
		const month = monthOf( date );
		const later = month > first ? month : first;
		const shown = later < last ? later : last;
		if ( shown !== state.month ) {
			focus.current = { month: shown, date: shown === month ? date : '' };
			dispatch( { type: 'turn', month: shown, toward: date } );
		}
	};
	const moveDay = ( event: KeyboardEvent, date: string ) => {
		if ( event.altKey || event.ctrlKey || event.metaKey ) {
			return;
		}
		const rtl = getComputedStyle( event.currentTarget ).direction === 'rtl';
		const key = ( event.shiftKey && event.key.startsWith( 'Page' ) ? 'Shift+' : '' ) + event.key;
		const step = stepTo( key, date, state, { rtl, weekStart: state.weekStart } );
		if ( ! step ) {
			return;
		}
		event.preventDefault();
		if ( ! step.isShown ) {
			goTo( step.date );
			return;
		}
		focus.current = state.busy ? { month: state.month, date: step.date } : null;
		document
			.getElementById( `${ field.id }_picker` )
			?.querySelector< HTMLElement >( `[data-date="${ step.date }"]` )
			?.focus();
		if ( state.days.some( ( day ) => day.date === step.date ) ) {
			dispatch( { type: 'day', day: step.date } );
		}
	};
	/** Changes the month with keys while the calendar itself has the focus, because the month has no available day. */
	const turnByKey = ( event: KeyboardEvent ) => {
		if ( event.target === event.currentTarget && event.key.startsWith( 'Page' ) ) {
			moveDay( event, firstOf( state.month ) );
		}
	};
	return { previous: turn( previous ), next: turn( next ), goTo, moveDay, turnByKey };
}
