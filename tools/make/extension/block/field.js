/** Validates the field in the browser. Without JavaScript, only the server validates the field, with the same rule. */
import { registerFieldType } from 'vestibule/field-types';

registerFieldType( {
	name: 'sample-extension-reference',
	validate: ( value, field ) =>
		/^[a-z]{2}-[0-9]{4}$/i.test( value.replace( /\s+/g, '' ) ) ? [] : [ field.messages.invalid ],
} );
