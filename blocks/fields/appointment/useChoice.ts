import { useEffect, useRef, type Dispatch } from 'react';
import { heldKey } from '../../../src/booking/held-key';
import type { Hold } from '../../../src/booking/hold';
import type { LiveForm, LiveViewProps } from '../kit/live';
import type { ChosenBy, PickerState } from './model';
import type { PickerAction } from './picker';

/** Shows the selected time at the start of the next step, if the calendar is a step of its own. */
function showAbove( { element }: LiveForm, words: string ): void {
	const label = element.querySelectorAll( '.vestibule-step__label' )[ 1 ];
	const shown = label?.parentElement?.querySelector( '.vestibule-appointment__chosen' );
	const line = shown ?? element.ownerDocument.createElement( 'p' );
	line.className = 'vestibule-appointment__chosen';
	line.textContent = words;
	if ( label && ! shown ) {
		// The step's title gets the focus, so it has to be described by the time.
		line.id = `${ label.id }_chosen`;
		label.setAttribute( 'aria-describedby', line.id );
		label.after( line );
	}
}

/**
 * Passes the selected time to the form and holds it.
 *
 * @return Selects a time.
 */
export function useChoice(
	{ form, field, check }: LiveViewProps,
	{ choice, chosen, host, visitor }: PickerState,
	dispatch: Dispatch< PickerAction >,
	hold: Hold | undefined
): ( time: string, by: ChosenBy ) => void {
	// If the calendar is a step of its own, it is complete once a time is selected by pointer.
	const isStep = form.element.classList.contains( 'is-calendar-first' );
	const goesOn = useRef( false );
	/** Selected by an arrow key, which may be pressed again. */
	const isPassing = useRef( false );

	// The values and not their object: React may reduce a click again in each drawing, until an earlier action of less
	// weight is done.
	const { start, words } = choice ?? {};
	useEffect( () => {
		if ( start === undefined || words === undefined ) {
			return;
		}
		hold?.want( heldKey( start, host ), isPassing.current );
		form.field( field.name ).value = () =>
			start &&
			JSON.stringify( { start, timezone: visitor, hold: hold?.secret() ?? '', ...( host && { host } ) } );
		form.store.set( { chosen: words } );
		if ( isStep ) {
			showAbove( form, words );
		}
		if ( goesOn.current && start ) {
			void form.steps?.goOn();
		}
		goesOn.current = false;
		// The error of a lost time must not be replaced by "required".
		if ( start ) {
			check();
		}
	}, [ form, field, hold, check, start, words, host, visitor, isStep ] );

	return ( time, by ) => {
		const isOn = isStep && by === 'pointer';
		if ( isOn && time === chosen ) {
			void form.steps?.goOn();
		} else {
			goesOn.current = isOn;
			isPassing.current = by === 'arrow';
			dispatch( { type: 'choose', start: time } );
		}
	};
}
