import { useEffect, type MutableRefObject } from 'react';

/** Instead of a date: the focus goes to whatever day the other month is shown with. */
export const ANY_DAY = 'any';

/** Puts the focus on the day that a key led to, once it is drawn; on the picker where the other month has none. */
export function useFocusOnDay(
	focus: MutableRefObject< string >,
	picker: string,
	day: string,
	month: string
) {
	useEffect( () => {
		const box = document.getElementById( picker );
		const { activeElement } = document;
		// Who went on to another control meanwhile stays there.
		const isHere = activeElement === document.body || box?.contains( activeElement );
		if ( isHere && ( focus.current === ANY_DAY || ( day && focus.current === day ) ) ) {
			( box?.querySelector< HTMLElement >( `[data-date="${ day }"]` ) ?? box )?.focus();
		}
		focus.current = '';
	}, [ focus, picker, day, month ] );
}
