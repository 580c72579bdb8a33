import { useEffect, type MutableRefObject } from 'react';
import type { Day } from '../../src/booking/days';
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

/** Puts the focus on the day that a key led to, once it is drawn; on the picker where the other month has none. */
export function useFocusOnDay( focus: MutableRefObject< string >, picker: string, { day, month, days, busy }: Shown ) {
	useEffect( () => {
		const box = document.getElementById( picker );
		const { activeElement } = document;
		// Who went on to another control meanwhile stays there.
		const isHere = activeElement === document.body || box?.contains( activeElement );
		const wanted = focus.current === ANY_DAY ? day : focus.current;
		if ( isHere && focus.current ) {
			( box?.querySelector< HTMLElement >( `[data-date="${ wanted }"]` ) ?? box )?.focus();
		}
		// A day that turns out to be free becomes a button, which gets the focus of the square.
		if ( ! busy ) {
			focus.current = '';
		}
	}, [ focus, picker, day, month, days, busy ] );
}

/** Whether the focus is on a time that these days no longer offer, so that it would be nowhere. */
export function isFocusLost( picker: string, days: Day[] | null ): boolean {
	const { activeElement } = document;
	const start = activeElement?.closest( `[id="${ picker }"]` ) && activeElement.getAttribute( 'data-start' );
	return Boolean( start && days && ! offers( days, start ) );
}
