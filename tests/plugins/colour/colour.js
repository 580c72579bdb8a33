/** The browser's half: the rule before sending, and a picker beside the text. */
// eslint-disable-next-line import/no-unresolved -- a script module of the page, registered by Vestibule.
import { registerFieldType } from 'vestibule/field-types';

registerFieldType( {
	name: 'colour',
	validate: ( value, field ) => ( /^#[0-9a-f]{6}$/i.test( value.trim() ) ? [] : [ field.messages.invalid ] ),
	hydrate( { container, label, check } ) {
		const text = container.querySelector( 'input' );
		const picker = document.createElement( 'input' );
		picker.type = 'color';
		picker.setAttribute( 'aria-label', label );
		picker.value = /^#[0-9a-f]{6}$/i.test( text.value ) ? text.value : '#000000';
		picker.addEventListener( 'input', () => {
			text.value = picker.value;
			check();
		} );
		text.addEventListener( 'input', () => {
			if ( /^#[0-9a-f]{6}$/i.test( text.value ) ) {
				picker.value = text.value;
			}
		} );
		text.after( picker );
	},
} );
