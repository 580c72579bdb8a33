import { brokenLimit, isNumber } from '../kit/number-limits';
import { textSetting, textRule, messageOf, type FieldProps } from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';

/** What a field has whose editor set nothing; the server says the same, and gives the page the whole of it. */
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

/** The value as it stands beside the line. */
export function wordsOf( field: FieldProps, value: string ): string {
	const unit = textSetting( field, 'unit' );
	return unit ? `${ value } ${ unit }` : value;
}

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

export const live: LiveField = { validate, hydrate };
