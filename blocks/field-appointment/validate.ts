import { missing, textRule } from '../../src/form/rules/validate';
import { parseAppointment } from './value';

export const validate = textRule( ( field, text ) => {
	const value = parseAppointment( text );
	if ( ! value ) {
		return [ field.messages.invalid ];
	}
	return value.start === '' ? missing( field ) : [];
} );
