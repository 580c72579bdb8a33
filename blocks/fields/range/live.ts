import { brokenLimit, isNumber } from '../kit/number-limits';
import { textSetting, textRule, messageOf, type FieldProps } from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';

/** Default limits for the editor. The server has the same defaults and passes all limits to the page. */
const STANDARD = { min: '0', max: '100', step: '1' };

export const limitsOf = ( field: FieldProps ) => ( {
	min: textSetting( field, 'min' ) || STANDARD.min,
	max: textSetting( field, 'max' ) || STANDARD.max,
	step: textSetting( field, 'step' ) || STANDARD.step,
} );

const validate = textRule( ( field, text ) => {
	const rule = isNumber( text ) ? brokenLimit( text, limitsOf( field ) ) : 'numeric';
	return rule ? [ messageOf( field, rule, limitsOf( field ) ) ] : [];
} );

/** Returns the value with its unit. */
export function wordsOf( field: FieldProps, value: string ): string {
	const unit = textSetting( field, 'unit' );
	return unit ? `${ value } ${ unit }` : value;
}

/** Updates the displayed value when the slider changes or the form is reset. */
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
	// The event is dispatched before the browser resets the controls.
	form.element.addEventListener( 'reset', () => setTimeout( show ) );
	show();
}

export const live: LiveField = { validate, hydrate };
