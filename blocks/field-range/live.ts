import type { FieldInPage, LiveField } from '../form/field-parts/live';
import { validate, wordsOf } from './rules';
import { View } from './View';

/** The value beside the line follows it, a reset of the form too. */
function hydrate( { form, field, container }: FieldInPage ): void {
	const input = document.getElementById( field.id );
	const output = container.querySelector( 'output' );
	if ( ! ( input instanceof HTMLInputElement ) || ! output ) {
		return;
	}
	const show = () => {
		const words = wordsOf( field, input.value );
		if ( output.textContent !== words ) {
			output.textContent = words;
		}
		input.setAttribute( 'aria-valuetext', words );
	};
	input.addEventListener( 'input', show );
	// The event comes before the controls have their first values again.
	form.element.addEventListener( 'reset', () => setTimeout( show ) );
	show();
}

export const live: LiveField = { View, validate, hydrate };
