import { onceLeft } from '../../../src/shared/once-left';
import { formatOf, readNumber, writeNumber } from '../kit/number-format';
import { brokenLimit } from '../kit/number-limits';
import { numberSetting, textSetting, textRule, messageOf, type FieldProps } from '../kit/rules';
import type { FieldInPage, LiveField } from '../kit/live';

/** Returns a number in its stored format; null if the input is not a number. */
export const plainOf = ( field: FieldProps, text: string ): string | null =>
	readNumber( text, formatOf( field ), numberSetting( field, 'digits' ) > 0 );

function broken( field: FieldProps, plain: string ): string | null {
	const limit = brokenLimit( plain, {
		min: textSetting( field, 'min' ),
		max: textSetting( field, 'max' ),
		step: textSetting( field, 'step' ),
	} );
	return limit ?? brokenShape( field, plain );
}

function brokenShape( field: FieldProps, plain: string ): string | null {
	const { decimals } = formatOf( field );
	if ( decimals >= 0 && ( plain.split( '.' )[ 1 ] ?? '' ).length > decimals ) {
		return 'decimals';
	}
	const digits = numberSetting( field, 'digits' );
	return digits > 0 && plain.replace( /\D/g, '' ).length !== digits ? 'digits' : null;
}

/** Returns the limits in the number format of the field, for messages. */
const limitsOf = ( field: FieldProps ) => ( {
	...Object.fromEntries(
		[ 'min', 'max', 'step' ].map( ( key ) => [ key, writeNumber( textSetting( field, key ), formatOf( field ) ) ] )
	),
	decimals: textSetting( field, 'decimals' ),
	digits: numberSetting( field, 'digits' ),
} );

const validate = textRule( ( field, text ) => {
	const plain = plainOf( field, text );
	const rule = plain === null ? 'numeric' : broken( field, plain );
	return rule ? [ messageOf( field, rule, limitsOf( field ) ) ] : [];
} );

/** Formats the typed number after the visitor has left the control. */
function hydrate( { form, field }: FieldInPage ): void {
	form.field( field.name ).plain = ( text ) => plainOf( field, text ) ?? text;
	const input = document.getElementById( field.id );
	if ( ! ( input instanceof HTMLInputElement ) ) {
		return;
	}
	const write = () => {
		const plain = plainOf( field, input.value );
		if ( plain !== null ) {
			input.value = writeNumber( plain, formatOf( field ) );
		}
	};
	// Wait until the control loses the focus, because Enter also triggers a change event.
	input.addEventListener( 'change', () => onceLeft( input, write ) );
	onceLeft( input, write );
}

export const live: LiveField = { validate, hydrate };
