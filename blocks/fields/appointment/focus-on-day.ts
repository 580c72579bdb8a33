import { useLayoutEffect, useRef, type MutableRefObject } from 'react';
import type { Day } from '../../../src/booking/days';
import { offers } from './free-times';

/** Day that receives the focus. */
export interface FocusTarget {
	/** Month whose calendar shows the day; empty for the calendar that is rendered next. */
	month: string;
	/** Date of the day; empty for the selected day. */
	date: string;
}

interface Shown {
	day: string;
	month: string;
	days: Day[];
	/** Whether the days are loading. */
	busy: boolean;
}

/**
 * Moves the focus to the day that a key has selected, after the day has been rendered. If the month has no such day,
 * moves the focus to the calendar itself.
 *
 * @return Day that receives the focus next. Null if the focus does not move.
 */
export function useFocusOnDay(
	picker: string,
	{ day, month, days, busy }: Shown
): MutableRefObject< FocusTarget | null > {
	const focus = useRef< FocusTarget | null >( null );
	// This runs before the browser handles the next key, which would otherwise be lost.
	useLayoutEffect( () => {
		const target = focus.current;
		// If a key has just changed the month, wait until that month is rendered.
		if ( ! target || ( target.month && target.month !== month ) ) {
			return;
		}
		const box = document.getElementById( picker );
		const { activeElement } = document;
		// Don't move the focus if the visitor has left the calendar.
		const isHere = activeElement === document.body || box?.contains( activeElement );
		if ( isHere ) {
			// The first weeks of a month are not rendered if they have no times.
			const drawn = [ target.date, day ]
				.map( ( date ) => box?.querySelector< HTMLElement >( `[data-date="${ date }"]` ) )
				.find( Boolean );
			( drawn ?? box )?.focus();
		}
		if ( ! busy ) {
			focus.current = null;
		}
	}, [ focus, picker, day, month, days, busy ] );
	return focus;
}

/**
 * Returns the focus target after the given days have been rendered. If a day has the focus, that day retains it even if
 * its cell becomes a button. If the focused time is gone, the selected day receives the focus. If the focus is not
 * inside the calendar, returns the requested target. Null means that the focus does not move.
 *
 * @param days Loaded days. Null if loading failed.
 */
export function focusAfter( picker: string, days: Day[] | null, wanted: FocusTarget | null ): FocusTarget | null {
	const { activeElement } = document;
	const box = document.getElementById( picker );
	if ( ! ( activeElement instanceof HTMLElement ) || activeElement === box || ! box?.contains( activeElement ) ) {
		return wanted;
	}
	const { date, start } = activeElement.dataset;
	if ( date ) {
		return { month: '', date };
	}
	return start && days && ! offers( days, start ) ? { month: '', date: '' } : null;
}
