import { useEffect, useRef, type Dispatch } from 'react';
import { heldKey } from '../../../src/booking/held-key';
import type { Hold } from '../../../src/booking/hold';
import type { LiveForm, LiveViewProps } from '../kit/live';
import type { ChosenBy, PickerState } from './model';
import type { PickerAction } from './picker';

/** If the calendar is a separate step, shows the selected time at the start of the next step. */
function showAbove( { element }: LiveForm, words: string ): void {
	const label = element.querySelectorAll( '.vestibule-step__label' )[ 1 ];
	const shown = label?.parentElement?.querySelector( '.vestibule-appointment__chosen' );
	const line = shown ?? element.ownerDocument.createElement( 'p' );
	line.className = 'vestibule-appointment__chosen';
	line.textContent = words;
	if ( label && ! shown ) {
		// The title of the step receives the focus, so screen readers announce its description.
		line.id = `${ label.id }_chosen`;
		label.setAttribute( 'aria-describedby', line.id );
		label.after( line );
	}
}

/**
 * Passes the selected time to the form and holds the time.
 *
 * @return Function that selects a time.
 */
export function useChoice(
	{ form, field, check }: LiveViewProps,
	{ choice, chosen, host, visitor }: PickerState,
	dispatch: Dispatch< PickerAction >,
	hold: Hold | undefined
): ( time: string, by: ChosenBy ) => void {
	// If the calendar is a separate step, selecting a time with a pointer completes the step.
	const isStep = form.element.classList.contains( 'is-calendar-first' );
	const goesOn = useRef( false );
	/** Whether the time was selected with an arrow key. If so, the visitor may press arrow keys again. */
	const isPassing = useRef( false );

	// The effect depends on the values and not on the object that contains them, because React may run the reducer
	// several times for one click.
	const { start, words } = choice ?? {};
	useEffect( () => {
		if ( start === undefined || words === undefined ) {
			return;
		}
		hold?.choose( heldKey( start, host ), isPassing.current );
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
		// Don't replace the error about a lost time with the error about a required field.
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
