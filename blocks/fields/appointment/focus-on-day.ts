import { useLayoutEffect, useRef, type MutableRefObject } from 'react';
import type { Day } from '../../../src/booking/days';
import { offers } from './free-times';

/** Day that gets the focus. */
export interface FocusTarget {
	/** Month whose calendar shows the day; empty for the one that is drawn next. */
	month: string;
	/** Empty for the day whose times are shown. */
	date: string;
}

interface Shown {
	day: string;
	month: string;
	days: Day[];
	/** The days are on their way. */
	busy: boolean;
}

/**
 * Moves the focus to the day that a key led to, once it is drawn; to the picker if the other month has none.
 *
 * @return Day that gets the focus next. Null if the focus stays where it is.
 */
export function useFocusOnDay(
	picker: string,
	{ day, month, days, busy }: Shown
): MutableRefObject< FocusTarget | null > {
	const focus = useRef< FocusTarget | null >( null );
	// Before the browser handles the next key, which would be lost while no day has the focus.
	useLayoutEffect( () => {
		const target = focus.current;
		// A key that led to another month may have come just before this: that one is drawn next.
		if ( ! target || ( target.month && target.month !== month ) ) {
			return;
		}
		const box = document.getElementById( picker );
		const { activeElement } = document;
		// Who went on to another control meanwhile stays there.
		const isHere = activeElement === document.body || box?.contains( activeElement );
		if ( isHere ) {
			// The first weeks of a month are not drawn if they have no times.
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
 * Returns what gets the focus once these days are drawn. A day keeps it, though a square becomes a button when it turns out
 * to be free; a time that is gone passes it to the shown day; else it goes where a key led to.
 *
 * @param days Null if they could not be loaded.
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
