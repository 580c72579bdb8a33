import { missing, type Validate, chosenOf, type FieldProps } from '../../fields/kit/rules';
import type { Kept } from '../../../src/islands/loader/part';
import { afterPaint } from '../../../src/shared/painted';
import type { LiveForm } from '../../fields/kit/live';
import { goToFirstError } from './focus';
import { announce, hasFiles, valuesOf } from './form';
import { errorsOf, namesOf, ruleOf } from './validation';

/** Validates only that a required field is not empty. Used for types whose validation is part of their own script. */
const anything: Validate = ( field, values ) => {
	const own = Object.entries( values ).filter(
		( [ name ] ) => name === field.name || name.startsWith( `${ field.name }[` )
	);
	const isGiven = own.some( ( [ , value ] ) => chosenOf( value ).some( ( text ) => text.trim() !== '' ) );
	const errors = isGiven ? [] : missing( field );
	return errors.length > 0 ? { [ field.name ]: errors } : {};
};

/** Returns the errors that can be found before the fields are hydrated. */
export function earlyErrors( form: LiveForm, fields: readonly FieldProps[] ): Record< string, string[] > {
	const values = valuesOf( form );
	return Object.assign( {}, ...fields.map( ( field ) => ( ruleOf( field.type ) ?? anything )( field, values ) ) );
}

const button = ( kept: Kept | undefined ): Element | null => {
	const event = kept?.event;
	const target = event instanceof SubmitEvent ? event.submitter : event?.target;
	return target instanceof Element ? target.closest( 'button' ) : null;
};

/** Checks whether an event submits the form or moves to the next step. */
const isOn = ( kept: Kept | undefined ) => button( kept )?.matches( '.vestibule-submit__button, [data-go="next"]' );

/** Returns the fields to validate: all fields, or those of the current step. */
function fieldsFor( { element, props }: LiveForm ): FieldProps[] {
	const isHere = ( { id }: FieldProps ) =>
		document.getElementById( `${ id }_field` )?.closest( '.vestibule-step.is-active' );
	return element.classList.contains( 'has-steps' ) ? props.fields.filter( isHere ) : props.fields;
}

/**
 * Validates the form if the visitor presses the submit button before the fields are hydrated, and shows the errors. A
 * form without errors is submitted after hydration. Events that happened before the press are repeated first.
 *
 * @param form
 * @param kept Events that are delayed until hydration.
 * @return Function that shows the remaining errors. Must be called after hydration, because these errors depend on the
 * scripts of fields or on the conditions.
 */
export function answerFirstPress( form: LiveForm, kept: Kept[] ): () => void {
	const { island, props, store } = form;
	let later: FieldProps[] = [];
	const say = ( fields: FieldProps[], found: Record< string, string[] > ) => {
		const names = [ 'form', ...fields.flatMap( ( field ) => namesOf( form, field ) ) ];
		const others = Object.entries( store.get().errors ).filter( ( [ name ] ) => ! names.includes( name ) );
		store.set( { errors: { ...Object.fromEntries( others ), ...found }, isValidated: true } );
	};
	const mayBeHidden = ( { name }: FieldProps ) => props.conditions?.parts.some( ( { id } ) => id === name );
	const answer = () => {
		if ( ! isOn( kept[ 0 ] ) || hasFiles( form ) ) {
			return;
		}
		const fields = fieldsFor( form );
		const certain = fields.filter( ( field ) => ! mayBeHidden( field ) );
		const found = earlyErrors( form, certain );
		if ( Object.keys( found ).length === 0 ) {
			return;
		}
		const isSent = kept[ 0 ]?.event instanceof SubmitEvent;
		// Discard all presses at the start of the queue, because visitors often press the button repeatedly.
		while ( isOn( kept[ 0 ] ) ) {
			kept.shift();
		}
		delete island.dataset.sent;
		// On slow devices, the loader may have shown a message saying that the form is not ready. Remove this obsolete
		// message.
		island.querySelector( '[data-part="errors"] + [role="alert"]' )?.remove();
		if ( isSent && ! announce( form, 'submit' ) ) {
			return;
		}
		later = fields;
		say( certain, found );
		announce( form, 'error', { errors: found } );
		// The browser must first lay out the errors, so that the element to focus can be found.
		afterPaint( () => goToFirstError( form, found ) );
	};
	island.addEventListener( 'vestibule:kept', answer );
	answer();
	return () => {
		const fields = later.filter( ( field ) => form.fields.get( field.name )?.rule || mayBeHidden( field ) );
		if ( fields.length > 0 ) {
			say( fields, errorsOf( form, fields ) );
		}
	};
}
