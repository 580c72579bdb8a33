import { useEffect, type MutableRefObject } from 'react';
import { monthOf } from '../../../src/time/month';
import type { Day } from '../../../src/booking/days';
import { offers } from './free-times';

/** Instead of a date: the focus goes to whatever day is shown then. */
export const ANY_DAY = 'any';

interface Shown {
	day: string;
	month: string;
	days: Day[];
	/** The days are on their way. */
	busy: boolean;
}

/**
 * Puts the focus on the day that a key led to, once it is drawn; on the picker where the other month has none.
 *
 * @param focus The date, or a month for whatever day of it is shown.
 */
export function useFocusOnDay( focus: MutableRefObject< string >, picker: string, { day, month, days, busy }: Shown ) {
	useEffect( () => {
		// A key that led to another month may have come just before this: that one is drawn next.
		if ( focus.current !== ANY_DAY && monthOf( focus.current ) !== month ) {
			return;
		}
		const box = document.getElementById( picker );
		const { activeElement } = document;
		// Who went on to another control meanwhile stays there.
		const isHere = activeElement === document.body || box?.contains( activeElement );
		if ( isHere ) {
			// Weeks that are over are not drawn.
			const drawn = [ focus.current, day ]
				.map( ( date ) => box?.querySelector< HTMLElement >( `[data-date="${ date }"]` ) )
				.find( ( square ) => square && square.getClientRects().length > 0 );
			( drawn ?? box )?.focus();
		}
		if ( ! busy ) {
			focus.current = '';
		}
	}, [ focus, picker, day, month, days, busy ] );
}

/**
 * What gets the focus once these days of a month are drawn. A day keeps it, though a square becomes a button when it turns
 * out to be free; a time that is gone gives it to the shown day; else it goes where a key led to.
 */
export function focusAfter( picker: string, month: string, days: Day[] | null, wanted: string ): string {
	const { activeElement } = document;
	const box = document.getElementById( picker );
	if ( ! ( activeElement instanceof HTMLElement ) || activeElement === box || ! box?.contains( activeElement ) ) {
		return wanted;
	}
	const { date, start } = activeElement.dataset;
	if ( date ) {
		return monthOf( date ) === month ? date : ANY_DAY;
	}
	return start && days && ! offers( days, start ) ? ANY_DAY : '';
}
