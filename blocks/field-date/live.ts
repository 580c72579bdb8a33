import type { FieldInPage, LiveField } from '../form/field-parts/live';
import { limitToday, validate } from './rules';
import { View } from './View';

/** The browser's calendar offers what the limits of today leave. */
function hydrate( { field }: FieldInPage ): void {
	const input = document.getElementById( field.id );
	if ( input instanceof HTMLInputElement && input.type === 'date' ) {
		input.min = limitToday( field, 'min' );
		input.max = limitToday( field, 'max' );
	}
}

export const live: LiveField = { View, validate, hydrate };
