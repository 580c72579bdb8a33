import { formatOf } from '../../src/form/rules/field-format';
import { writeNumber } from '../../src/form/rules/number-format';
import type { FieldInPage, LiveField } from '../form/field-parts/live';
import { plainOf, validate } from './rules';
import { View } from './View';

/** What was typed is shown as the field's numbers are written, once the visitor has left it. */
function hydrate( { form, field }: FieldInPage ): void {
	form.plain.set( field.name, ( text ) => plainOf( field, text ) ?? text );
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
	input.addEventListener( 'change', write );
	write();
}

export const live: LiveField = { View, validate, hydrate };
